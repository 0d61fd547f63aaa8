import { isConnected, keepConnection } from "../wallet/connections.js"
import type { Fields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign, signApproved } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import type { Refusal } from "./errors.js"

/** The methods of its object. */
export type Method =
  | "getPublicKey"
  | "signTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "signBlob"

/** The result of a method; null if the wallet was removed meanwhile. */
export type Outcome = { readonly result: string } | Refusal | null

/** Hana's reply to a call from a host. */
export async function answer(
  model: WalletModel,
  method: Method,
  fields: Fields,
  host: string,
): Promise<Outcome> {
  try {
    return await answers[method](model, fields, host)
  } catch {
    return { refused: "internal" }
  }
}

type RequestHandler = (model: WalletModel, fields: Fields, host: string) => Promise<Outcome>

const answers: Readonly<Record<Method, RequestHandler>> = {
  async getPublicKey(model, _, host) {
    const { locked } = model.getState()
    if (!locked && isConnected(model, host)) return { result: model.getState().account }
    const { passphrase } = model.network()
    const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase })
    if (!verdict) return null
    if (!approves(verdict)) return { refused: "declined" }
    keepConnection(model, host)
    return { result: model.getState().account }
  },

  // The request's network applies; without one, the wallet's own.
  signTransaction: (model, { xdr, accountToSign, networkPassphrase }, host) =>
    sign(model, "transaction", xdr, accountToSign, networkPassphrase, host),
  signAuthEntry: (model, { xdr, accountToSign }, host) =>
    sign(model, "auth-entry", xdr, accountToSign, undefined, host),
  signMessage: (model, { message, accountToSign }, host) =>
    sign(model, "message", message, accountToSign, undefined, host),
  signBlob: (model, { blob, accountToSign }, host) =>
    sign(model, "message", blob, accountToSign, undefined, host),
}

async function sign(
  model: WalletModel,
  kind: Signable["kind"],
  payload: unknown,
  requestedAccount: unknown,
  network: unknown,
  host: string,
): Promise<Outcome> {
  const { account: active, network: own } = model.getState()
  const account = requestedAccount || active
  const signer = model.accounts.find(({ address }) => address === account)
  if (!signer) return { refused: "unknownAccount" }
  const passphrase = network || model.network().passphrase
  if (typeof payload !== "string" || typeof passphrase !== "string") return { refused: "invalid" }
  const signable: Signable = { kind, payload, passphrase }
  if (!(await canSign(model, signable, signer.address))) return { refused: "invalid" }

  const requestedNetwork =
    model.networks.find((known) => known.passphrase === passphrase)?.id ?? own
  const as = { account: signer.address, network: requestedNetwork }
  const verdict = await model.ask({ ...signable, host, as })
  if (!verdict) return null
  if (!approves(verdict)) return { refused: "declined" }
  const { signed } = await signApproved(model, signable, signer.address, verdict)
  return { result: signed }
}
