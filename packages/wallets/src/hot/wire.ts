import { findInjected } from "../channel/injected.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"
import { isAccount, isEnvelope, parseJson, readSignature } from "../values.js"

/** HOT's request parameters, by method. */
export interface CallParameters {
  "stellar:getAddress": Record<string, never>
  "stellar:signTransaction": { xdr: string; accountToSign?: string }
  "stellar:signAuthEntry": { authEntry: string; accountToSign?: string }
  "stellar:signMessage": { message: string; accountToSign?: string }
}

export type Method = keyof CallParameters

/** A request, independent of how it is sent. */
export interface HotCall {
  method: Method
  request: CallParameters[Method]
}

/** HOT's results, by method. Signatures are base64 of 64 bytes, `signedTxXdr` is a base64 `TransactionEnvelope`. */
export interface Answers {
  "stellar:getAddress": { address: string }
  "stellar:signTransaction": { signedTxXdr: string; signerAddress?: string }
  "stellar:signAuthEntry": { signedAuthEntry: string; signerAddress?: string }
  "stellar:signMessage": { signedMessage: string; signerAddress?: string }
}

/** The specification's wallet response. Its payload is unchecked. */
export interface HotReply {
  success: boolean
  payload: unknown
}

/** What HOT's extension adds to a page as `window.hotExtension`. It resolves to the payload, or throws it. */
export interface HotExtension {
  request(method: Method, request: CallParameters[Method]): Promise<unknown>
}

/** The extension's object, if the page has it. */
export function findExtension(): HotExtension | undefined {
  return findInjected<HotExtension>(["hotExtension"], ["request"], pageOf("hot-wallet"))
}

/** Maximum size of a reply from the relay, in characters. */
export const MAX_REPLY = 2_000_000

/** Reads a reply of the wallet. Undefined if it has another shape. */
export function readReply(data: unknown): HotReply | undefined {
  const success = own(data, "success")
  return typeof success === "boolean" ? { success, payload: own(data, "payload") } : undefined
}

/**
 * Reads the response that the relay holds (HO4). Undefined if there is no response yet, whether the relay sends null or
 * invalid JSON. False if it is not a reply of the wallet.
 */
export function readRelayed(text: string): HotReply | false | undefined {
  const data = own(parseJson(text), "data")
  const reply = typeof data === "string" ? parseJson(data) : undefined
  return reply === undefined || reply === null ? undefined : (readReply(reply) ?? false)
}

/** The fields of a payload that belong to this method. Undefined if it has another shape. */
export function readAnswer<M extends Method>(method: M, payload: unknown): Answers[M] | undefined {
  return answers[method](payload)
}

const answers: { [M in Method]: (payload: unknown) => Answers[M] | undefined } = {
  "stellar:getAddress": (payload) => {
    const address = own(payload, "address")
    return isAccount(address) ? { address } : undefined
  },
  "stellar:signTransaction": (payload) => {
    const signedTxXdr = own(payload, "signedTxXdr")
    const signer = readSigner(payload)
    return signer && isEnvelope(signedTxXdr) ? { signedTxXdr, ...signer } : undefined
  },
  "stellar:signAuthEntry": (payload) => {
    const signedAuthEntry = readSignature(own(payload, "signedAuthEntry"))
    const signer = readSigner(payload)
    return signer && signedAuthEntry ? { signedAuthEntry, ...signer } : undefined
  },
  "stellar:signMessage": (payload) => {
    const signedMessage = readSignature(own(payload, "signedMessage"))
    const signer = readSigner(payload)
    return signer && signedMessage ? { signedMessage, ...signer } : undefined
  },
}

/** The signer, which HOT may omit. Undefined if it is not an account. */
function readSigner(payload: unknown): { signerAddress?: string } | undefined {
  const signerAddress = own(payload, "signerAddress")
  if (signerAddress === undefined || signerAddress === null) return {}
  return isAccount(signerAddress) ? { signerAddress } : undefined
}
