import { createHash } from "node:crypto"
import { Asset, StrKey, xdr } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { bytes, i64, type Schema, schemaOf, valuesOf, type Wire } from "../../test/random-xdr.js"
import { authorizedLines } from "../../test/sdk-calls.js"
import { linesOf } from "../../test/sdk-words.js"
import { networks } from "../networks/networks.js"
import { describeAuthEntry } from "./auth-entry.js"
import { argumentText, sentenceText } from "./sentence.js"
import { describeTransaction } from "./transaction.js"
import type { Call, DescribedTransaction } from "./types.js"

/*
 * Compares two independent descriptions: our reader with its table of sentences, and one from what the Stellar SDK
 * decodes.
 */

const letters = fc.constantFrom(..."ABCxyz019")
const codes = (min: number, max: number) =>
  fc
    .array(letters, { minLength: min, maxLength: max })
    .map((code) =>
      new Uint8Array(Buffer.alloc(max, 0)).map((_, at) => code[at]?.charCodeAt(0) ?? 0),
    )
const key = bytes(32)
const account = key.map((ed25519) => ({ type: 0, ed25519 }))
const alphaNum = (min: number, max: number) =>
  fc.record({ assetCode: codes(min, max), issuer: account })

/** Only what the SDK's own classes accept: they reject impossible assets and pools. */
const possible: Record<string, fc.Arbitrary<unknown>> = {
  AlphaNum4: alphaNum(1, 4),
  AlphaNum12: alphaNum(5, 12),
  AssetCode: fc.oneof(
    codes(1, 4).map((assetCode4) => ({ type: 1, assetCode4 })),
    codes(5, 12).map((assetCode12) => ({ type: 2, assetCode12 })),
  ),
  // Native comes before every other asset; a pool's assets are sorted, and its fee is 30.
  LiquidityPoolParameters: alphaNum(1, 4).map((alphaNum4) => ({
    type: 0,
    constantProduct: { assetA: { type: 0 }, assetB: { type: 1, alphaNum4 }, fee: 30 },
  })),
  Price: fc.record({
    n: fc.integer({ min: 1 }),
    d: fc.oneof(fc.constantFrom(1, 8, 10_000_000), fc.integer({ min: 1 })),
  }),
  SignerKeyEd25519SignedPayload: fc.record({ ed25519: key, payload: bytes(1, 64) }),
  // At most four bytes each: whole characters within the shortest limit, the memo's 28.
  string: fc
    .string({ unit: "binary", maxLength: 7 })
    .map((text) => new Uint8Array(Buffer.from(text))),
}

// The SDK has no record for entries that cannot be sponsored.
possible.LedgerKey = valuesOf(
  only(xdr.LedgerKey, (type) => type <= 5),
  8,
  { ...possible },
)

const transactions = fc.oneof(
  ...[
    { type: 0, arm: "v0", schema: schemaOf(xdr.TransactionV0) },
    { type: 2, arm: "v1", schema: schemaOf(xdr.Transaction) },
    { type: 5, arm: "feeBump", schema: schemaOf(xdr.FeeBumpTransaction) },
  ].map(({ type, arm, schema }) =>
    fc
      .record({ tx: valuesOf(schema, 11, possible), signatures: fc.constant([]) })
      .map((envelope) => encode(xdr.TransactionEnvelope, { type, [arm]: envelope })),
  ),
)

/** A transaction with one operation, of a given type number. */
const withOne = (operation: number) =>
  valuesOf(
    only(xdr.OperationBody, (type) => type === operation),
    10,
    possible,
  ).map((body) =>
    encode(xdr.TransactionEnvelope, {
      type: 2,
      v1: {
        tx: {
          sourceAccount: { type: 0, ed25519: new Uint8Array(32) },
          fee: 100,
          seqNum: 1n,
          cond: { type: 0 },
          memo: { type: 0 },
          operations: [{ sourceAccount: null, body }],
          ext: { v: 0 },
        },
        signatures: [],
      },
    }),
  )

