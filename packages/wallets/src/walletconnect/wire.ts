import { networks } from "@alidade/core"
import { isAccount, isEnvelope, isText, own, readSignature } from "../values.js"
import type { WalletSession } from "./parameters.js"

/** The methods of the `stellar` namespace (WC2). */
export const methods = {
  sign: "stellar_signXDR",
  submit: "stellar_signAndSubmitXDR",
  message: "stellar_signMessage",
  authEntry: "stellar_signAuthEntry",
} as const

/** The methods of the `stellar` namespace. */
export type Method = (typeof methods)[keyof typeof methods]

/** The events by which a wallet tells of its account and its network. */
export const events = { accounts: "accountsChanged", chain: "chainChanged" } as const

/** An account of a session (CAIP-10), on a chain of the `stellar` namespace. */
export interface SessionAccount {
  chain: string
  networkPassphrase: string
  address: string
}

/** A session of which only what was looked at is kept. */
export interface Session {
  topic: string
  /** Seconds since the epoch. */
  expiry: number
  accounts: readonly SessionAccount[]
  methods: readonly string[]
  peer: Peer
}

/** How the wallet of a session calls itself. */
export interface Peer {
  name: string
  description: string
  url: string
  icon: string
  /** Links to its app, as it gave them. */
  links: readonly unknown[]
}

/** Bounds of what is read, in characters or in entries. */
const MAX_WORDS = 500
const MAX_ENTRIES = 100

/** The chains of WalletConnect's `stellar` namespace (CAIP-2), by passphrase. */
export const caipChains: Readonly<Record<string, string>> = {
  [networks.Public]: "stellar:pubnet",
  [networks.Testnet]: "stellar:testnet",
}

const passphrases: ReadonlyMap<string, string> = new Map(
  Object.entries(caipChains).map(([passphrase, chain]) => [chain, passphrase]),
)

/** The passphrase of a chain; undefined for one that is not Stellar's. */
export function passphraseOf(chain: unknown): string | undefined {
  return typeof chain === "string" ? passphrases.get(chain) : undefined
}

/** A session that has at least one Stellar account; undefined for anything else. */
export function readSession(value: unknown): Session | undefined {
  const topic = own(value, "topic")
  const expiry = own(value, "expiry")
  const stellar = own(own(value, "namespaces"), "stellar")
  if (!isText(topic, MAX_WORDS)) return undefined
  const accounts = list(own(stellar, "accounts")).flatMap((one) => readAccount(one) ?? [])
  if (accounts.length === 0) return undefined
  const peer = own(own(value, "peer"), "metadata")
  const redirect = own(peer, "redirect")
  return {
    topic,
    expiry: typeof expiry === "number" ? expiry : 0,
    accounts,
    methods: list(own(stellar, "methods")).filter((one) => isText(one, MAX_WORDS)),
    peer: {
      name: words(own(peer, "name")),
      description: words(own(peer, "description")),
      url: words(own(peer, "url")),
      icon: words(list(own(peer, "icons"))[0]),
      links: [own(redirect, "native"), own(redirect, "universal")],
    },
  }
}

/** An account string, `stellar:pubnet:G…`; undefined for any other. */
export function readAccount(value: unknown): SessionAccount | undefined {
  if (!isText(value, MAX_WORDS)) return undefined
  const [namespace, reference, address, ...more] = value.split(":")
  const chain = `${namespace}:${reference}`
  const networkPassphrase = passphraseOf(chain)
  if (!networkPassphrase || !isAccount(address) || more.length > 0) return undefined
  return { chain, networkPassphrase, address }
}

/** The specification's record of a session. */
export function recordOf({ topic, peer, accounts }: Session): WalletSession {
  return {
    id: topic,
    name: peer.name,
    description: peer.description,
    url: peer.url,
    icons: peer.icon,
    accounts: accounts.map(({ chain, address }) => ({
      network: chain === "stellar:pubnet" ? "pubnet" : "testnet",
      publicKey: address,
    })),
  }
}

/** Who signed, as a reply says: `G…` in one dialect, CAIP-10 in the other. */
export function readSigner(reply: unknown): { address?: string; caip: boolean } {
  const said = own(reply, "signerAddress")
  if (isAccount(said)) return { address: said, caip: false }
  const account = readAccount(said)
  return account ? { address: account.address, caip: true } : { caip: false }
}

/** The signed envelope of a reply. */
export function readEnvelope(reply: unknown): string | undefined {
  const signed = own(reply, "signedXDR")
  return isEnvelope(signed) ? signed : undefined
}

/** Base64 of the 64-byte signature of a message. */
export function readMessageSignature(reply: unknown): string | undefined {
  return readSignature(own(reply, "signature"))
}

/** What became of a transaction that was signed and sent, in either dialect. */
export function readOutcome(
  reply: unknown,
): { status: "success" | "pending" | "failed"; hash?: string; envelope?: string } | undefined {
  const status = own(reply, "status")
  const hash = own(reply, "tx_hash")
  const envelope = readEnvelope(reply)
  if (status === "success" || status === "pending") {
    return { status, ...(envelope ? { envelope } : {}) }
  }
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/i.test(hash)) return undefined
  const successful = own(reply, "successful")
  return {
    status: successful === true ? "success" : successful === false ? "failed" : "pending",
    hash: hash.toLowerCase(),
    ...(envelope ? { envelope } : {}),
  }
}

function words(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_WORDS) : ""
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : []
}
