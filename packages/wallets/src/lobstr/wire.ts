import {
  type ExtensionReply,
  extensionQuestion,
  type PageQuestion,
} from "../channel/page-messages.js"
import { isAccount, isEnvelope, isText, own, readSignature } from "../values.js"

/**
 * What stands for a connection, under the name that LOBSTR gave it (LO6). A secret: who has it can ask the account's phone
 * for signatures from any site (LO4).
 */
export type Reference = { connectionKey: string } | { walletRef: string }

/** What the page asks, by type. */
interface Asks {
  /** Whether it is there. Answered before anything is paired, too. */
  REQUEST_CONNECTION_STATUS: object
  /** Access: opens a window every time. */
  REQUEST_ACCESS: object
  /** Known to every version, where it comes without a version (LO1). */
  SUBMIT_TRANSACTION: { transactionXdr: string } & Reference
  /** Unknown to 1.3.0, which stays silent (LO1). */
  SIGN: { dataToSign: string; signType: "message" } & Reference
}

/** What it answers, by the type of the request. */
interface Answers {
  REQUEST_CONNECTION_STATUS: { isConnected: true }
  REQUEST_ACCESS: { publicKey: string; reference: Reference }
  SUBMIT_TRANSACTION: { signedTxXdr: string }
  SIGN: { signedMessage: string; signerAddress?: string }
}

/** The types of LOBSTR's page protocol that are used here. */
export type Type = keyof Asks
/** The fields of a request beside its envelope. */
export type Fields<T extends Type> = Asks[T]
/** What a reply that is no failure says. */
export type Answer<T extends Type> = Answers[T]

/** Bound of what is read, in characters. */
const MAX_SECRET = 1_000

/** The version of the protocol that is spoken here. */
const version = 1

/** A request, ready to be posted, and how its reply is known. */
export function question<T extends Type>(type: T, fields: Fields<T>): PageQuestion<ExtensionReply> {
  const request = { type, ...(type === "SUBMIT_TRANSACTION" ? {} : { version }), ...fields }
  return extensionQuestion("LOBSTR", request)
}

/** The words of a failure, "" where it has none that can be read; undefined for a reply that tells of none. */
export function readFailure(reply: ExtensionReply): string | undefined {
  const error = own(reply, "error")
  if (error === undefined) return undefined
  return isText(error) ? error : ""
}

/** Reads the answer out of a reply; undefined when it is not of the shape that the request's type has. */
export function readAnswer<T extends Type>(type: T, reply: ExtensionReply): Answer<T> | undefined {
  return readers[type](reply)
}

const readers: { readonly [T in Type]: (reply: ExtensionReply) => Answers[T] | undefined } = {
  REQUEST_CONNECTION_STATUS: (reply) =>
    own(reply, "isConnected") === true ? { isConnected: true } : undefined,
  REQUEST_ACCESS(reply) {
    const publicKey = own(reply, "publicKey")
    const reference = readReference(reply)
    return isAccount(publicKey) && reference ? { publicKey, reference } : undefined
  },
  SUBMIT_TRANSACTION(reply) {
    const signedTransaction = own(reply, "signedTransaction")
    return isEnvelope(signedTransaction) ? { signedTxXdr: signedTransaction } : undefined
  },
  SIGN(reply) {
    // LO5: in which of the two forms it comes could not be seen.
    const signedMessage = readSignature(own(reply, "signedData"))
    const signerAddress = own(reply, "signerAddress")
    if (!signedMessage) return undefined
    if (signerAddress === undefined) return { signedMessage }
    return isAccount(signerAddress) ? { signedMessage, signerAddress } : undefined
  },
}

function readReference(reply: ExtensionReply): Reference | undefined {
  const walletRef = own(reply, "walletRef")
  if (isText(walletRef, MAX_SECRET)) return { walletRef }
  const connectionKey = own(reply, "connectionKey")
  return isText(connectionKey, MAX_SECRET) ? { connectionKey } : undefined
}

/** What is said where LOBSTR is not (the specification, section 8). */
export const ABSENCE = "Lobstr is not connected"

/** What is said of a message that LOBSTR does not answer (LO1). */
export const UPDATE =
  "If it never showed the message, update the LOBSTR extension: older ones cannot sign messages."
