import { networks } from "@alidade/core"
import { own } from "../own.js"
import { isAccount, isEnvelope, isText, readSignature } from "../values.js"
import type { WalletSession } from "./parameters.js"

/** The methods of the `stellar` namespace (WC2). */
export const methods = {
  sign: "stellar_signXDR",
  submit: "stellar_signAndSubmitXDR",
  message: "stellar_signMessage",
  authEntry: "stellar_signAuthEntry",
} as const

/** A method of the `stellar` namespace. */
export type Method = (typeof methods)[keyof typeof methods]

/** The events by which a wallet reports its account and its network. */
export const events = { accounts: "accountsChanged", chain: "chainChanged" } as const

/** An account of a session (CAIP-10), on a chain of the `stellar` namespace. */
export interface SessionAccount {
  chain: string
  networkPassphrase: string
  address: string
}

/** A session, reduced to its checked fields. */
export interface Session {
  topic: string
  /** Seconds since the epoch. */
  expiry: number
  accounts: readonly SessionAccount[]
  methods: readonly string[]
  peer: Peer
}

/** The wallet of a session, as it describes itself. */
export interface Peer {
  name: string
  description: string
  url: string
  icon: string
  /** Links to its app, unchecked. */
  links: readonly unknown[]
}

/** Limits of what is read, in characters and in entries. */
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

/** The passphrase of a chain. Undefined if it is not a Stellar chain. */
export function passphraseOf(chain: unknown): string | undefined {
  return typeof chain === "string" ? passphrases.get(chain) : undefined
}

/** Reads a session with at least one Stellar account. Undefined for anything else. */
export function readSession(value: unknown): Session | undefined {
  const topic = own(value, "topic")
  const expiry = own(value, "expiry")
  const stellar = own(own(value, "namespaces"), "stellar")
  if (!isText(topic, MAX_WORDS)) return undefined
  const accounts = list(own(stellar, "accounts")).flatMap((entry) => readAccount(entry) ?? [])
  if (accounts.length === 0) return undefined
  const peer = own(own(value, "peer"), "metadata")
  const redirect = own(peer, "redirect")
  return {
    topic,
    expiry: typeof expiry === "number" ? expiry : 0,
    accounts,
    methods: list(own(stellar, "methods")).filter((entry) => isText(entry, MAX_WORDS)),
    peer: {
      name: shortText(own(peer, "name")),
      description: shortText(own(peer, "description")),
      url: shortText(own(peer, "url")),
      icon: shortText(list(own(peer, "icons"))[0]),
      links: [own(redirect, "native"), own(redirect, "universal")],
    },
  }
}

/** Reads an account string such as `stellar:pubnet:G…`. Undefined for anything else. */
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

/** The signer that a reply names: `G…` in one dialect, CAIP-10 in the other. */
export function readSigner(reply: unknown): { address?: string; caip: boolean } {
  const signer = own(reply, "signerAddress")
  if (isAccount(signer)) return { address: signer, caip: false }
  const account = readAccount(signer)
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

/** The outcome of a transaction that was signed and submitted, in either dialect. */
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

function shortText(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_WORDS) : ""
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : []
}
