import { encodeAddress } from "@alidade/core"
import {
  Account,
  Asset,
  Memo,
  Operation,
  StrKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { xdrTypes } from "../../../../../packages/core/src/encoding/xdr-types/index.js"
import { typedFields, typedOperation } from "../../../test/typed-operations.js"
import { sampleEnvelope } from "../effects/operations/sample-envelope.js"
import { ownKey, sample } from "../effects/operations/samples.js"
import type { Json } from "./field.js"
import { type OperationType, operationTypes } from "./table.js"
import {
  emptyTransaction,
  openTransaction,
  readTransaction,
  type TransactionDraft,
} from "./transaction.js"
import {
  boundFields,
  feeBumpField,
  memoField,
  preconditionFields,
  sourceFields,
} from "./transaction-fields.js"
import { decodeEnvelope, encodeEnvelope } from "./xdr.js"

const own = encodeAddress(ownKey)
const other = encodeAddress(new Uint8Array(32).fill(2))
const networkPassphrase = "Test SDF Network ; September 2015"
const defaults = { baseFee: 100n, seqNum: "2" }

function build(draft: TransactionDraft, given = defaults): string {
  const read = readTransaction(draft, given)
  if (!("json" in read)) throw new Error(JSON.stringify([...read.problems.own]))
  return encodeEnvelope(read.json)
}

const payment = { destination: other, amount: "1", asset: "native" }
const sdkPayment = { destination: other, amount: "1", asset: Asset.native() }
const draft: TransactionDraft = {
  ...emptyTransaction(own),
  operations: [
    { type: "payment", source: "", values: payment },
    { type: "payment", source: other, values: payment },
  ],
}
const builder = (): TransactionBuilder =>
  new TransactionBuilder(new Account(own, "1"), { fee: "100", networkPassphrase })
    .addOperation(Operation.payment(sdkPayment))
    .addOperation(Operation.payment({ ...sdkPayment, source: other }))

describe("a transaction of the table", () => {
  it("is built as the SDK builds it, with what is left open set", () => {
    const built = builder().setTimebounds(0, 1800).build()
    const given = { ...defaults, maxTime: "1800" }
    expect(build(draft, given)).toBe(built.toXDR())
  })

  it("has a memo, all preconditions and a fee bump as the SDK builds them", () => {
    const signer = StrKey.encodeSha256Hash(new Uint8Array(32).fill(5))
    const inner = builder()
      .addMemo(Memo.text("hé"))
      .setTimebounds(5, 9)
      .setLedgerbounds(3, 0)
      .setMinAccountSequence("1")
      .setMinAccountSequenceAge(60n)
      .setMinAccountSequenceLedgerGap(4)
      .setExtraSigners([signer])
      .build()
    const bumped = TransactionBuilder.buildFeeBumpTransaction(
      other,
      "500",
      inner,
      networkPassphrase,
    )
    const values = {
      ...draft.values,
      memo: { type: "text", text: "hé" },
      minTime: "5",
      maxTime: "9",
      minLedger: "3",
      minSeqNum: "1",
      minSeqAge: "60",
      minSeqLedgerGap: "4",
      extraSigners: [signer],
    }
    const bounded = { ...draft, validFor: "" }
    expect(build({ ...bounded, values })).toBe(inner.toXDR())
    const feeBump = { feeSource: other, fee: "0.00015" }
    const both = build({ ...bounded, values: { ...values, feeBump } })
    expect(both).toBe(bumped.toXDR())
    const opened = openTransaction(decodeEnvelope(both))
    expect(opened.values).toMatchObject({ ...values, feeBump, seqNum: "2", fee: "0.00002" })
    expect(build(opened)).toBe(both)
  })

  it("keeps bounds of zero, and an account without bounds", () => {
    for (const envelope of [
      builder().setTimeout(0).build().toXDR(),
      sampleEnvelope([{ type: "inflation", value: null }]),
    ]) {
      expect(build(openTransaction(decodeEnvelope(envelope)))).toBe(envelope)
    }
  })

  it("opens the old form of an envelope, which is signed in the new one", () => {
    const tx = builder().setTimebounds(0, 9).build()
    const envelope = xdr.TransactionEnvelope.fromXdr(tx.toXDR(), "base64")
    if (envelope.type !== "envelopeTypeTx") throw new Error(envelope.type)
    const { fee, seqNum, memo, operations } = envelope.v1.tx
    const old = new xdr.TransactionV0({
      sourceAccountEd25519: ownKey,
      fee,
      seqNum,
      memo,
      operations,
      timeBounds: new xdr.TimeBounds({ minTime: 0n, maxTime: 9n }),
      ext: xdr.TransactionV0Ext.fromJson("v0"),
    })
    const json = { tx_v0: { tx: old.toJson(), signatures: [] } }
    expect(build(openTransaction(json))).toBe(tx.toXDR())
  })

  it("refuses an envelope that it could not build again as it is", () => {
    const asset = {
      assetCode: new Uint8Array(12).fill(255),
      issuer: { type: "ed25519", value: ownKey },
    }
    const envelope = sampleEnvelope([
      {
        type: "payment",
        value: {
          destination: { type: "ed25519", value: ownKey },
          asset: { type: "creditAlphanum12", value: asset },
          amount: 5n,
        },
      },
    ])
    expect(() => openTransaction(decodeEnvelope(envelope))).toThrow("notEditable")
  })

  it("says what is wrong by operation", () => {
    const operations = [
      ...draft.operations,
      { type: "bumpSequence", source: "x", values: {} } as const,
    ]
    const read = readTransaction({ ...draft, operations }, defaults)
    expect("problems" in read && read.problems.operations.map((one) => [...one.keys()])).toEqual([
      [],
      [],
      ["source", "bumpTo"],
    ])
  })

  it.each(operationTypes)("opens any envelope with %s and builds it again", (type) => {
    fc.assert(
      fc.property(sample(bodyOf(type)), (value) => {
        const envelope = sampleEnvelope([{ type, value, by: ownKey }], { feeBumpBy: ownKey })
        const json = decodeEnvelope(envelope)
        fc.pre(isPossible(json))
        expect(build(openTransaction(json))).toBe(envelope)
      }),
      { numRuns: 20, seed: 27 },
    )
  })

  it("opens any transaction with the values that were typed", () => {
    const fields = [...sourceFields, memoField, ...boundFields, ...preconditionFields, feeBumpField]
    const operation = fc
      .constantFrom<OperationType>(...operationTypes)
      .chain(typedOperation)
      .map((typed) => ({ ...typed, source: "" }))
    const transactions = fc.record({
      validFor: fc.constant(""),
      // A zero that says nothing is opened as an empty field.
      values: typedFields(fields).map((values) =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, value === "0" ? "1" : value]),
        ),
      ),
      operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(transactions, (typed) => {
        const values = { ...typed.values, fee: "0.00001", seqNum: "7", resources: "" }
        const envelope = build({ ...typed, values })
        expect(openTransaction(decodeEnvelope(envelope))).toEqual({ ...typed, values })
      }),
      { numRuns: 100, seed: 27 },
    )
  })
})

/** The type of an operation's body in core's table. */
function bodyOf(type: OperationType): string {
  return (xdrTypes.OperationBody as { union: Record<string, string> }).union[type]!
}

/** Whether a network could apply the sample: XLM has no issuer, a code has letters and digits, and only contracts run. */
function isPossible(json: Json): boolean {
  const text = JSON.stringify(json)
  const hasIssuer = !/"(?:clawback|set_trust_line_flags)".*"asset":"native"/.test(text)
  const hasCode = !/"asset_code":"(?:[^"]*[^"A-Za-z0-9][^"]*)?"/.test(text)
  return hasIssuer && hasCode && !/"contract_address":"[^C]/.test(text)
}
