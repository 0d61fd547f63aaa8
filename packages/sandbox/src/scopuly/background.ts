import { bytesOf, hexOf } from "../wallet/bytes.js"
import { endConnections, isHostConnected, keepConnection } from "../wallet/connections.js"
import { far } from "../wallet/far.js"
import { type Fields, fieldsOf, textOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { startRequest } from "../wallet/pending-request.js"
import type { Signable } from "../wallet/sign-request.js"
import { signApproved } from "../wallet/signing.js"
import { submitSigned } from "../wallet/submit.js"
import { ask } from "./ask.js"
import { checkRequest } from "./check-request.js"
import { type Failure, failure } from "./errors.js"
import { POLL } from "./quirks.js"
import { networkOf } from "./site-state.js"

/** The methods that reach the extension. */
export type Method =
  | "isConnected"
  | "requestAccess"
  | "getNetwork"
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "reportX402Receipt"
  | "disconnect"

/** The page that calls. */
export interface Site {
  /** With the port. */
  readonly host: string
  readonly isHttps: boolean
}

/** The outcome of a call; null if the wallet was removed meanwhile. */
export type Outcome = { readonly result: unknown } | { readonly error: Failure } | null

/** Scopuly's reply to a call: its first argument and its options. */
export async function answer(
  model: WalletModel,
  method: Method,
  payload: unknown,
  opts: unknown,
  site: Site,
): Promise<Outcome> {
  const { quirks } = model.getState()
  if (quirks.SC4) return failed("blocked")
  if (quirks["SC4-http"] && !site.isHttps) return failed("http")
  try {
    return await answers[method](model, textOf(payload), fieldsOf(opts), site.host)
  } catch {
    return failed("invalid")
  }
}

type RequestHandler = (
  model: WalletModel,
  payload: string,
  opts: Fields,
  host: string,
) => Promise<Outcome>

const answers: Readonly<Record<Method, RequestHandler>> = {
  isConnected: async (model, _, __, host) => ({
    result: { isConnected: isHostConnected(model, host) },
  }),
  getNetwork: async (model) => ({ result: networkOf(model) }),

  async requestAccess(model, _, __, host) {
    const access = (): Outcome => ({ result: { address: model.getState().account } })
    if (isHostConnected(model, host)) return access()
    if (model.getState().quirks["SC4-bridge"]) return failed("bridge")
    const request = {
      kind: "connect",
      payload: "",
      host,
      passphrase: model.network().passphrase,
    } as const
    if (!model.getState().created) {
      showSetUp(model, request)
      return failed("unpaired")
    }
    const verdict = await ask(model, request)
    if (!verdict) return null
    if (typeof verdict === "object") return { error: verdict }
    keepConnection(model, host)
    return access()
  },

  signTransaction: (model, payload, { submit, ...opts }, host) =>
    signTransaction(model, payload, opts, host, submit === true),
  signAndSubmitTransaction: (model, payload, opts, host) =>
    signTransaction(model, payload, opts, host, true),

  async signAuthEntry(model, payload, opts, host) {
    const outcome = await sign(model, "auth-entry", payload, opts, host)
    if (!outcome || "error" in outcome) return outcome
    const { signed, signer } = outcome
    return { result: { signedAuthEntry: signed, signerAddress: signer } }
  },

  async signMessage(model, payload, opts, host) {
    const outcome = await sign(model, "message", payload, opts, host)
    if (!outcome || "error" in outcome) return outcome
    const { signed, signer } = outcome
    return { result: { signedMessage: hexOf(bytesOf(signed)), signerAddress: signer } }
  },

  // A paired phone may lack this, and no simulated one has it.
  reportX402Receipt: async () => failed("unsupported"),

  // SC7
  async disconnect(model, _, __, host) {
    endConnections(model, host)
    return { result: undefined }
  },
}

/** SC5: the set-up window stays open after the call has failed, until a phone is paired. */
function showSetUp(model: WalletModel, request: Parameters<typeof startRequest>[1]): void {
  const { verdict, close } = startRequest(model, request)
  const stop = model.subscribe(() => {
    if (model.getState().created) close()
  })
  void verdict.then(stop)
}

async function signTransaction(
  model: WalletModel,
  payload: string,
  opts: Fields,
  host: string,
  submit: boolean,
): Promise<Outcome> {
  const outcome = await sign(model, "transaction", payload, opts, host)
  if (!outcome || "error" in outcome) return outcome
  const { signed, signer } = outcome
  const { passphrase } = model.network()
  const { transactionHash } = await far(import("./check-signed.js"))
  const hash = await transactionHash(signed, passphrase)
  if (submit) await submitSigned(model, signed, passphrase)
  return {
    result: {
      signedTxXdr: signed,
      signedXDR: signed,
      signerAddress: signer,
      hash,
      ...(submit && { status: "success" }),
    },
  }
}

async function sign(
  model: WalletModel,
  kind: Signable["kind"],
  payload: string,
  opts: Fields,
  host: string,
): Promise<{ signed: string; signer: string } | { error: Failure } | null> {
  if (!isHostConnected(model, host)) return failed("unconnected")
  if (model.getState().quirks["SC4-bridge"]) return failed("bridge")
  const { account, network } = model.getState()
  const signable: Signable = { kind, payload, passphrase: model.network().passphrase }
  const refusal = await checkRequest(model, signable, opts)
  if (refusal) return { error: refusal }

  const verdict = await ask(model, { ...signable, host, as: { account, network } })
  if (!verdict) return null
  if (typeof verdict === "object") return { error: verdict }
  const outcome = await signApproved(model, signable, account, verdict)
  if (model.getState().quirks["SC5-poll"]) await model.wait(POLL)
  if (!model.getState().quirks.SC3) return outcome
  const { isSignedBy } = await far(import("./check-signed.js"))
  return (await isSignedBy(account, outcome.signed, signable)) ? outcome : failed("unverified")
}

function failed(kind: Parameters<typeof failure>[0]): { readonly error: Failure } {
  return { error: failure(kind) }
}
