import { type Sentences, english as sentences } from "@alidade/core/describe"

const words = {
  previewReading: "Reading it…",
  previewUnreadable: "This cannot be shown in words. {reason}",
  previewOperations: "What it does",
  previewWarnings: "Read twice",
  previewTo: "To",
  previewSource: "From",
  previewFor: "For the account {account}",
  previewFee: "Fee",
  previewFeeMost: "At most {fee}",
  previewFeeBy: "At most {fee}, paid by {account}",
  previewMemo: "Memo",
  previewMemoNone: "None",
  previewMemoId: "Id {memo}",
  previewMemoHash: "Hash {memo}",
  previewMemoReturn: "Return {memo}",
  previewValid: "Valid",
  previewAlways: "At any time",
  previewFrom: "From {from}",
  previewUntil: "Until {until}",
  previewBetween: "From {from} until {until}",
  previewSequence: "Sequence",
  previewCondition: "Condition",
  previewSignatures: "Signatures",
  /** Of a fee bump: those of the transaction that it pays for. */
  previewInnerSignatures: "Signatures inside",
  previewSigned: "{count} already",
  previewAllFields: "All fields",
  previewArguments: "Arguments",
  previewMore: "{count} more, not shown",
  previewEmpty: "Empty",
  previewByTransaction: "Authorized by this transaction",
  previewBy: "Authorized by {account}, until ledger {ledger}",
  previewDelegates: "Delegates that sign for it: {accounts}",
  previewAuthorizer: "By",
  previewAuthorizerUnnamed: "Not named: whoever signs",
  previewExpires: "Holds until",
  previewLedger: "Ledger {ledger}",
  previewNonce: "Nonce",
  previewFormat: "Format",
  previewNetwork: "Network",
  previewNetworkUnknown: "None that is known here",
  previewSignedAs: "Exact text signed (SEP-53)",
  previewHash: "Hash, to compare with a device",
  previewChecked: "Signed, and checked",
  previewContentChecked: "What was signed is what was asked.",
  previewContentAltered:
    "The wallet signed another transaction than was asked, which this app allows.",
  previewContentUnreported: "The wallet gave back nothing that could be checked.",
  previewSignatureChecked: "The signature is valid for {account}.",
  previewSignatureUnchecked: "The signature could not be checked.",
  previewDiffers: "What differs from what was asked",
  previewAsked: "Asked",
  previewReturned: "Came back",
  previewOperation: "Operation {number}",
  previewSigner: "Signed by",
  previewNobody: "No key that is known here",
  previewAbsent: "Not there",
}

/** The texts of the preview, by key. */
export type PreviewMessages = Sentences & typeof words

/**
 * Every text of the preview, in English, loaded with it: the sentences of core's descriptions, and what stands around
 * them. No key is one of `Messages`, so that a language or an app gives both in one table.
 */
export const previewEnglish: PreviewMessages = { ...sentences, ...words }