const passphrases = fc.constantFrom(...Object.values(networks))

/** In ms. Each test takes well under a second, but longer on a busy machine. */
const timeout = 60_000

describe("describes a random transaction as the Stellar SDK decodes it", {
  timeout,
}, () => {
  const types = schemaOf(xdr.OperationBody).cases!.map(
    ({ name, discriminant }) => [name, discriminant] as const,
  )

  test.each(types)("%s", async (_, type) => {
    await fc.assert(
      fc.asyncProperty(withOne(type), passphrases, async (envelope, passphrase) => {
        expect(await describedLines(envelope, passphrase)).toEqual(linesOf(envelope, passphrase))
      }),
      { numRuns: 60 },
    )
  })

  test("of every kind, with any operations, conditions and memo [S1.15]", async () => {
    await fc.assert(
      fc.asyncProperty(transactions, passphrases, async (envelope, passphrase) => {
        expect(await describedLines(envelope, passphrase)).toEqual(linesOf(envelope, passphrase))
      }),
      { numRuns: 300 },
    )
  })

  test("describes a transfer of XLM by its contract as a transfer", async () => {
    await fc.assert(
      fc.asyncProperty(key, key, i64, passphrases, async (from, to, amount, passphrase) => {
        const envelope = transferOf(from, to, amount, passphrase)
        const lines = linesOf(envelope, passphrase)
        expect(lines.some((line) => line.startsWith("Transfer "))).toBe(true)
        expect(await describedLines(envelope, passphrase)).toEqual(lines)
      }),
      { numRuns: 40 },
    )
  })
})

test("describes a random authorization as the Stellar SDK decodes it", {
  timeout,
}, async () => {
  const invocations = valuesOf(schemaOf(xdr.SorobanAuthorizedInvocation), 9, possible)
  await fc.assert(
    fc.asyncProperty(
      invocations,
      i64,
      passphrases,
      key,
      fc.boolean(),
      async (invocation, nonce, passphrase, address, named) => {
        const networkId = new Uint8Array(hash(Buffer.from(passphrase)))
        const common = { networkId, nonce, signatureExpirationLedger: 7, invocation }
        const preimage = named
          ? {
              type: 10,
              sorobanAuthorizationWithAddress: {
                ...common,
                address: { type: 1, contractId: address },
              },
            }
          : { type: 9, sorobanAuthorization: common }
        const text = encode(xdr.HashIdPreimage, preimage)
        const decoded = xdr.SorobanAuthorizedInvocation.fromXdr(
          encode(xdr.SorobanAuthorizedInvocation, invocation),
          "base64",
        )
        const ours = await describeAuthEntry(text)
        expect(callLines(ours.call)).toEqual(authorizedLines(decoded, passphrase))
        expect(ours).toMatchObject({
          type: named ? "v2" : "v1",
          nonce: String(nonce),
          expirationLedger: 7,
          networkPassphrase: passphrase,
          hash: hash(Buffer.from(text, "base64")).toString("hex"),
        })
        expect(ours.address).toBe(named ? StrKey.encodeContract(address) : undefined)
      },
    ),
    { numRuns: 150 },
  )
})

