import type { WalletModel } from "../wallet/model.js"
import { parseUrl } from "../wallet/parse-url.js"
import type { Grant } from "../wallet/state.js"
import { accountName, addressIn, chainOf } from "./chains.js"
import type { Client, Session } from "./client.js"

/** A session of the phone with an app. */
export interface PhoneSession {
  readonly topic: string
  /** The app's own name. */
  readonly name: string
  readonly url: string
  /** CAIP-10 */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  /** Seconds since the epoch. */
  readonly expiry: number
}

/** Converts a session for the phone's controls. */
export function toPhoneSession({ topic, peer, namespaces, expiry }: Session): PhoneSession {
  const { name, url } = peer.metadata
  const { accounts = [], methods = [] } = namespaces.stellar ?? {}
  return { topic, name, url, accounts, methods, expiry }
}

/** The session's address on a chain, or an empty string. */
export function accountOn({ namespaces }: Session, chain: string): string {
  const name = namespaces.stellar?.accounts.find((account) => account.startsWith(`${chain}:`))
  return name ? addressIn(name) : ""
}

/** Stores the sessions' accounts as the model's grants. */
export function storeGrants(model: WalletModel, { session }: Client): void {
  const grants = session.getAll().flatMap(({ peer, namespaces }): Grant[] =>
    (namespaces.stellar?.accounts ?? []).flatMap((name): Grant[] => {
      const account = addressIn(name)
      const network = model.networks.find((known) => accountName(chainOf(known), account) === name)
      return network ? [{ network: network.id, account, host: hostOf(peer.metadata.url) }] : []
    }),
  )
  void model.update({ grants })
}

/** The host name and port of an app's URL. Apps report it themselves, so it can be any text. */
export function hostOf(url: string): string {
  return parseUrl(url)?.host ?? url.slice(0, 100)
}
