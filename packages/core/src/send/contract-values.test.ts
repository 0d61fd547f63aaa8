import { createHash } from "node:crypto"
import { Asset, nativeToScVal, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type Schema, schemaOf, valuesOf, type Wire } from "../../test/random-xdr.js"
import { createSendWorld, isLook, type SendWorld } from "../../test/send-world.js"
import { readContractValues } from "./contract-values.js"
import { sendTransaction } from "./index.js"

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")

/** The hash of a successful call's result, as the SDK encodes what it covers. */
function hashOf(returnValue: unknown, events: unknown): Uint8Array {
  const preimage = schemaOf(xdr.InvokeHostFunctionSuccessPreImage).encode({ returnValue, events })
  return new Uint8Array(createHash("sha256").update(preimage).digest())
}

describe("random metas of contract calls from the Stellar SDK", { timeout: 60_000 }, () => {
  const entry = schemaOf(xdr.LedgerEntryData)
  /** Those that a contract call can change: accounts, trust lines, contracts' data and code, and lifetimes. */
  const cases = entry.cases!.filter(({ discriminant }) => [0, 1, 6, 7, 9].includes(discriminant))
  const instead = { LedgerEntryData: valuesOf({ ...entry, cases }, 5) }
  const random = (type: { schema: unknown }, given = {}) =>
    valuesOf(schemaOf(type), 7, { ...instead, ...given }) as fc.Arbitrary<Wire>
  const one = (type: { schema: unknown }) =>
    random(type).map((some): Wire[] => [some]) as fc.Arbitrary<unknown>
  const meta = (version: number, value: Wire) =>
    base64(schemaOf(xdr.TransactionMeta).encode({ v: version, [`v${version}`]: value }))
  const encoded = (type: { schema: unknown }, value: unknown) =>
    base64((schemaOf(type) as Schema).encode(value))

  const v3 = fc.record({
    ext: fc.constant({ v: 0 }),
    txChangesBefore: one(xdr.LedgerEntryChange),
    operations: one(xdr.OperationMeta),
    txChangesAfter: one(xdr.LedgerEntryChange),
    sorobanMeta: random(xdr.SorobanTransactionMeta),
  })
  const v4 = fc.record({
    ext: fc.constant({ v: 0 }),
    txChangesBefore: one(xdr.LedgerEntryChange),
    operations: one(xdr.OperationMetaV2) as fc.Arbitrary<Wire[]>,
    txChangesAfter: one(xdr.LedgerEntryChange),
    sorobanMeta: random(xdr.SorobanTransactionMetaV2),
    events: fc.constant([]),
    diagnosticEvents: fc.constant([]),
  })

  test("of version 3 give the value and the events", async () => {
    await fc.assert(
      fc.asyncProperty(v3, async (wire) => {
        const { returnValue, events } = wire.sorobanMeta
        expect(await readContractValues(meta(3, wire), hashOf(returnValue, events))).toEqual({
          returnValue: encoded(xdr.ScVal, returnValue),
          events: (events as unknown[]).map((event) => encoded(xdr.ContractEvent, event)),
        })
      }),
    )
  })

  test("of version 4 give the value and the events, if there is a value", async () => {
    await fc.assert(
      fc.asyncProperty(v4, async (wire) => {
        const { returnValue } = wire.sorobanMeta
        const events = wire.operations[0]!.events as unknown[]
        const hash = returnValue === null ? new Uint8Array(32) : hashOf(returnValue, events)
        expect(await readContractValues(meta(4, wire), hash)).toEqual(
          returnValue === null
            ? undefined
            : {
                returnValue: encoded(xdr.ScVal, returnValue),
                events: events.map((event) => encoded(xdr.ContractEvent, event)),
              },
        )
      }),
    )
  })

  test("throw for the hash of another value", async () => {
    await fc.assert(
      fc.asyncProperty(v3, async (wire) => {
        const { events } = wire.sorobanMeta
        const hash = hashOf({ type: 5, u64: 1_234_567n }, events)
        await expect(readContractValues(meta(3, wire), hash)).rejects.toThrow("another value")
      }),
      { numRuns: 10 },
    )
  })
})

