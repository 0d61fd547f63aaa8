import { type Reason, reason } from "@alidade/core"
import {
  type ExtensionReply,
  extensionQuestion,
  type PageQuestion,
} from "../channel/page-messages.js"

/**
 * The secret of a connection, under the name that LOBSTR gave it (LO6). Anyone who has it can request signatures from
 * the account's phone, from any site (LO4).
 */
export type Reference = { connectionKey: string } | { walletRef: string }

/** The fields of each request, by type. */
interface RequestFields {
  /** Probe. LOBSTR replies even before a phone is paired. */
  REQUEST_CONNECTION_STATUS: object
  /** Requests access. Opens a window every time. */
  REQUEST_ACCESS: object
  /** Every version supports it, if the request has no `version` field (LO1). */
  SUBMIT_TRANSACTION: { transactionXdr: string } & Reference
  /** Version 1.3.0 doesn't support it and never replies (LO1). */
  SIGN: { dataToSign: string; signType: "message" } & Reference
}

/** The request types of LOBSTR's page protocol that we use. */
export type Type = keyof RequestFields
/** The fields of a request, without its envelope. */
export type Fields<T extends Type> = RequestFields[T]
/** The protocol version that we use. */
const version = 1

/** Creates a request with the checks for its reply. */
export function question<T extends Type>(type: T, fields: Fields<T>): PageQuestion<ExtensionReply> {
  const request = { type, ...(type === "SUBMIT_TRANSACTION" ? {} : { version }), ...fields }
  return extensionQuestion("LOBSTR", request)
}

/** The message if LOBSTR is not installed (section 8 of the specification). */
export const ABSENCE: Reason = reason("absent", "{wallet} is not connected", { wallet: "Lobstr" })
