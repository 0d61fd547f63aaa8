import type { Field } from "./field.js"

const u32 = 2n ** 32n - 1n
const i64 = 2n ** 63n - 1n

const number = (name: string, bits: 32 | 64, most: bigint): Field => ({
  name,
  kind: "integer",
  bits,
  most,
  blank: null,
})

/** The account whose sequence number is used. An empty number is set when it is built. */
export const sourceFields: readonly Field[] = [
  { name: "sourceAccount", kind: "account", mayBeMuxed: true },
  number("seqNum", 64, i64),
]

/** The most that it pays. Without one, a fee for each operation. */
const feeField: Field = { name: "fee", kind: "amount", bits: 32, blank: null }

export const memoField: Field = {
  name: "memo",
  kind: "variant",
  arms: {
    none: [],
    text: { name: "text", kind: "text", most: 28 },
    id: { name: "id", kind: "integer", bits: 64, most: 2n ** 64n - 1n },
    hash: { name: "hash", kind: "hash" },
    return: { name: "return", kind: "hash" },
  },
}

export const boundFields: readonly Field[] = [
  { name: "minTime", kind: "time", blank: null },
  { name: "maxTime", kind: "time", blank: null },
]

/** The preconditions that few transactions have. */
export const preconditionFields: readonly Field[] = [
  number("minLedger", 32, u32),
  number("maxLedger", 32, u32),
  number("minSeqNum", 64, i64),
  number("minSeqAge", 64, 2n ** 64n - 1n),
  number("minSeqLedgerGap", 32, u32),
  {
    name: "extraSigners",
    kind: "list",
    item: { name: "signer", kind: "signer" },
    most: 2,
    blank: null,
  },
]

/** What a contract's operation reads, writes and pays for: `SorobanTransactionData`. Only they have it. */
export const resourcesField: Field = { name: "resources", kind: "json", blank: null }

/** Who pays the fee instead, and at most how much. */
export const feeBumpField: Field = {
  name: "feeBump",
  kind: "group",
  blank: null,
  fields: [
    { name: "feeSource", kind: "account", mayBeMuxed: true },
    { name: "fee", kind: "amount" },
  ],
}

/** All fields of a transaction but its operations. */
export const transactionFields: readonly Field[] = [
  ...sourceFields,
  feeField,
  memoField,
  ...boundFields,
  ...preconditionFields,
  resourcesField,
  feeBumpField,
]

/** Who does an operation, if not the source of its transaction. */
export const operationSource: Field = {
  name: "source",
  kind: "account",
  mayBeMuxed: true,
  blank: null,
}