test("describes transactions that no network accepts, without losing anything", {
  timeout,
}, async () => {
  const anything = valuesOf(schemaOf(xdr.Transaction), 11) as fc.Arbitrary<Wire>
  await fc.assert(
    fc.asyncProperty(anything, async (tx) => {
      const envelope = encode(xdr.TransactionEnvelope, { type: 2, v1: { tx, signatures: [] } })
      const lines = (await describedLines(envelope, networks.Testnet)).join("\n")
      expect(lines).not.toMatch(/(?<!\\u)\{\w+\}|undefined|\[object|NaN/)
    }),
    { numRuns: 300 },
  )
})

function transferOf(from: Uint8Array, to: Uint8Array, amount: bigint, passphrase: string): string {
  const contract = StrKey.decodeContract(Asset.native().contractId(passphrase))
  const address = (ed25519: Uint8Array) => ({
    type: 18,
    address: { type: 0, accountId: { type: 0, ed25519 } },
  })
  const call = {
    contractAddress: { type: 1, contractId: new Uint8Array(contract) },
    functionName: new Uint8Array(Buffer.from("transfer")),
    args: [
      address(from),
      address(to),
      { type: 10, i128: { hi: amount >> 63n, lo: BigInt.asUintN(64, amount) } },
    ],
  }
  const hostFunction = { type: 0, invokeContract: call }
  const auth = [
    {
      credentials: { type: 0 },
      rootInvocation: { function: { type: 0, contractFn: call }, subInvocations: [] },
    },
  ]
  return encode(xdr.TransactionEnvelope, {
    type: 2,
    v1: {
      tx: {
        sourceAccount: { type: 0, ed25519: from },
        fee: 100,
        seqNum: 1n,
        cond: { type: 0 },
        memo: { type: 0 },
        operations: [
          { sourceAccount: null, body: { type: 24, invokeHostFunctionOp: { hostFunction, auth } } },
        ],
        ext: { v: 0 },
      },
      signatures: [],
    },
  })
}

function encode(type: { schema: unknown }, value: unknown): string {
  return Buffer.from(schemaOf(type).encode(value)).toString("base64")
}

function only(type: { schema: unknown }, which: (discriminant: number) => boolean): Schema {
  const schema = schemaOf(type)
  const { kind, switchKey } = schema
  const cases = schema.cases!.filter(({ discriminant }) => which(discriminant))
  return { kind, cases, ...(switchKey ? { switchKey } : {}) } as Schema
}

/** Our description, line by line in the format of the SDK's. */
async function describedLines(envelope: string, passphrase: string): Promise<string[]> {
  const described = await describeTransaction(envelope, passphrase)
  const { memo, notBefore = "0", notAfter = "0" } = described
  const memoWords = memo
    ? `${memo.type} ${sentenceText({ key: "leftOut", values: { text: memo.value } })}`
    : "none"
  return [
    `from ${described.source}`,
    ...(described.feeSource ? [`fee by ${described.feeSource}, inside ${described.innerFee}`] : []),
    `fee ${described.fee}`,
    `sequence ${described.sequence}`,
    `memo ${memoWords.replace("… ({count} more)", "")}`,
    `from ${notBefore} to ${notAfter}`,
    ...described.conditions.map((condition) => sentenceText(condition)),
    ...described.operations.flatMap(operationLines),
    `signatures ${described.signatures}, inside ${described.innerSignatures ?? "none"}`,
    `hash ${described.hash}`,
  ]
}

function operationLines(op: DescribedTransaction["operations"][number]): string[] {
  const { sentence, details, warnings, call, authorizations, source } = op
  const own = call
    ? callLines(call)
    : [sentenceText(sentence), ...details.map((detail) => sentenceText(detail))]
  return [
    ...own,
    ...authorizations.flatMap(({ address, delegates, nonce, expirationLedger, call: allowed }) => [
      address === undefined
        ? "authorized by the source"
        : `authorized by ${address} until ${expirationLedger}, nonce ${nonce}`,
      ...(delegates ?? []).map((delegate) => `signed for it by ${delegate}`),
      ...callLines(allowed),
    ]),
    // Warnings of unknown contracts depend on options; they have their own tests.
    ...warnings
      .filter(({ key }) => key !== "warnUnknownContract")
      .map((warning) => `${warning.level}: ${sentenceText(warning)}`),
    ...(source ? [`for ${source}`] : []),
  ]
}

function callLines({ sentence, args, calls }: Call): string[] {
  return [
    sentenceText(sentence),
    ...args.map((arg) => `- ${argumentText(arg)}`),
    ...calls.flatMap(callLines).map((line) => `> ${line}`),
  ]
}

function hash(data: Uint8Array): Buffer {
  return createHash("sha256").update(data).digest()
}
