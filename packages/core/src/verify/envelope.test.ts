import {
  Account,
  Asset,
  Claimant,
  type FeeBumpTransaction,
  getLiquidityPoolId,
  Keypair,
  LiquidityPoolAsset,
  LiquidityPoolFeeV18,
  Memo,
  nativeToScVal,
  Operation,
  SorobanDataBuilder,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { networks } from "../networks/networks.js"
import { readEnvelope, transactionHashHex } from "./envelope.js"

const source = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7))
const other = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
const [address, destination] = [source.publicKey(), other.publicKey()]
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const networkPassphrase = networks.Testnet

const usd = new Asset("USD", destination)
const long = new Asset("LONGERNAME12", destination)
const pool = new LiquidityPoolAsset(Asset.native(), usd, LiquidityPoolFeeV18)
const liquidityPoolId = Buffer.from(
  getLiquidityPoolId("constant_product", pool.getLiquidityPoolParameters()),
).toString("hex")
const balanceId = `00000000${"ab".repeat(32)}`
const amount = "12.3456789"
const claimants = [
  new Claimant(
    destination,
    Claimant.predicateAnd(
      Claimant.predicateNot(Claimant.predicateBeforeAbsoluteTime("1800000000")),
      Claimant.predicateOr(
        Claimant.predicateBeforeRelativeTime("60"),
        Claimant.predicateUnconditional(),
      ),
    ),
  ),
]

/** Every operation that the SDK builds, except smart contracts. */
const classic = [
  Operation.createAccount({ destination, startingBalance: amount }),
  Operation.payment({ destination, asset: usd, amount, source: destination }),
  Operation.pathPaymentStrictReceive({
    sendAsset: usd,
    sendMax: amount,
    destination,
    destAsset: long,
    destAmount: amount,
    path: [Asset.native(), usd],
  }),
  Operation.pathPaymentStrictSend({
    sendAsset: usd,
    sendAmount: amount,
    destination,
    destAsset: long,
    destMin: amount,
  }),
  Operation.manageSellOffer({ selling: usd, buying: long, amount, price: "0.5", offerId: "7" }),
  Operation.manageBuyOffer({ selling: usd, buying: long, buyAmount: amount, price: "2" }),
  Operation.createPassiveSellOffer({ selling: usd, buying: long, amount, price: "3" }),
  Operation.setOptions({
    inflationDest: destination,
    setFlags: 1,
    masterWeight: 1,
    homeDomain: "example.org",
    signer: { sha256Hash: Buffer.alloc(32, 3), weight: 2 },
  }),
  Operation.changeTrust({ asset: long, limit: amount }),
  Operation.changeTrust({ asset: pool }),
  Operation.allowTrust({ trustor: destination, assetCode: "USD", authorize: 1 }),
  Operation.accountMerge({ destination }),
  Operation.inflation({}),
  Operation.manageData({ name: "name", value: "value" }),
  Operation.manageData({ name: "name", value: null }),
  Operation.bumpSequence({ bumpTo: "99" }),
  Operation.createClaimableBalance({ asset: usd, amount, claimants }),
  Operation.claimClaimableBalance({ balanceId }),
  Operation.beginSponsoringFutureReserves({ sponsoredId: destination }),
  Operation.endSponsoringFutureReserves({ source: destination }),
  Operation.revokeAccountSponsorship({ account: destination }),
  Operation.revokeTrustlineSponsorship({ account: destination, asset: usd }),
  Operation.revokeOfferSponsorship({ seller: destination, offerId: "7" }),
  Operation.revokeDataSponsorship({ account: destination, name: "name" }),
  Operation.revokeClaimableBalanceSponsorship({ balanceId }),
  Operation.revokeLiquidityPoolSponsorship({ liquidityPoolId }),
  Operation.revokeSignerSponsorship({
    account: destination,
    signer: { ed25519PublicKey: destination },
  }),
  Operation.clawback({ asset: usd, from: destination, amount }),
  Operation.clawbackClaimableBalance({ balanceId }),
  Operation.setTrustLineFlags({ trustor: destination, asset: usd, flags: { authorized: true } }),
  Operation.liquidityPoolDeposit({
    liquidityPoolId,
    maxAmountA: amount,
    maxAmountB: amount,
    minPrice: "1",
    maxPrice: "2",
  }),
  Operation.liquidityPoolWithdraw({
    liquidityPoolId,
    amount,
    minAmountA: amount,
    minAmountB: amount,
  }),
]

const authorization = xdr.SorobanAuthorizationEntry.fromXdr(
  "AAAAAgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA==",
  "base64",
)
/** Smart contract operations. A transaction contains only one. */
const soroban = [
  Operation.invokeContractFunction({
    contract,
    function: "transfer",
    args: [
      nativeToScVal(address, { type: "address" }),
      nativeToScVal({ some: [1n, "two", Buffer.from("three"), true, null] }),
      nativeToScVal(-(2n ** 100n), { type: "i128" }),
    ],
    auth: [authorization],
  }),
  Operation.uploadContractWasm({ wasm: Buffer.alloc(1001, 5) }),
  Operation.createStellarAssetContract({ asset: usd }),
  Operation.extendFootprintTtl({ extendTo: 1000 }),
  Operation.restoreFootprint({}),
]

