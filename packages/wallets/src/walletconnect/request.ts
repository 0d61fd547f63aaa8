import {
  limits,
  networkName,
  type SignOptions,
  WalletError,
  type WrongNetwork,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { isPhone } from "../page.js"
import { requireAccount } from "../values.js"
import { isMisunderstanding, requestError, sessionClosed } from "./errors.js"
import { chosenLink, forgetChoice, readLink } from "./links.js"
import type { SignClient } from "./parameters.js"
import type { Sessions } from "./sessions.js"
import { type Method, methods, readSigner, type Session, type SessionAccount } from "./wire.js"

/**
 * Asks one request of the session that it is for, and says who signed: `G…`, whatever the wallet's dialect. `params` gives the
 * request's parameters, in the vendor's draft where the wallet is known to speak it.
 */
export type Ask = (
  method: Method,
  params: (draft: boolean) => Record<string, unknown>,
  options: SignOptions,
) => Promise<{ reply: unknown; signerAddress: string }>

/** Makes what asks the wallets of a client's sessions; `connect` gives a session where none can take a request. */
export function createAsk(
  client: SignClient,
  sessions: Sessions,
  connect: (options: SignOptions) => Promise<Session>,
  sandbox: boolean,
): Ask {
  /** Sessions whose wallet is known to speak the vendor's draft, by what it answered (WC2). */
  const drafts = new Set<string>()

  /** The session and the account to ask: the active one, else one that holds the account asked, else a new one (WC4). */
  async function target(
    options: SignOptions,
  ): Promise<{ session: Session; account: SessionAccount }> {
    const { address, networkPassphrase } = options
    requireAccount(address, "WalletConnect")
    const session = sessions.holding(address, networkPassphrase) ?? (await connect(options))
    const own = session.accounts.filter((one) => !address || one.address === address)
    const [shared] = own
    const { name } = session.peer
    if (!shared) {
      throw new WalletError(
        "wrong-account",
        `${name || "The wallet on the phone"} does not share the account that was asked. Choose it there, then connect again.`,
      )
    }
    if (networkPassphrase === undefined) return { session, account: shared }
    const account = own.find((one) => one.networkPassphrase === networkPassphrase)
    if (account) return { session, account }
    const named = (passphrase: string) => ({ name: networkName(passphrase), passphrase })
    const ext: WrongNetwork = {
      subject: "wallet",
      expected: named(networkPassphrase),
      actual: named(shared.networkPassphrase),
    }
    throw new WalletError(
      "wrong-network",
      `${name || "The wallet on the phone"} is connected for ${ext.actual.name}, and this asks for ${ext.expected.name}. Switch the network there, then connect again.`,
      { ext },
    )
  }

  /** Sends one request to a session, and shows that the phone is waited for. */
  function send(
    session: Session,
    { chain }: SessionAccount,
    method: Method,
    params: Record<string, unknown>,
    { signal, ui }: SignOptions,
  ): Promise<unknown> {
    if (!session.methods.includes(method)) {
      const name = session.peer.name || "The wallet on the phone"
      throw new WalletError("unsupported", `${name} did not grant "${method}" to this session.`)
    }
    // The library opens the stored choice with each request: in a sandbox it would be a real wallet's.
    if (sandbox) forgetChoice()
    ui?.show({ kind: "waiting", on: "phone", ...peerOf(session) })
    return conversation<unknown>({ signal }, ({ fail, undo }) => {
      // The library would wait for the request's own end.
      undo(sessions.onClosed(session.topic, () => fail(sessionClosed())))
      return client.request({
        topic: session.topic,
        chainId: chain,
        request: { method, params },
        expiry: limits.sign / 1_000,
      })
    })
  }

  return async (method, params, options) => {
    const { session, account } = await target(options)
    try {
      const draft = drafts.has(session.topic)
      const reply = await send(session, account, method, params(draft), options).catch((error) => {
        if (draft || method !== methods.authEntry || !options.entry) throw error
        if (!isMisunderstanding(error)) throw error
        // Nothing was shown to anybody: the other dialect is tried.
        return send(session, account, method, params(true), options)
      })
      const { address, caip } = readSigner(reply)
      if (caip) drafts.add(session.topic)
      return { reply, signerAddress: address ?? account.address }
    } catch (error) {
      throw requestError(error)
    }
  }
}

/** How the wallet calls itself, and on a phone the link that brings it to the front. */
function peerOf({ peer }: Session): { peer?: string; link?: { href: string; name: string } } {
  const [link] = peer.links.flatMap((one) => readLink(one) ?? [])
  const href = isPhone() ? (link ?? chosenLink()) : undefined
  return {
    ...(peer.name ? { peer: peer.name } : {}),
    ...(href ? { link: { href, name: peer.name || "the wallet" } } : {}),
  }
}
