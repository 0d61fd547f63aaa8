import { bytesOf, hexOf } from "../wallet/bytes.js"
import { endConnections, isHostConnected, keepConnection } from "../wallet/connections.js"
import { far } from "../wallet/far.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign, signApproved, signingKey } from "../wallet/signing.js"
import type { Verdict } from "../wallet/state.js"
import { submitSigned } from "../wallet/submit.js"
import { approves } from "../wallet/verdicts.js"
import { failed } from "./errors.js"
import { type Method, type Outcome, readMethod } from "./wire.js"

/** OneKey's reply to a call from a host; null if the wallet was removed meanwhile. */
export async function answer(
  model: WalletModel,
  method: unknown,
  params: unknown,
  host: string,
): Promise<Outcome> {
  const known = readMethod(method)
  if (!known) return failed("unsupported")
  try {
    return await answers[known](model, fieldsOf(params), host)
  } catch {
    return failed("internal")
  }
}

/** The account that a host is connected to: the active one. Null without a connection. */
export function connectedAccount(model: WalletModel, host: string): string | null {
  return isHostConnected(model, host) ? model.getState().account : null
}

type RequestHandler = (model: WalletModel, params: Fields, host: string) => Promise<Outcome>

const answers: Readonly<Record<Method, RequestHandler>> = {
  async stellar_getAddress(model, { skipRequestAccess }, host) {
    const address = connectedAccount(model, host)
    // ON3: the silent restore opens no window, not even to unlock.
    if (address && (skipRequestAccess === true || !model.getState().locked))
      return { result: { address } }
    if (skipRequestAccess === true) return failed("unauthorized")
    const { passphrase } = model.network()
    const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase })
    if (!verdict) return null
    if (!approves(verdict)) return failed("rejected")
    keepConnection(model, host)
    return { result: { address: model.getState().account } }
  },

  // ON4: the connected account signs, whatever `address` says, for the network of the request.
  async stellar_signTransaction(model, { xdr, networkPassphrase, submit }, host) {
    const passphrase = networkPassphrase || model.network().passphrase
    if (typeof xdr !== "string" || typeof passphrase !== "string") return failed("invalid")
    const signable: Signable = { kind: "transaction", payload: xdr, passphrase }
    const outcome = await sign(model, signable, host)
    if (!outcome || "error" in outcome) return outcome
    const { signed, signer } = outcome
    // ON5
    if (submit === true) await submitSigned(model, signed, passphrase)
    return { result: { signedTxXdr: signed, signerAddress: signer } }
  },

  // ON6
  stellar_signAuthEntry: async () => failed("notImplemented"),

  async stellar_signMessage(model, { message }, host) {
    // ON7
    if (typeof message !== "string" || !message) return failed("invalid")
    const { passphrase } = model.network()
    const outcome = await sign(model, { kind: "message", payload: message, passphrase }, host)
    if (!outcome || "error" in outcome) return outcome
    const { signed, signer } = outcome
    const signedMessage = model.getState().quirks.ON7 ? hexOf(bytesOf(signed)) : signed
    return { result: { signedMessage, signerAddress: signer } }
  },

  async stellar_getNetwork(model, _, host) {
    if (!connectedAccount(model, host)) return failed("unauthorized")
    const { id, passphrase } = model.network()
    const network = id === "public" ? "mainnet" : "testnet"
    return { result: { network, networkPassphrase: passphrase } }
  },

  async stellar_disconnect(model, _, host) {
    endConnections(model, host)
    return { result: undefined }
  },
}

async function sign(
  model: WalletModel,
  signable: Signable,
  host: string,
): Promise<{ signed: string; signer: string } | ReturnType<typeof failed> | null> {
  const account = connectedAccount(model, host)
  if (!account) return failed("unauthorized")
  if (!(await canSign(model, signable, account))) return failed("invalid")
  const isOnDevice = model.getState().quirks.ON8 === true
  if (isOnDevice && !(await isKnownToDevice(signable))) return failed("notImplemented")

  const { passphrase } = signable
  const network =
    model.networks.find((known) => known.passphrase === passphrase)?.id ?? model.getState().network
  const verdict = await model.ask({ ...signable, host, as: { account, network } })
  if (!verdict) return null
  if (!approves(verdict)) return failed("rejected")
  return isOnDevice
    ? signWithDevice(model, signable, account, verdict)
    : signApproved(model, signable, account, verdict)
}

async function isKnownToDevice({ kind, payload, passphrase }: Signable): Promise<boolean> {
  const { canSignOnDevice } = await far(import("./device.js"))
  return kind === "transaction" && canSignOnDevice(payload, passphrase)
}

async function signWithDevice(
  model: WalletModel,
  { payload, passphrase }: Signable,
  account: string,
  verdict: Verdict,
): Promise<{ signed: string; signer: string }> {
  const { signOnDevice } = await far(import("./device.js"))
  const { tamperWithTransaction } = await far(import("../wallet/tampering.js"))
  const signer = signingKey(model, account, verdict === "wrong-signer")
  const shown = verdict === "alter" ? await tamperWithTransaction(payload) : payload
  return { signed: await signOnDevice(shown, passphrase, signer), signer: signer.address }
}