function build(operations: xdr.Operation[], change = (_: TransactionBuilder) => {}): Transaction {
  const builder = new TransactionBuilder(new Account(address, "41"), {
    fee: "100",
    networkPassphrase,
    timebounds: { minTime: 0, maxTime: 1800000000 },
  })
  for (const operation of operations) builder.addOperation(operation)
  change(builder)
  return builder.build()
}

async function expectToAgree(transaction: Transaction | FeeBumpTransaction): Promise<void> {
  transaction.sign(source)
  const envelope = transaction.toXdr()
  expect(await transactionHashHex(envelope, networkPassphrase)).toBe(
    Buffer.from(transaction.hash()).toString("hex"),
  )
  const { signatures } = readEnvelope(envelope)
  expect(signatures.map(({ hint, signature }) => ({ hint, signature }))).toEqual(
    transaction.signatures.map(({ hint, signature }) => ({
      hint: new Uint8Array(hint.toBytes()),
      signature: new Uint8Array(signature.toBytes()),
    })),
  )
}

describe("an envelope built by the Stellar SDK", () => {
  test.each(classic.map((operation) => [operation.body.type, operation] as const))(
    "has the SDK's hash and signatures with %s",
    async (_, operation) => {
      await expectToAgree(build([operation]))
    },
  )

  test("has the SDK's hash with a hundred operations", async () => {
    const many = Array.from({ length: 100 }, (_, at) => classic[at % classic.length]!)
    await expectToAgree(build(many))
  })

  test.each(soroban.map((operation, at) => [operation.body.type, at, operation] as const))(
    "has the SDK's hash with %s (%i) and its Soroban data",
    async (_, __, operation) => {
      const data = new SorobanDataBuilder().setResources(1, 2, 3).setResourceFee(4).build()
      await expectToAgree(build([operation], (builder) => builder.setSorobanData(data)))
    },
  )

  test("has the SDK's hash with every precondition and memo", async () => {
    for (const memo of [
      Memo.none(),
      Memo.text("à".repeat(14)),
      Memo.id("18446744073709551615"),
      Memo.hash("ab".repeat(32)),
      Memo.return("cd".repeat(32)),
    ]) {
      const transaction = build([classic[0]!], (builder) =>
        builder
          .addMemo(memo)
          .setLedgerbounds(1, 2)
          .setMinAccountSequence("3")
          .setMinAccountSequenceAge(4n)
          .setMinAccountSequenceLedgerGap(5)
          .setExtraSigners([destination]),
      )
      await expectToAgree(transaction)
    }
  })

  test("SI1: has the same hash and body in version 0 and version 1 [S1.15]", async () => {
    const v1 = build([classic[1]!])
    const tx = v1.tx as xdr.Transaction
    const v0 = xdr.TransactionEnvelope.envelopeTypeTxV0(
      new xdr.TransactionV0Envelope({
        tx: new xdr.TransactionV0({
          sourceAccountEd25519: new Uint8Array(source.rawPublicKey()),
          fee: tx.fee,
          seqNum: tx.seqNum,
          timeBounds: tx.cond.value as xdr.TimeBounds,
          memo: tx.memo,
          operations: tx.operations,
          ext: xdr.TransactionV0Ext.v0(),
        }),
        signatures: [],
      }),
    )
    const envelope = v0.toXdr("base64")
    await expectToAgree(TransactionBuilder.fromXdr(envelope, networkPassphrase) as Transaction)
    expect(readEnvelope(envelope).kind).toBe("v0")
    expect(readEnvelope(envelope).body).toEqual(readEnvelope(v1.toXdr()).body)
    expect(readEnvelope(envelope).sources).toEqual([address, destination])
  })

  test("SI1: has its own hash, its payer as source, and the inner transaction if it is a fee bump", async () => {
    const inner = build([classic[1]!])
    inner.sign(source, other)
    const bump = TransactionBuilder.buildFeeBumpTransaction(other, "400", inner, networkPassphrase)
    await expectToAgree(bump)
    const envelope = readEnvelope(bump.toXdr())
    expect(envelope).toMatchObject({ kind: "fee-bump", sources: [destination] })
    expect(envelope.inner).toEqual(readEnvelope(inner.toXdr()))
  })

  test("lists each account once, muxed ones by their account", () => {
    const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK"
    const transaction = build([
      Operation.inflation({ source: muxed }),
      Operation.inflation({ source: destination }),
      Operation.inflation({ source: address }),
      Operation.inflation({ source: muxed }),
    ])
    expect(readEnvelope(transaction.toXdr()).sources).toEqual([
      address,
      "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
      destination,
    ])
  })
})

describe("rejects what is not an envelope, with a reason", () => {
  const complete = build([classic[0]!]).toXdr()

  test.each([
    ["nothing", "", "empty"],
    ["no text", 7 as unknown as string, "empty"],
    ["no base64", "what?", "Not base64"],
    ["a preimage", "AAAACg==", "not a transaction envelope"],
    ["half an envelope", complete.slice(0, 100), "ends too early"],
    ["an envelope with more after it", `${complete.slice(0, -4)}AAAAAAAA`, "too many"],
  ])("%s", (_, envelope, reason) => {
    expect(() => readEnvelope(envelope)).toThrow(
      expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) }),
    )
  })
})
