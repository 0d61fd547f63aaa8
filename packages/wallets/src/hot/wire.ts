import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"
import { isAccount, isEnvelope, own, parseJson, readSignature } from "../values.js"

/** What HOT is asked, by method. */
export interface Asks {
  "stellar:getAddress": Record<string, never>
  "stellar:signTransaction": { xdr: string; accountToSign?: string }
  "stellar:signAuthEntry": { authEntry: string; accountToSign?: string }
  "stellar:signMessage": { message: string; accountToSign?: string }
}

export type Method = keyof Asks

/** A request, whichever way it goes. */
export interface HotCall {
  method: Method
  request: Asks[Method]
}

/** What HOT gives, by method. Signatures are base64 of 64 bytes, `signedTxXdr` is a base64 `TransactionEnvelope`. */
export interface Answers {
  "stellar:getAddress": { address: string }
  "stellar:signTransaction": { signedTxXdr: string; signerAddress?: string }
  "stellar:signAuthEntry": { signedAuthEntry: string; signerAddress?: string }
  "stellar:signMessage": { signedMessage: string; signerAddress?: string }
}

/** The specification's wallet response. Nothing in its payload has been looked at. */
export interface HotReply {
  success: boolean
  payload: unknown
}

/** What HOT's extension puts into a page as `window.hotExtension`. It gives the payload, or throws it. */
export interface HotExtension {
  request(method: Method, request: Asks[Method]): Promise<unknown>
}

/** The extension's object, where the page has it. */
export function findExtension(): HotExtension | undefined {
  return injected<HotExtension>(["hotExtension"], ["request"], pageOf("hot-wallet"))
}

/** Bound of a reply over the relay, in characters. */
export const MAX_REPLY = 2_000_000

/** A reply of the wallet; undefined for another shape. */
export function readReply(data: unknown): HotReply | undefined {
  const success = own(data, "success")
  return typeof success === "boolean" ? { success, payload: own(data, "payload") } : undefined
}

/**
 * What the relay holds as the response (HO4): undefined while there is none, be it null or no JSON; `false` for a
 * response that is none of the wallet's.
 */
export function readRelayed(text: string): HotReply | false | undefined {
  const data = own(parseJson(text), "data")
  const said = typeof data === "string" ? parseJson(data) : undefined
  return said === undefined || said === null ? undefined : (readReply(said) ?? false)
}

/** The fields of a payload that belong to this method; undefined for another shape. */
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

/** Who signed, which HOT may leave out; undefined for something that is no account. */
function readSigner(payload: unknown): { signerAddress?: string } | undefined {
  const signerAddress = own(payload, "signerAddress")
  if (signerAddress === undefined || signerAddress === null) return {}
  return isAccount(signerAddress) ? { signerAddress } : undefined
}
