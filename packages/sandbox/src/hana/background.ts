import type { Brain } from "../wallet/brain.js"
import { isConnected, keepConnection } from "../wallet/connections.js"
import type { Signable } from "../wallet/fulfil.js"
import { signingKey } from "../wallet/signing-key.js"
import { approves } from "../wallet/verdicts.js"
import type { Refusal } from "./errors.js"

/** The methods of its object. */
export type Method =
  | "getPublicKey"
  | "signTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "signBlob"

/** What a page handed to a method: nothing about it is certain. */
export type Fields = Readonly<Record<string, unknown>>

/** What a method comes to; null when the wallet went away meanwhile. */
export type Outcome = { readonly result: string } | Refusal | null

/** Hana's answer to a call from a host. */
export async function answer(
  brain: Brain,
  method: Method,
  fields: Fields,
  host: string,
): Promise<Outcome> {
  try {
    return await answers[method](brain, fields, host)
  } catch {
    return { refused: "internal" }
  }
}

type Answering = (brain: Brain, fields: Fields, host: string) => Promise<Outcome>

const answers: Readonly<Record<Method, Answering>> = {
  async getPublicKey(brain, _, host) {
    const { locked } = brain.getState()
    if (!locked && isConnected(brain, host)) return { result: brain.getState().account }
    const { passphrase } = brain.network()
    const verdict = await brain.ask({ kind: "connect", payload: "", host, passphrase })
    if (!verdict) return null
    if (!approves(verdict)) return { refused: "declined" }
    keepConnection(brain, host)
    return { result: brain.getState().account }
  },

  // The request's network counts; without one, the wallet's own.
  signTransaction: (brain, { xdr, accountToSign, networkPassphrase }, host) =>
    sign(brain, "transaction", xdr, accountToSign, networkPassphrase, host),
  signAuthEntry: (brain, { xdr, accountToSign }, host) =>
    sign(brain, "auth-entry", xdr, accountToSign, undefined, host),
  signMessage: (brain, { message, accountToSign }, host) =>
    sign(brain, "message", message, accountToSign, undefined, host),
  signBlob: (brain, { blob, accountToSign }, host) =>
    sign(brain, "message", blob, accountToSign, undefined, host),
}

async function sign(
  brain: Brain,
  kind: Signable["kind"],
  payload: unknown,
  named: unknown,
  network: unknown,
  host: string,
): Promise<Outcome> {
  const { account: active, network: own } = brain.getState()
  const account = named || active
  const signer = brain.accounts.find(({ address }) => address === account)
  if (!signer) return { refused: "unknownAccount" }
  const passphrase = network || brain.network().passphrase
  if (typeof payload !== "string" || typeof passphrase !== "string") return { refused: "invalid" }
  const signable: Signable = { kind, payload, passphrase }
  if (!(await canSign(brain, signable, signer.address))) return { refused: "invalid" }

  const meant = brain.networks.find((known) => known.passphrase === passphrase)?.id ?? own
  const as = { account: signer.address, network: meant }
  const verdict = await brain.ask({ ...signable, host, as })
  if (!verdict) return null
  if (!approves(verdict)) return { refused: "declined" }
  const { fulfil } = await import("../wallet/fulfil.js")
  const { seed } = signingKey(brain, signer.address, verdict === "wrong-signer")
  return { result: fulfil(signable, seed, verdict === "alter") }
}

/** An entry must be readable, of a type that the wallet knows, and not bound to another account. */
async function canSign(
  brain: Brain,
  { kind, payload, passphrase }: Signable,
  signer: string,
): Promise<boolean> {
  const { isTransaction, readPreimage } = await import("../wallet/sign.js")
  if (kind === "transaction") return isTransaction(payload, passphrase)
  if (kind === "message") return true
  try {
    const { version, address = signer } = readPreimage(payload)
    return brain.getState().authEntry.includes(version) && address === signer
  } catch {
    return false
  }
}
