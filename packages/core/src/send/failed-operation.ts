import type { XdrReader } from "../encoding/xdr-reader.js"
import { skip } from "./skip.js"

/**
 * The names of operations' result codes in Stellar-transaction.x, by the operation's number: what each begins with, and
 * the rest from -1 down.
 */
const names: readonly string[] = [
  "CREATE_ACCOUNT MALFORMED UNDERFUNDED LOW_RESERVE ALREADY_EXIST",
  "PAYMENT MALFORMED UNDERFUNDED SRC_NO_TRUST SRC_NOT_AUTHORIZED NO_DESTINATION NO_TRUST NOT_AUTHORIZED " +
    "LINE_FULL NO_ISSUER",
  "PATH_PAYMENT_STRICT_RECEIVE MALFORMED UNDERFUNDED SRC_NO_TRUST SRC_NOT_AUTHORIZED NO_DESTINATION NO_TRUST " +
    "NOT_AUTHORIZED LINE_FULL NO_ISSUER TOO_FEW_OFFERS OFFER_CROSS_SELF OVER_SENDMAX",
  "MANAGE_SELL_OFFER MALFORMED SELL_NO_TRUST BUY_NO_TRUST SELL_NOT_AUTHORIZED BUY_NOT_AUTHORIZED LINE_FULL " +
    "UNDERFUNDED CROSS_SELF SELL_NO_ISSUER BUY_NO_ISSUER NOT_FOUND LOW_RESERVE",
  "MANAGE_SELL_OFFER MALFORMED SELL_NO_TRUST BUY_NO_TRUST SELL_NOT_AUTHORIZED BUY_NOT_AUTHORIZED LINE_FULL " +
    "UNDERFUNDED CROSS_SELF SELL_NO_ISSUER BUY_NO_ISSUER NOT_FOUND LOW_RESERVE",
  "SET_OPTIONS LOW_RESERVE TOO_MANY_SIGNERS BAD_FLAGS INVALID_INFLATION CANT_CHANGE UNKNOWN_FLAG " +
    "THRESHOLD_OUT_OF_RANGE BAD_SIGNER INVALID_HOME_DOMAIN AUTH_REVOCABLE_REQUIRED",
  "CHANGE_TRUST MALFORMED NO_ISSUER INVALID_LIMIT LOW_RESERVE SELF_NOT_ALLOWED TRUST_LINE_MISSING " +
    "CANNOT_DELETE NOT_AUTH_MAINTAIN_LIABILITIES",
  "ALLOW_TRUST MALFORMED NO_TRUST_LINE TRUST_NOT_REQUIRED CANT_REVOKE SELF_NOT_ALLOWED LOW_RESERVE",
  "ACCOUNT_MERGE MALFORMED NO_ACCOUNT IMMUTABLE_SET HAS_SUB_ENTRIES SEQNUM_TOO_FAR DEST_FULL IS_SPONSOR",
  "INFLATION NOT_TIME",
  "MANAGE_DATA NOT_SUPPORTED_YET NAME_NOT_FOUND LOW_RESERVE INVALID_NAME",
  "BUMP_SEQUENCE BAD_SEQ",
  "MANAGE_BUY_OFFER MALFORMED SELL_NO_TRUST BUY_NO_TRUST SELL_NOT_AUTHORIZED BUY_NOT_AUTHORIZED LINE_FULL " +
    "UNDERFUNDED CROSS_SELF SELL_NO_ISSUER BUY_NO_ISSUER NOT_FOUND LOW_RESERVE",
  "PATH_PAYMENT_STRICT_SEND MALFORMED UNDERFUNDED SRC_NO_TRUST SRC_NOT_AUTHORIZED NO_DESTINATION NO_TRUST " +
    "NOT_AUTHORIZED LINE_FULL NO_ISSUER TOO_FEW_OFFERS OFFER_CROSS_SELF UNDER_DESTMIN",
  "CREATE_CLAIMABLE_BALANCE MALFORMED LOW_RESERVE NO_TRUST NOT_AUTHORIZED UNDERFUNDED",
  "CLAIM_CLAIMABLE_BALANCE DOES_NOT_EXIST CANNOT_CLAIM LINE_FULL NO_TRUST NOT_AUTHORIZED TRUSTLINE_FROZEN",
  "BEGIN_SPONSORING_FUTURE_RESERVES MALFORMED ALREADY_SPONSORED RECURSIVE",
  "END_SPONSORING_FUTURE_RESERVES NOT_SPONSORED",
  "REVOKE_SPONSORSHIP DOES_NOT_EXIST NOT_SPONSOR LOW_RESERVE ONLY_TRANSFERABLE MALFORMED",
  "CLAWBACK MALFORMED NOT_CLAWBACK_ENABLED NO_TRUST UNDERFUNDED",
  "CLAWBACK_CLAIMABLE_BALANCE DOES_NOT_EXIST NOT_ISSUER NOT_CLAWBACK_ENABLED",
  "SET_TRUST_LINE_FLAGS MALFORMED NO_TRUST_LINE CANT_REVOKE INVALID_STATE LOW_RESERVE",
  "LIQUIDITY_POOL_DEPOSIT MALFORMED NO_TRUST NOT_AUTHORIZED UNDERFUNDED LINE_FULL BAD_PRICE POOL_FULL " +
    "TRUSTLINE_FROZEN",
  "LIQUIDITY_POOL_WITHDRAW MALFORMED NO_TRUST UNDERFUNDED LINE_FULL UNDER_MINIMUM TRUSTLINE_FROZEN",
  "INVOKE_HOST_FUNCTION MALFORMED TRAPPED RESOURCE_LIMIT_EXCEEDED ENTRY_ARCHIVED INSUFFICIENT_REFUNDABLE_FEE",
  "EXTEND_FOOTPRINT_TTL MALFORMED RESOURCE_LIMIT_EXCEEDED INSUFFICIENT_REFUNDABLE_FEE",
  "RESTORE_FOOTPRINT MALFORMED RESOURCE_LIMIT_EXCEEDED INSUFFICIENT_REFUNDABLE_FEE",
]

