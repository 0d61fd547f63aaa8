import type { XdrType } from "./notation.js"

/** Transactions and everything around their operations (Stellar-transaction.x). */
export const transaction: Readonly<Record<string, XdrType>> = {
  FeeBumpTransaction: {
    struct: {
      feeSource: "MuxedAccount",
      fee: "i64",
      innerTx: "FeeBumpTransactionInnerTx",
      ext: "FeeBumpTransactionExt",
    },
  },
  FeeBumpTransactionInnerTx: { union: { "tx=2": "TransactionV1Envelope" } },
  FeeBumpTransactionExt: { union: { v0: "void" } },
  TransactionV1Envelope: { struct: { tx: "Transaction", signatures: "DecoratedSignature<20>" } },
  Transaction: {
    struct: {
      sourceAccount: "MuxedAccount",
      fee: "u32",
      seqNum: "i64",
      cond: "Preconditions",
      memo: "Memo",
      operations: "Operation<100>",
      ext: "TransactionExt",
    },
  },
  TransactionExt: { union: { v0: "void", sorobanData: "SorobanTransactionData" } },
  TransactionV0: {
    struct: {
      sourceAccountEd25519: "opaque[32]",
      fee: "u32",
      seqNum: "i64",
      timeBounds: "TimeBounds*",
      memo: "Memo",
      operations: "Operation<100>",
      ext: "TransactionV0Ext",
    },
  },
  TransactionV0Ext: { union: { v0: "void" } },
  DecoratedSignature: { struct: { hint: "opaque[4]", signature: "opaque<64>" } },
  Preconditions: { union: { none: "void", time: "TimeBounds", v2: "PreconditionsV2" } },
  PreconditionsV2: {
    struct: {
      timeBounds: "TimeBounds*",
      ledgerBounds: "LedgerBounds*",
      minSeqNum: "i64*",
      minSeqAge: "u64",
      minSeqLedgerGap: "u32",
      extraSigners: "SignerKey<2>",
    },
  },
  TimeBounds: { struct: { minTime: "u64", maxTime: "u64" } },
  LedgerBounds: { struct: { minLedger: "u32", maxLedger: "u32" } },
  Memo: {
    union: {
      none: "void",
      text: "string<28>",
      id: "u64",
      hash: "opaque[32]",
      return: "opaque[32]",
    },
  },
  Operation: { struct: { sourceAccount: "MuxedAccount*", body: "OperationBody" } },
}
