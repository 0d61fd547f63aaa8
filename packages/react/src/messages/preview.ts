import { type Sentences, english as sentences } from "@alidade/core/describe"

const words = {
  previewReading: "Decoding…",
  previewUnreadable: "We can’t decode this. {reason}",
  previewOperations: "What it does",
  previewWarnings: "Check carefully",
  previewTo: "To",
  previewAmount: "Amount",
  previewSource: "From",
  /** The account that is asked to sign, if it is another than `previewSource`. */
  previewAccount: "Account",
  previewFor: "For account {account}",
  previewFee: "Fee",
  previewFeeMost: "Up to {fee}",
  previewFeeBy: "Up to {fee}, paid by {account}",
  previewMemo: "Memo",
  previewMemoNone: "None",
  previewMemoId: "ID {memo}",
  previewMemoHash: "Hash {memo}",
  previewMemoReturn: "Return {memo}",
  previewValid: "Valid",
  previewAlways: "No time limit",
  previewFrom: "From {from}",
  previewUntil: "Until {until}",
  previewBetween: "From {from} until {until}",
  /** `{when}` is a time from now, such as "in 5 minutes" or "5 minutes ago". */
  previewEnds: "Expires {when} ({until})",
  previewEnded: "Expired {when} ({until})",
  previewStarts: "Starts {when} ({from})",
  previewStartsUntil: "Starts {when} ({from}), until {until}",
  previewSequence: "Sequence",
  previewCondition: "Condition",
  previewSignatures: "Signatures",
  /** For a fee bump: signatures of the inner transaction. */
  previewInnerSignatures: "Signatures inside",
  previewSigned: "{count} so far",
  previewDetails: "Details",
  previewAllFields: "All fields",
  previewArguments: "Arguments",
  previewMore: "{count} more not shown",
  /** Opens the rest of a long list. */
  previewShowMore: "{count} more",
  previewTotal: "{count} in all",
  previewOperationsTotal: "{count} operations in all",
  previewPaymentsTotal: "Payments in all: {amounts}",
  previewPaymentsTotalMost: "Payments in all, at most: {amounts}",
  previewAuthorizations: "{count} authorizations in all",
  previewEmpty: "Empty",
  previewByTransaction: "Authorized with this transaction",
  previewBy: "Authorized by {account} until ledger {ledger}",
  previewDelegates: "Delegates that sign for it: {accounts}",
  /** `{form}` is the name of a kind of smart account, such as "OpenZeppelin 0.7". */
  previewSmart: "Signature of a smart account ({form}), not verified here: {signers}",
  previewAuthorizer: "Authorized by",
  previewOnBehalf: "You sign for {address}.",
  previewOnBehalfUnnamed:
    "This app says that you sign for {address}. The authorization itself doesn’t name it.",
  previewAuthorizerUnnamed: "Not named: any signer",
  previewExpires: "Expires at",
  previewLedger: "Ledger {ledger}",
  previewNonce: "Nonce",
  previewFormat: "Format",
  previewNetwork: "Network",
  previewNetworkUnknown: "Unknown network",
  previewNetworkNamed: "Unknown network {passphrase}",
  previewSignedAs: "Exact text signed (SEP-53)",
  previewSignedBytes: "Exact bytes signed (SEP-53), in hex. Number of bytes: {count}",
  previewHash: "Hash (compare on your device)",
  previewChecked: "Signed and verified",
  previewContentChecked: "It is exactly what you reviewed.",
  previewContentAltered:
    "The wallet signed a different transaction than requested, which this app allows.",
  previewContentUnreported: "The wallet returned nothing we could verify.",
  previewSignatureChecked: "{account}’s signature is valid.",
  previewSignatureUnchecked: "The signature couldn’t be verified.",
  /** Of a smart account (`C…`). */
  previewSignatureByContract: "Whether the account’s rules accept it, only its contract can tell.",
  previewDiffers: "What differs from the request",
  previewOtherSigner: "{signer} signed, not {requested}",
  previewAsked: "Requested",
  previewReturned: "Returned",
  previewOperation: "Operation {number}",
  previewSigner: "Signed by",
  previewNobody: "No known key",
  previewAbsent: "Missing",
}

/** The preview texts by key. */
export type PreviewMessages = Sentences & typeof words

/**
 * All preview texts in English, loaded with the preview: the sentences of core's descriptions and the texts around
 * them. No key is also in `Messages`, so that a language or an app can provide both in one table.
 */
export const previewEnglish: PreviewMessages = { ...sentences, ...words }
