import { far } from "../wallet/far.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { canSign, signApproved } from "../wallet/signing.js"
import type { Step } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { failed, type InnerError, innerError } from "./errors.js"
import { type Method, sessionAccounts, sessionScopes } from "./session.js"
import type { Outcome } from "./wire.js"

/** What a method signs, and the names of the data and of the signature. */
const forms = {
  signTransaction: { kind: "transaction", field: "xdr", signature: "signedTxXdr" },
  signAuthEntry: { kind: "auth-entry", field: "authEntry", signature: "signedAuthEntry" },
  signMessage: { kind: "message", field: "message", signature: "signedMessage" },
} as const satisfies Record<Method, { kind: Signable["kind"]; field: string; signature: string }>

/** MM12: a second screen to connect, before the first signature. */
const connectAgain: Step = {
  quirk: "MM12-window",
  title: "Connect this site?",
  text: "It asks for more than it may do so far: to request signatures.",
  button: "Connect",
}

/** Answers `wallet_invokeMethod` (MM7). A failure after the checks of the session is inside a result. */
export async function sign(model: WalletModel, params: unknown, host: string): Promise<Outcome> {
  const { scope, request } = fieldsOf(params)
  const { method, params: asked } = fieldsOf(request)
  if (typeof scope !== "string" || typeof method !== "string") return failed("invalid")
  const allowed = sessionScopes(model, host)[scope]?.methods.find((known) => known === method)
  if (!allowed) return failed("unauthorized")

  const signer = findSigner(model, fieldsOf(fieldsOf(asked).opts).address, host)
  if (!signer) return failed("noAccount")
  const form = forms[allowed]
  const reply = (signature: string, signerAddress: string, error?: InnerError): Outcome => ({
    result: { [form.signature]: signature, signerAddress, ...(error && { error }) },
  })

  const { passphrase } = model.network()
  const reason = refusal(fieldsOf(asked), form.field, passphrase)
  if (reason) return reply("", "", innerError(-3, reason))
  // MM10
  if (signer === "unknown") return reply("", "", innerError(-3, "Account not found"))
  const payload = String(fieldsOf(asked)[form.field])
  const signable: Signable = { kind: form.kind, payload, passphrase }
  if (!(await canSign(model, signable, signer, { ownNetwork: true })))
    return reply("", "", innerError(-3, `The ${form.field} cannot be read, or is not supported`))
  if (!(await takesPart(model, signable, signer)))
    return reply("", signer, innerError(-3, "Transaction does not involve this wallet account"))
  if (model.getState().quirks.MM8) return reply("", signer, innerError(-2, "HTTP 503"))

  const { network } = model.getState()
  const as = { account: signer, network }
  const verdict = await model.ask({ ...signable, host, as, steps: [connectAgain] })
  if (!verdict) return null
  if (!approves(verdict)) return reply("", signer, innerError(-4))
  const { signed, signer: signedBy } = await signApproved(model, signable, signer, verdict)
  return reply(signed, signedBy)
}

/**
 * MM10: the account that signs. `unknown` for one that the wallet does not have, unless the connected one signs
 * instead; undefined if the page is not connected to it.
 */
function findSigner(model: WalletModel, address: unknown, host: string): string | undefined {
  const { quirks } = model.getState()
  const connected = quirks["MM6-empty"] ? [] : sessionAccounts(model, host)
  if (typeof address !== "string" || address === "") return connected[0]
  if (model.accounts.some((account) => account.address === address))
    return connected.find((account) => account === address)
  return quirks.MM10 ? connected[0] : "unknown"
}

/** Why the parameters of a method are invalid (MM7); undefined if they are valid. */
function refusal({ opts, ...data }: Fields, field: string, passphrase: string): string | undefined {
  const { [field]: payload, ...others } = data
  const { networkPassphrase, address: _, ...unknown } = fieldsOf(opts)
  const extra = Object.keys({ ...others, ...unknown })[0]
  if (extra !== undefined) return `Unknown key: ${extra}`
  if (typeof payload !== "string" || payload === "") return `Expected a nonempty string: ${field}`
  if (networkPassphrase !== undefined && networkPassphrase !== passphrase)
    return `Unknown network passphrase: ${String(networkPassphrase)}`
  return undefined
}

async function takesPart(model: WalletModel, signable: Signable, signer: string): Promise<boolean> {
  if (signable.kind !== "transaction" || !model.getState().quirks.MM9) return true
  const { isInvolved } = await far(import("./is-involved.js"))
  return isInvolved(signable.payload, signable.passphrase, signer)
}