/** The codes of an operation that was not tried, from -1 down. */
const untried = [
  "opBAD_AUTH",
  "opNO_ACCOUNT",
  "opNOT_SUPPORTED",
  "opTOO_MANY_SUBENTRIES",
  "opEXCEEDED_WORK_LIMIT",
  "opTOO_MANY_SPONSORING",
]

/** What follows the code of a successful operation, by its number. */
const successes: Readonly<Record<number, (reader: XdrReader) => void>> = {
  2: skipPath,
  3: skipOffer,
  4: skipOffer,
  8: (reader) => skip("i64", reader),
  9: (reader) => skip("opaque[44]<>", reader),
  12: skipOffer,
  13: skipPath,
  14: (reader) => skip("ClaimableBalanceId", reader),
  24: (reader) => skip("opaque[32]", reader),
}

/** The operation that failed, from 0, and the name of its code. */
export interface FailedOperation {
  operation: number
  operationCode: string
}

/** Reads the results of a transaction's operations until one that failed. Undefined if it does not know its code. */
export function readFailedOperation(reader: XdrReader): FailedOperation | undefined {
  const count = reader.count(100, 4)
  for (let operation = 0; operation < count; operation++) {
    const outer = reader.i32()
    const type = outer === 0 ? reader.i32() : -1
    const code = outer === 0 ? reader.i32() : outer
    if (code < 0) {
      const operationCode = nameOf(type, code)
      return operationCode === undefined ? undefined : { operation, operationCode }
    }
    successes[type]?.(reader)
  }
  return undefined
}

function nameOf(type: number, code: number): string | undefined {
  if (type < 0) return untried[-1 - code]
  const [prefix, ...rest] = names[type]?.split(" ") ?? []
  const name = rest[-1 - code]
  return name && `${prefix}_${name}`
}

/** What a path payment exchanged, and what arrived. */
function skipPath(reader: XdrReader): void {
  skipClaims(reader)
  skip("PublicKey Asset i64", reader)
}

/** What an offer exchanged, and the offer, unless it was removed. */
function skipOffer(reader: XdrReader): void {
  skipClaims(reader)
  if (reader.u32() < 2) skip("PublicKey i64 Asset Asset i64 Price opaque[8]", reader)
}

/** A list of `ClaimAtom`: from whom (a key, an account, or a pool), for all but pools the offer, and what for what. */
function skipClaims(reader: XdrReader): void {
  const parties = ["opaque[40]", "PublicKey i64", "opaque[32]"]
  for (let left = reader.count(Number.POSITIVE_INFINITY, 4); left > 0; left--) {
    skip(parties[reader.u32()] ?? "", reader)
    skip("Asset i64 Asset i64", reader)
  }
}