test.each([
  ["missing", undefined],
  ["empty", ""],
  ["of no version known", "AAAABQAAAAA="],
  ["of version 2", base64(new Uint8Array([0, 0, 0, 2, ...new Array(12).fill(0)]))],
  ["cut off", "AAAABAAAAAAAAAAB"],
  ["not base64", "?"],
])("a meta that is %s gives nothing", async (_, meta) => {
  expect(await readContractValues(meta, new Uint8Array(32))).toBeUndefined()
})

let world: SendWorld
beforeEach(async () => {
  world = await createSendWorld()
})
afterEach(() => world.close())

const contract = () => Asset.native().contractId(world.network.passphrase)
const address = (account: string) => nativeToScVal(account, { type: "address" })

/** A signed transfer of 5 stroops by the native asset's contract: it returns nothing (`void`), and has an event. */
const transfer = () =>
  world.contractCall(
    contract(),
    "transfer",
    address(world.alice.publicKey()),
    address(world.bob.publicKey()),
    nativeToScVal(5n, { type: "i128" }),
  )

/** A meta of version 4 with another value. */
function returningTrue(base: string): string {
  const meta = xdr.TransactionMeta.fromXdr(base, "base64")
  if (meta.type !== "v4") throw new TypeError("another version")
  const { ext } = meta.v4.sorobanMeta!
  const sorobanMeta = new xdr.SorobanTransactionMetaV2({
    ext,
    returnValue: xdr.ScVal.scvBool(true),
  })
  const changed = new xdr.TransactionMetaV4({ ...meta.v4, sorobanMeta })
  return xdr.TransactionMeta.v4(changed).toXdr("base64")
}

describe.each([
  ["JSON-RPC", () => world.rpc],
  ["Horizon", () => world.horizon],
])("over %s", (_, served) => {
  test("a contract call succeeds with what it returned", async () => {
    const { xdr: signed } = await world.contractCall(
      contract(),
      "balance",
      address(world.bob.publicKey()),
    )
    const sent = await sendTransaction({ xdr: signed, network: served() })
    expect(sent).toMatchObject({ status: "success", events: [] })
    const { returnValue } = sent as { returnValue: string }
    expect(scValToNative(xdr.ScVal.fromXdr(returnValue!, "base64"))).toBe(100_000_000_000n)
  })

  test("a contract call in a fee bump succeeds with its events", async () => {
    const call = await transfer()
    const sent = await sendTransaction({
      xdr: world.bump(call.xdr, "10000000").xdr,
      network: served(),
    })
    expect(sent).toMatchObject({ status: "success", returnValue: "AAAAAQ==" })
    const [event] = (sent as { events?: string[] }).events!
    const { body } = xdr.ContractEvent.fromXdr(event!, "base64")
    expect(body.v0.topics.map(scValToNative).slice(0, 3)).toEqual([
      "transfer",
      world.alice.publicKey(),
      world.bob.publicKey(),
    ])
  })

  test("a payment has neither a value nor events", async () => {
    const sent = await sendTransaction({ xdr: world.payment().xdr, network: served() })
    expect(sent).not.toHaveProperty("returnValue")
    expect(sent).not.toHaveProperty("events")
  })

  test("another value than the result's hash has is not believed, and the next answer counts", async () => {
    let lies = 2
    world.faults.push((method, ask) =>
      isLook(method) && lies > 0
        ? ask().then(async (answer) => {
            const text = await answer.text()
            return new Response(
              text.replace(/(?<="result_?[mM]eta_?[xX]dr":")[^"]+/, (meta) => {
                lies--
                return returningTrue(meta)
              }),
              answer,
            )
          })
        : undefined,
    )
    const sent = await sendTransaction({ xdr: (await transfer()).xdr, network: served() })
    expect(sent).toMatchObject({ status: "success", returnValue: "AAAAAQ==" })
    expect(lies).toBe(0)
  })

  test("a server without meta gives no value", async () => {
    world.faults.push((method, ask) =>
      isLook(method)
        ? ask().then(async (answer) => {
            const text = (await answer.text()).replace(/"result_?[mM]eta_?[xX]dr":"[^"]*",?/, "")
            return new Response(text, answer)
          })
        : undefined,
    )
    const sent = await sendTransaction({ xdr: (await transfer()).xdr, network: served() })
    expect(sent).toMatchObject({ status: "success" })
    expect(sent).not.toHaveProperty("returnValue")
  })
})
