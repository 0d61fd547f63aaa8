import { own } from "../own.js"
import { isAccount, isBase64, isEnvelope, isText, parseJson, readSignature } from "../values.js"
import type { Box } from "./box.js"

/** The contents of a request's box in the window, by type (XP3). */
export interface Asks {
  XBULL_CONNECT: { canRequestPublicKey: true; canRequestSign: true }
  XBULL_SIGN: { xdr: string; publicKey?: string; network?: string }
  XBULL_SIGN_MESSAGE: {
    message: string
    opts: { address?: string; networkPassphrase?: string }
  }
}

/** The used contents of a reply's box. */
export interface Answers {
  XBULL_CONNECT: { publicKey: string }
  XBULL_SIGN: { xdr: string }
  XBULL_SIGN_MESSAGE: { signedMessage: string; signerAddress: string }
}

/** The types of requests in the window. */
export type Type = keyof Asks

/**
 * A message of the page in the window: first its greeting (XP2), then a reply, which rejects if it has no box (XP4).
 */
export type PageMessage =
  | { type: "XBULL_INITIAL_RESPONSE"; publicKey: string; box: Box }
  | { type: AnswerType; box?: Box }

type AnswerType = `${Type}_RESPONSE`

const answerTypes: readonly unknown[] = [
  "XBULL_CONNECT_RESPONSE",
  "XBULL_SIGN_RESPONSE",
  "XBULL_SIGN_MESSAGE_RESPONSE",
] satisfies AnswerType[]

/** Maximum length of what is read, in characters. A boxed envelope is a third longer. */
const MAX_BOX = 2_000_000

/** Reads a message of the page in the window. Undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const type = own(data, "type")
  if (type === "XBULL_INITIAL_RESPONSE") {
    const box = readBox(data)
    const publicKey = own(data, "publicKey")
    return box && isKey(publicKey) ? { type, publicKey, box } : undefined
  }
  if (!isAnswerType(type)) return undefined
  const success = own(data, "success")
  if (success === false) return { type }
  const box = readBox(data)
  return success === true && box ? { type, box } : undefined
}

/** Reads the decrypted text of a reply. Undefined if it does not have the shape of its type. */
export function readAnswer<T extends Type>(type: T, text: string): Answers[T] | undefined {
  return readers[type](parseJson(text))
}

/** The page's session that the first box names (XP2). Undefined if it names none. */
export function readSession(text: string): unknown {
  return own(parseJson(text), "providedSession")
}

const readers: { readonly [T in Type]: (answer: unknown) => Answers[T] | undefined } = {
  XBULL_CONNECT(answer) {
    const publicKey = own(answer, "publicKey")
    return isAccount(publicKey) ? { publicKey } : undefined
  },
  XBULL_SIGN(answer) {
    const xdr = own(answer, "xdr")
    return isEnvelope(xdr) ? { xdr } : undefined
  },
  XBULL_SIGN_MESSAGE: readSignedMessage,
}

/** Reads a message's signature from the window or the extension. */
export function readSignedMessage(answer: unknown): Answers["XBULL_SIGN_MESSAGE"] | undefined {
  const signedMessage = readSignature(own(answer, "signedMessage"))
  const signerAddress = own(answer, "signerAddress")
  return signedMessage !== undefined && isAccount(signerAddress)
    ? { signedMessage, signerAddress }
    : undefined
}

function isAnswerType(type: unknown): type is AnswerType {
  return answerTypes.includes(type)
}

function readBox(data: unknown): Box | undefined {
  const message = own(data, "message")
  const oneTimeCode = own(data, "oneTimeCode")
  return isBase64(message, MAX_BOX) && isText(oneTimeCode, 32)
    ? { message, oneTimeCode }
    : undefined
}

/** Whether this is base64 of 32 bytes. */
function isKey(value: unknown): value is string {
  return isBase64(value, 44) && value.length === 44 && value.endsWith("=")
}
