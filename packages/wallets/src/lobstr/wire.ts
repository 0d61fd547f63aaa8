import { type Reason, reason } from "@alidade/core"
import type { ExtensionReply } from "../channel/page-messages.js"
import { own } from "../own.js"
import { isAccount, isEnvelope, isText, readSignature } from "../values.js"
import { withRemedy } from "../with-remedy.js"
import type { Reference, Type } from "./question.js"

/** The answer to each request, by type. */
interface Answers {
  REQUEST_CONNECTION_STATUS: { isConnected: true }
  REQUEST_ACCESS: { publicKey: string; reference: Reference }
  SUBMIT_TRANSACTION: { signedTxXdr: string }
  SIGN: { signedMessage: string; signerAddress?: string }
}

/** The content of a successful reply. */
export type Answer<T extends Type> = Answers[T]

/** Maximum length of a secret, in characters. */
const MAX_SECRET = 1_000

/** Reads the error text of a reply: "" if it is unreadable, undefined if the reply reports no failure. */
export function readFailure(reply: ExtensionReply): string | undefined {
  const error = own(reply, "error")
  if (error === undefined) return undefined
  return isText(error) ? error : ""
}

/** Reads the answer in a reply; undefined if its shape doesn't match the request's type. */
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
    // LO5: we could not observe which of the two forms LOBSTR sends.
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

/** The hint if LOBSTR does not reply to a message request (LO1). */
export const UPDATE: Reason = reason(
  "lobstrUpdate",
  "If LOBSTR never showed the message, update the LOBSTR extension: older versions cannot sign messages.",
)

/** Adds to the end of a request that the phone may still show it, after it lost its extension or its window (LO3). */
export function stillOnPhone(message: Reason): Reason {
  return withRemedy(
    message,
    reason(
      "phoneCanConfirm",
      "If your phone still shows it, decline it there: it can still be confirmed.",
    ),
  )
}
