import type { CodeText } from "./english.js"

/** What a code means, and what to do. */
export interface Meaning {
  what: CodeText
  remedy?: CodeText | undefined
}

/**
 * What happened, its codes, and what to do. A code is listed by the end of its name, which operations share; the longest
 * end counts. Some have another name at Horizon.
 */
const rows: readonly (readonly [what: CodeText, codes: string, remedy?: CodeText])[] = [
  ["tooEarly", "TX_TOO_EARLY", "sendLater"],
  ["tooLate", "TX_TOO_LATE", "signSooner"],
  ["noOperations", "TX_MISSING_OPERATION"],
  ["badSequence", "TX_BAD_SEQ", "lookFirst"],
  ["badSignatures", "TX_BAD_AUTH", "signEnough"],
  ["cannotPayFee", "TX_INSUFFICIENT_BALANCE", "addLumens"],
  ["noSource", "TX_NO_ACCOUNT TX_NO_SOURCE_ACCOUNT", "createFirst"],
  ["lowFee", "TX_INSUFFICIENT_FEE", "offerMore"],
  ["extraSignature", "TX_BAD_AUTH_EXTRA", "signLess"],
  ["internalError", "TX_INTERNAL_ERROR", "tryAgain"],
  ["notSupported", "TX_NOT_SUPPORTED"],
  ["operationFailed", "TX_FAILED TX_FEE_BUMP_INNER_FAILED"],
  ["badSponsorship", "TX_BAD_SPONSORSHIP", "buildAgain"],
  ["youngSequence", "TX_BAD_MIN_SEQ_AGE_OR_GAP TX_BAD_MINSEQ_AGE_OR_GAP", "sendLater"],
  ["malformed", "TX_MALFORMED", "buildAgain"],
  ["badResources", "TX_SOROBAN_INVALID", "simulateAgain"],
  ["frozen", "TX_FROZEN_KEY_ACCESSED TRUSTLINE_FROZEN"],
  ["operationUnsigned", "BAD_AUTH", "signEnough"],
  ["operationNoSource", "OP_NO_ACCOUNT NO_SOURCE_ACCOUNT", "createFirst"],
  ["operationNotSupported", "NOT_SUPPORTED NOT_SUPPORTED_YET"],
  ["tooManyEntries", "TOO_MANY_SUBENTRIES", "removeEntries"],
  ["tooManySponsored", "TOO_MANY_SPONSORING"],
  ["tooMuchWork", "EXCEEDED_WORK_LIMIT"],
  ["operationMalformed", "MALFORMED", "buildAgain"],
  ["underfunded", "UNDERFUNDED", "sendOrAdd"],
  ["lowReserve", "ACCOUNT_LOW_RESERVE"],
  ["lowReserve", "LOW_RESERVE", "addLumens"],
  ["alreadyExists", "ALREADY_EXIST ALREADY_EXISTS", "payInstead"],
  ["noDestination", "NO_DESTINATION NO_ACCOUNT", "createFirst"],
  ["recipientNoTrust", "NO_TRUST", "askRecipient"],
  ["recipientNotAuthorized", "NOT_AUTHORIZED", "askIssuer"],
  [
    "noTrust",
    "SRC_NO_TRUST SELL_NO_TRUST BUY_NO_TRUST BALANCE_NO_TRUST WITHDRAW_NO_TRUST",
    "addTrust",
  ],
  ["noPoolTrust", "DEPOSIT_NO_TRUST TRUST_LINE_MISSING", "addTrust"],
  ["holderNoTrust", "NO_TRUST_LINE NO_TRUSTLINE CLAWBACK_NO_TRUST"],
  [
    "notAuthorized",
    "SRC_NOT_AUTHORIZED SELL_NOT_AUTHORIZED CREATE_CLAIMABLE_BALANCE_NOT_AUTHORIZED",
    "askIssuer",
  ],
  [
    "holdingNotAuthorized",
    "BUY_NOT_AUTHORIZED BALANCE_NOT_AUTHORIZED DEPOSIT_NOT_AUTHORIZED NOT_AUTH_MAINTAIN_LIABILITIES",
    "askIssuer",
  ],
  ["recipientLineFull", "LINE_FULL", "sendLess"],
  [
    "lineFull",
    "OFFER_LINE_FULL BALANCE_LINE_FULL DEPOSIT_LINE_FULL WITHDRAW_LINE_FULL",
    "raiseLimit",
  ],
  ["noIssuer", "NO_ISSUER"],
  ["lowLimit", "INVALID_LIMIT", "raiseLimit"],
  ["notItself", "SELF_NOT_ALLOWED"],
  ["lineInUse", "CANNOT_DELETE", "withdrawFirst"],
  ["immutable", "IMMUTABLE_SET CANT_CHANGE"],
  ["hasEntries", "HAS_SUB_ENTRIES", "removeFirst"],
  ["sequenceTooHigh", "SEQNUM_TOO_FAR SEQ_NUM_TOO_FAR"],
  ["recipientFull", "DEST_FULL"],
  ["isSponsor", "IS_SPONSOR"],
  ["overMaximum", "OVER_SENDMAX OVER_SOURCE_MAX", "raiseMaximum"],
  ["pathUnderMinimum", "UNDER_DESTMIN UNDER_DEST_MIN", "lowerMinimum"],
  ["noOffers", "TOO_FEW_OFFERS"],
  ["ownOffer", "CROSS_SELF"],
  ["noOffer", "OFFER_NOT_FOUND"],
  ["badBump", "BAD_SEQ"],
  ["noTarget", "DOES_NOT_EXIST"],
  ["cannotClaim", "CANNOT_CLAIM"],
  ["trapped", "TRAPPED"],
  ["overResources", "RESOURCE_LIMIT_EXCEEDED", "simulateAgain"],
  ["archived", "ENTRY_ARCHIVED", "restoreFirst"],
  ["lowRefundable", "INSUFFICIENT_REFUNDABLE_FEE", "simulateAgain"],
  ["holderUnderfunded", "CLAWBACK_UNDERFUNDED"],
  ["tooFewShares", "WITHDRAW_UNDERFUNDED"],
  ["trustNotRequired", "TRUST_NOT_REQUIRED"],
  ["cannotRevoke", "CANT_REVOKE"],
  ["badLineFlags", "INVALID_STATE"],
  ["tooManySigners", "TOO_MANY_SIGNERS"],
  ["badFlags", "BAD_FLAGS UNKNOWN_FLAG"],
  ["badInflation", "INVALID_INFLATION"],
  ["badThreshold", "THRESHOLD_OUT_OF_RANGE"],
  ["badSigner", "BAD_SIGNER"],
  ["badDomain", "INVALID_HOME_DOMAIN"],
  ["needsRevocable", "AUTH_REVOCABLE_REQUIRED"],
  ["noInflation", "NOT_TIME"],
  ["noData", "NAME_NOT_FOUND"],
  ["badDataName", "INVALID_NAME"],
  ["nestedSponsorship", "ALREADY_SPONSORED RECURSIVE"],
  ["notSponsored", "NOT_SPONSORED"],
  ["notSponsor", "NOT_SPONSOR"],
  ["onlyTransferable", "ONLY_TRANSFERABLE"],
  ["noClawback", "NOT_CLAWBACK_ENABLED"],
  ["notIssuer", "NOT_ISSUER"],
  ["badPrice", "BAD_PRICE", "widenRange"],
  ["poolFull", "POOL_FULL"],
  ["poolUnderMinimum", "UNDER_MINIMUM", "lowerMinimum"],
]

const meanings: ReadonlyMap<string, Meaning> = new Map(
  rows.flatMap(([what, codes, remedy]) => codes.split(" ").map((code) => [code, { what, remedy }])),
)

/**
 * The meaning of a code, named as in Stellar-transaction.x (`txBAD_SEQ`, `PAYMENT_NO_TRUST`) or by Horizon
 * (`tx_bad_seq`, `op_no_trust`). Undefined for an unknown one.
 */
export function meaningOf(code: string): Meaning | undefined {
  let name = code
    .replace(/^op_/, "")
    .replace(/^(tx|op)(?=[A-Z])/, "$1_")
    .toUpperCase()
  for (;;) {
    const found = meanings.get(name)
    const cut = name.indexOf("_") + 1
    if (found || cut === 0) return found
    name = name.slice(cut)
  }
}
