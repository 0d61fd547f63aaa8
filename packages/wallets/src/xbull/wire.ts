import { isAccount, isBase64, isEnvelope, isSignature, isText, own, parseJson } from "../values.js"
import type { Box } from "./box.js"

/** What is asked in the window, by type: what is put into the box (XP3). */
export interface Asks {
  XBULL_CONNECT: { canRequestPublicKey: true; canRequestSign: true }
  XBULL_SIGN: { xdr: string; publicKey?: string; network?: string }
  XBULL_SIGN_MESSAGE: {
    message: string
    opts: { address?: string; networkPassphrase?: string }
  }
}

/** What the box of an answer holds, as far as it is used. */
export interface Answers {
  XBULL_CONNECT: { publicKey: string }
  XBULL_SIGN: { xdr: string }
  XBULL_SIGN_MESSAGE: { signedMessage: string; signerAddress: string }
}

/** The types of what is asked in the window. */
export type Type = keyof Asks

/** What the page in the window says: first who it is (XP2), then how it answers; without a box it refuses (XP4). */
export type Said =
  | { type: "XBULL_INITIAL_RESPONSE"; publicKey: string; box: Box }
  | { type: AnswerType; box?: Box }

type AnswerType = `${Type}_RESPONSE`

const answerTypes: readonly unknown[] = [
  "XBULL_CONNECT_RESPONSE",
  "XBULL_SIGN_RESPONSE",
  "XBULL_SIGN_MESSAGE_RESPONSE",
] satisfies AnswerType[]

/** Bound of what is read, in characters: an envelope that is boxed has a third more. */
const MAX_BOX = 2_000_000

/** Reads a message of the page in the window; undefined for anything else. */
export function readSaid(data: unknown): Said | undefined {
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

/** Reads what was in the box of an answer; undefined when it is not of the shape that its type has. */
export function readAnswer<T extends Type>(type: T, text: string): Answers[T] | undefined {
  return readers[type](parseJson(text))
}

/** The session of the page that a first box names (XP2); undefined where it names none. */
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

/** A message's signature, as the window and the extension give it. */
export function readSignedMessage(answer: unknown): Answers["XBULL_SIGN_MESSAGE"] | undefined {
  const [signedMessage, signerAddress] = [
    own(answer, "signedMessage"),
    own(answer, "signerAddress"),
  ]
  return isSignature(signedMessage) && isAccount(signerAddress)
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

/** Base64 of 32 bytes. */
function isKey(value: unknown): value is string {
  return isBase64(value, 44) && value.length === 44 && value.endsWith("=")
}
