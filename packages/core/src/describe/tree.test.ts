import { xdr } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { changesOf } from "../../test/random-change.js"
import { type Schema, schemaOf, valuesOf, type Wire } from "../../test/random-xdr.js"
import { authEntryTree, type Tree, transactionTree } from "./tree.js"

/** How often each kind is changed: several times per field. */
const numRuns = 60

/** In ms. Each test takes well under a second, but longer on a busy machine. */
const timeout = 60_000

/** What a screen shows of a tree: names and texts, one per line. */
function linesOf(tree: Tree, path = ""): string[] {
  if (typeof tree === "string") return [`${path}: ${tree}`]
  return Object.entries(tree).flatMap(([name, below]) => linesOf(below, `${path}.${name}`))
}

const raw = (...texts: string[]): Uint8Array[] =>
  texts.map((text) => new Uint8Array(Buffer.from(text)))

/** Texts that might look alike: the display form of a text, spelled out as another text. */
const options = {
  string: fc.constantFrom(
    ...raw("", "none", "empty", "ff", "\u202e", "\\u{202e}", "\\u{5c}u{202e}", "a  b", "a b", "“"),
    Uint8Array.of(0xff),
  ),
  varOpaque: fc.constantFrom(...raw("", "none"), Uint8Array.of(0xff)),
  ScContractInstance: fc.record({
    executable: fc.constant({ type: 1 }),
    storage: fc.constantFrom(null, []),
  }),
}

/** Changes values of `schema` in one place each; `encode` puts one into what `treeOf` decodes for the screen. */
async function expectEachChangeShown(
  schema: Schema,
  encode: (value: unknown) => Uint8Array,
  treeOf: (base64: string) => Tree,
): Promise<void> {
  const pairs = valuesOf(schema, 6, options).chain((before) =>
    fc.tuple(fc.constant(before), changesOf(schema, before, options)),
  )
  fc.assert(
    fc.property(pairs, (pair) => {
      const [before, after] = pair.map((value) => Buffer.from(encode(value)).toString("base64"))
      // Does not count as a run: a change can produce the same value again.
      fc.pre(before !== after)
      expect(linesOf(treeOf(after!))).not.toEqual(linesOf(treeOf(before!)))
    }),
    { numRuns },
  )
}

const envelope = (arms: Wire): Uint8Array => schemaOf(xdr.TransactionEnvelope).encode(arms)

describe("every change of what is signed changes the displayed fields", { timeout }, () => {
  const operations = schemaOf(xdr.OperationBody)

  const withFields = operations.cases!.filter(
    ({ arm }) => arm.schema && arm.name !== "restoreFootprintOp",
  )

  test.each(withFields.map(({ name, discriminant }) => [name, discriminant] as const))(
    "in the operation %s",
    async (_, type) => {
      const encode = (body: unknown): Uint8Array =>
        envelope({
          type: 2,
          v1: { tx: { ...plain, operations: [{ sourceAccount: null, body }] }, signatures: [] },
        })
      await expectEachChangeShown(only(operations, type), encode, transactionTree)
    },
  )

  test.each([
    [0, "v0", xdr.TransactionV0Envelope],
    [2, "v1", xdr.TransactionV1Envelope],
    [5, "feeBump", xdr.FeeBumpTransactionEnvelope],
  ] as const)(
    "in an envelope of type %i: resources, footprints, inner signatures",
    async (type, arm, of) => {
      await expectEachChangeShown(
        schemaOf(of),
        (value) => envelope({ type, [arm]: value }),
        transactionTree,
      )
    },
  )

  test.each([9, 10])("in the preimage of an authorization of type %i", async (type) => {
    const preimage = schemaOf(xdr.HashIdPreimage)
    await expectEachChangeShown(
      only(preimage, type),
      (value) => preimage.encode(value),
      authEntryTree,
    )
  })
})

const plain = {
  sourceAccount: { type: 0, ed25519: new Uint8Array(32) },
  fee: 100,
  seqNum: 1n,
  cond: { type: 0 },
  memo: { type: 0 },
  ext: { v: 0 },
}

/** A union with one of its cases. */
function only(schema: Schema, type: number): Schema {
  const cases = schema.cases!.filter(({ discriminant }) => discriminant === type)
  return { ...schema, kind: schema.kind, cases } as Schema
}
