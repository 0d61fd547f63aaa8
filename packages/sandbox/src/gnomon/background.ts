import { endConnections, isHostConnected, keepConnection } from "../wallet/connections.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign, signApproved } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import { type Failure, failure } from "./errors.js"
import { networkOf } from "./site-state.js"

/** The functions that reach the wallet. */
export type Method =
  | "getAddress"
  | "signTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "getNetwork"
  | "disconnect"

/** The outcome of a call; null if the wallet was removed meanwhile. */
export type Outcome = { readonly result: object | undefined } | Failure | null

/** Gnomon's reply to a call from a host. A signature's `payload` is what it signs. */
export async function answer(
  model: WalletModel,
  method: Method,
  payload: unknown,
  options: unknown,
  host: string,
): Promise<Outcome> {
  // The page keeps the object of an extension that was turned off.
  if (!model.getState().installed) return failure("off")
  try {
    return await answers[method](model, { payload, options: fieldsOf(options), host })
  } catch {
    return failure("internal")
  }
}

interface Call {
  readonly payload: unknown
  readonly options: Fields
  readonly host: string
}

const answers: Readonly<Record<Method, (model: WalletModel, call: Call) => Promise<Outcome>>> = {
  async getAddress(model, { options, host }) {
    const { locked, account, quirks } = model.getState()
    const isSilent = options.skipRequestAccess === true
    if (isHostConnected(model, host) && (isSilent || !locked) && !(isSilent && quirks.WINDOW))
      return { result: { address: account } }
    if (!isSilent) return askAccess(model, host)
    if (!quirks.WINDOW) return failure("noAccess")
    // Pages ask silently several times. One window answers them all.
    const open = misuses.get(model)
    if (open) return open
    void model.record("out", { misuse: "window", method: "getAddress" })
    const outcome = askAccess(model, host).finally(() => misuses.delete(model))
    misuses.set(model, outcome)
    return outcome
  },

  async signTransaction(model, call) {
    return sign(model, "transaction", call, (signedTxXdr) => ({ signedTxXdr }))
  },

  async signAuthEntry(model, call) {
    return sign(model, "auth-entry", call, (signedAuthEntry) => ({ signedAuthEntry }))
  },

  async signMessage(model, call) {
    return sign(model, "message", call, (signedMessage) => ({ signedMessage }))
  },

  async getNetwork(model) {
    return { result: networkOf(model) }
  },

  async disconnect(model, { host }) {
    endConnections(model, host)
    return { result: undefined }
  },
}

/** The outcomes of windows that a silent question has opened. */
const misuses = new WeakMap<WalletModel, Promise<Outcome>>()

/** Asks the user to give a host access. */
async function askAccess(model: WalletModel, host: string): Promise<Outcome> {
  const { passphrase } = model.network()
  const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase })
  if (!verdict) return null
  if (!approves(verdict)) return failure("declined")
  keepConnection(model, host)
  return { result: { address: model.getState().account } }
}

/** Signs with the active account, which a request's `address` must name if it names any. */
async function sign(
  model: WalletModel,
  kind: Signable["kind"],
  { payload, options: { networkPassphrase, address }, host }: Call,
  resultOf: (signed: string) => object,
): Promise<Outcome> {
  if (!isHostConnected(model, host)) return failure("noAccess")
  const { account } = model.getState()
  const network = model.networks.find(({ passphrase }) => passphrase === networkPassphrase)
  if (typeof payload !== "string" || !network || (address ?? account) !== account)
    return failure("invalid")
  const signable: Signable = { kind, payload, passphrase: network.passphrase }
  if (!(await canSign(model, signable, account, { ownNetwork: true }))) return failure("invalid")

  const verdict = await model.ask({ ...signable, host, as: { account, network: network.id } })
  if (!verdict) return null
  if (!approves(verdict)) return failure("declined")
  const { signed, signer } = await signApproved(model, signable, account, verdict)
  return { result: { ...resultOf(signed), signerAddress: signer } }
}
