import {
  Account,
  Asset,
  Claimant,
  Keypair,
  Memo,
  MuxedAccount,
  Networks,
  Operation,
  SorobanDataBuilder,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import { trezorAccounts } from "./accounts.js"
import { createConnect, type TrezorConnect } from "./connect.js"
import { trezorQuirks } from "./quirks.js"

const host = "dapp.example"
const path = "m/44'/148'/0'"
const [first, second] = trezorAccounts.map(({ address }) => address) as [string, string]
const usd = new Asset("USD", second)
const long = new Asset("LONGCODE", second)
const failed = (code: string) => ({ success: false, error: { code, message: expect.any(String) } })

async function trezor(): Promise<{ model: LocalModel; connect: TrezorConnect }> {
  const model = createModel({
    wallet: "test",
    accounts: trezorAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: trezorQuirks,
    initial: { answer: "approve", grants: [{ host, account: first, network: "testnet" }] },
  })
  const connect = createConnect(model, host)
  await connect.init({
    manifest: { email: "a@dapp.example", appUrl: "https://dapp.example", appName: "Dapp" },
  })
  return { model, connect }
}

function build(
  operations: readonly xdr.Operation[],
  change: (builder: TransactionBuilder) => TransactionBuilder = (builder) => builder,
  memo: Memo = Memo.none(),
): Transaction {
  const builder = new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
    timebounds: { minTime: 0, maxTime: 1_800_000_000 },
    memo,
  })
  for (const operation of operations) builder.addOperation(operation)
  return change(builder).build()
}

const pay = Operation.payment({ destination: second, asset: Asset.native(), amount: "1" })

/** The fields of a transaction by account 1 (TR4). */
const fields = (operations: readonly object[], others: object = {}): object => ({
  source: first,
  sequence: "2",
  fee: 100 * operations.length,
  timebounds: { minTime: 0, maxTime: 1_800_000_000 },
  memo: { type: 0 },
  operations,
  ...others,
})
const payment = {
  type: "payment",
  destination: second,
  asset: { type: 0, code: "XLM" },
  amount: "10000000",
}

/** Whether a reply has account 1's signature of a transaction. */
function isSigned(reply: unknown, transaction: Transaction, signer: string = first): boolean {
  const { payload } = reply as { payload?: { publicKey: string; signature: string } }
  if (!payload) throw new Error(JSON.stringify(reply))
  const key = Keypair.fromPublicKey(signer)
  expect(payload.publicKey).toBe(Buffer.from(key.rawPublicKey()).toString("hex"))
  const signature = Uint8Array.from(Buffer.from(payload.signature, "hex"))
  return key.verify(transaction.hash(), signature)
}

const onTestnet = { networkPassphrase: Networks.TESTNET }
const asXdr = (transaction: { toXdr(): string }) => ({
  xdrBase64: transaction.toXdr(),
  testnet: true,
})

describe("from fields", () => {
  const offer = {
    selling: { type: 1, code: "USD", issuer: second },
    buying: { type: 2, code: "LONGCODE", issuer: second },
    amount: "10000000",
    price: { n: 1, d: 3 },
  }
  const zeros = "00".repeat(32)

  test.each<[string, object, xdr.Operation]>([
    [
      "createAccount",
      { destination: second, startingBalance: "15000000" },
      Operation.createAccount({ destination: second, startingBalance: "1.5" }),
    ],
    [
      "payment",
      { ...payment, source: second },
      Operation.payment({
        destination: second,
        asset: Asset.native(),
        amount: "1",
        source: second,
      }),
    ],
    [
      "pathPaymentStrictReceive",
      {
        sendAsset: offer.selling,
        sendMax: "20000000",
        destination: second,
        destAsset: { type: "NATIVE" },
        destAmount: "10000000",
        path: [offer.buying],
      },
      Operation.pathPaymentStrictReceive({
        sendAsset: usd,
        sendMax: "2",
        destination: second,
        destAsset: Asset.native(),
        destAmount: "1",
        path: [long],
      }),
    ],
    [
      "pathPaymentStrictSend",
      {
        sendAsset: offer.selling,
        sendAmount: "20000000",
        destination: second,
        destAsset: { type: 0 },
        destMin: "10000000",
      },
      Operation.pathPaymentStrictSend({
        sendAsset: usd,
        sendAmount: "2",
        destination: second,
        destAsset: Asset.native(),
        destMin: "1",
      }),
    ],
    [
      "createPassiveSellOffer",
      offer,
      Operation.createPassiveSellOffer({
        selling: usd,
        buying: long,
        amount: "1",
        price: { n: 1, d: 3 },
      }),
    ],
    [
      "manageSellOffer",
      { ...offer, offerId: "7" },
      Operation.manageSellOffer({
        selling: usd,
        buying: long,
        amount: "1",
        price: { n: 1, d: 3 },
        offerId: "7",
      }),
    ],
    [
      "manageBuyOffer",
      offer,
      Operation.manageBuyOffer({
        selling: usd,
        buying: long,
        buyAmount: "1",
        price: { n: 1, d: 3 },
      }),
    ],
    [
      "setOptions",
      {
        inflationDest: second,
        clearFlags: 2,
        setFlags: 1,
        masterWeight: 1,
        lowThreshold: 1,
        medThreshold: 2,
        highThreshold: 3,
        homeDomain: "dapp.example",
        signer: {
          type: 0,
          key: Buffer.from(Keypair.fromPublicKey(second).rawPublicKey()).toString("hex"),
          weight: 2,
        },
      },
      Operation.setOptions({
        inflationDest: second,
        clearFlags: 2,
        setFlags: 1,
        masterWeight: 1,
        lowThreshold: 1,
        medThreshold: 2,
        highThreshold: 3,
        homeDomain: "dapp.example",
        signer: { ed25519PublicKey: second, weight: 2 },
      }),
    ],
    [
      "setOptions",
      { signer: { type: 1, key: zeros, weight: 1 } },
      Operation.setOptions({ signer: { preAuthTx: new Uint8Array(32), weight: 1 } }),
    ],
    [
      "setOptions",
      { signer: { type: 2, key: zeros, weight: 0 } },
      Operation.setOptions({ signer: { sha256Hash: new Uint8Array(32), weight: 0 } }),
    ],
    [
      "changeTrust",
      { line: offer.selling, limit: "50000000" },
      Operation.changeTrust({ asset: usd, limit: "5" }),
    ],
    [
      "allowTrust",
      { trustor: second, assetCode: "USD", assetType: 1, authorize: 1 },
      Operation.allowTrust({ trustor: second, assetCode: "USD", authorize: 1 }),
    ],
    ["accountMerge", { destination: second }, Operation.accountMerge({ destination: second })],
    [
      "manageData",
      { name: "näme", value: "76" },
      Operation.manageData({ name: "näme", value: "v" }),
    ],
    ["manageData", { name: "name" }, Operation.manageData({ name: "name", value: null })],
    ["bumpSequence", { bumpTo: "9" }, Operation.bumpSequence({ bumpTo: "9" })],
    [
      "claimClaimableBalance",
      { balanceId: `00000000${"ab".repeat(32)}` },
      Operation.claimClaimableBalance({ balanceId: `00000000${"ab".repeat(32)}` }),
    ],
  ])("TR5: signs %s, the same as its envelope", async (type, given, operation) => {
    const { connect } = await trezor()
    const transaction = build([operation])
    const params = { path, ...onTestnet, transaction: fields([{ type, ...given }]) }
    expect(isSigned(await connect.stellarSignTransaction(params), transaction)).toBe(true)
    const fromXdr = await connect.stellarSignTransaction({ path, ...asXdr(transaction) })
    expect(isSigned(fromXdr, transaction)).toBe(true)
  })

  test.each<[string, object, Memo]>([
    ["text", { type: 1, text: "Grüße \\ €" }, Memo.text("Grüße \\ €")],
    ["id", { type: 2, id: "18446744073709551615".slice(0, 19) }, Memo.id("1844674407370955161")],
    ["hash", { type: 3, hash: "ab".repeat(32) }, Memo.hash("ab".repeat(32))],
    ["return", { type: 4, hash: "ab".repeat(32) }, Memo.return("ab".repeat(32))],
  ])("TR4: signs a %s memo", async (_, memo, expected) => {
    const { connect } = await trezor()
    const params = { path, ...onTestnet, transaction: fields([payment], { memo }) }
    const reply = await connect.stellarSignTransaction(params)
    expect(isSigned(reply, build([pay], undefined, expected))).toBe(true)
  })

  test("TR4: signs for any network, and shows what it signs", async () => {
    const { model, connect } = await trezor()
    model.update({ answer: "ask" })
    const networkPassphrase = "Standalone Network ; February 2017"
    const signing = connect.stellarSignTransaction({
      path: "m/44'/148'/1'",
      networkPassphrase,
      transaction: fields([payment], { source: second }),
    })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    const [shown] = model.getState().waiting
    expect(shown).toMatchObject({
      kind: "transaction",
      passphrase: networkPassphrase,
      as: { account: second, network: "local" },
    })
    model.settle("approve")
    const sent = TransactionBuilder.fromXdr(shown!.payload, networkPassphrase) as Transaction
    expect(isSigned(await signing, sent, second)).toBe(true)
  })

  test.each<[string, object, string]>([
    ["no time bounds", fields([payment], { timebounds: undefined }), "Runtime"],
    ["a fee as a text", fields([payment], { fee: "100" }), "Method_InvalidParameter"],
    [
      "lumens instead of stroops",
      fields([{ ...payment, amount: "1.0" }]),
      "Method_InvalidParameter",
    ],
    ["no operation", fields([]), "Failure_ProcessError"],
    ["an unknown operation", fields([{ type: "clawback" }]), "Method_InvalidParameter"],
    ["a muxed source", fields([payment], { source: muxed() }), "Failure_DataError"],
    ["a muxed destination", fields([{ ...payment, destination: muxed() }]), "Failure_DataError"],
    [
      "a long memo",
      fields([payment], { memo: { type: 1, text: "€".repeat(10) } }),
      "Failure_ProcessError",
    ],
    [
      "an asset without an issuer",
      fields([{ ...payment, asset: { type: 1, code: "USD" } }]),
      "Failure_DataError",
    ],
    [
      "a signer without a weight",
      fields([{ type: "setOptions", signer: { type: 0, key: "00".repeat(32) } }]),
      "Failure_DataError",
    ],
    ["no transaction", {}, "Method_InvalidParameter"],
  ])("TR4 TR6: refuses %s, without a screen", async (_, transaction, code) => {
    const { model, connect } = await trezor()
    model.update({ answer: "ask" })
    expect(await connect.stellarSignTransaction({ path, ...onTestnet, transaction })).toEqual(
      failed(code),
    )
    expect(model.getState().waiting).toEqual([])
  })

  test("TR6: version 9 drops an unknown operation, for which the device then waits", async () => {
    const { model, connect } = await trezor()
    model.update({ quirks: { TR3: true } })
    const transaction = fields([payment, { type: "clawback" }])
    expect(await connect.stellarSignTransaction({ path, ...onTestnet, transaction })).toEqual({
      success: false,
      payload: { code: "Runtime", error: expect.stringContaining("StellarTxOpRequest") },
    })
  })
})

describe("from an envelope", () => {
  test("TR4: only in version 10", async () => {
    const { model, connect } = await trezor()
    const transaction = build([pay])
    expect(
      isSigned(await connect.stellarSignTransaction({ path, ...asXdr(transaction) }), transaction),
    ).toBe(true)
    expect(await connect.stellarSignTransaction({ path, xdrBase64: transaction.toXdr() })).toEqual(
      failed("Method_InvalidParameter"),
    )
    model.update({ quirks: { TR3: true } })
    expect(await connect.stellarSignTransaction({ path, ...asXdr(transaction) })).toMatchObject({
      payload: { code: "Method_InvalidParameter" },
    })
  })

  test("TR6: preconditions besides time bounds are lost, so the signature does not verify", async () => {
    const { connect } = await trezor()
    const strict = build([pay], (builder) => builder.setMinAccountSequence("1"))
    const reply = await connect.stellarSignTransaction({ path, ...asXdr(strict) })
    expect(isSigned(reply, strict)).toBe(false)
    expect(isSigned(reply, build([pay]))).toBe(true)
  })

  const bump = TransactionBuilder.buildFeeBumpTransaction(
    second,
    "400",
    build([pay]),
    Networks.TESTNET,
  )

  test.each<[string, { toXdr(): string }, string]>([
    ["a fee bump", bump, "Method_InvalidParameter"],
    ["no envelope", { toXdr: () => "AAAA" }, "Method_InvalidParameter"],
    [
      "a claimable balance",
      build([
        Operation.createClaimableBalance({
          asset: Asset.native(),
          amount: "1",
          claimants: [new Claimant(second)],
        }),
      ]),
      "Method_InvalidParameter",
    ],
    [
      "a muxed destination",
      build([Operation.payment({ destination: muxed(), asset: Asset.native(), amount: "1" })]),
      "Failure_DataError",
    ],
    [
      "a muxed merge",
      build([Operation.accountMerge({ destination: muxed() })]),
      "Failure_DataError",
    ],
  ])("TR6: refuses %s", async (_, transaction, code) => {
    const { connect } = await trezor()
    expect(await connect.stellarSignTransaction({ path, ...asXdr(transaction) })).toEqual(
      failed(code),
    )
  })

  test("TR5: signs a contract call with the source's credentials, unless its firmware is older", async () => {
    const { model, connect } = await trezor()
    const call = contractCall("sorobanCredentialsSourceAccount")
    expect(isSigned(await connect.stellarSignTransaction({ path, ...asXdr(call) }), call)).toBe(
      true,
    )
    model.update({ quirks: { TR5: true } })
    expect(await connect.stellarSignTransaction({ path, ...asXdr(call) })).toEqual(
      failed("Method_InvalidParameter"),
    )
  })

  test("TR5: other credentials must be of version 2 and signed", async () => {
    const { connect } = await trezor()
    for (const [transaction, isSignable] of [
      [contractCall("version 1, signed"), false],
      [contractCall("version 2"), false],
      [contractCall("version 2, signed"), true],
    ] as const)
      expect(await connect.stellarSignTransaction({ path, ...asXdr(transaction) })).toHaveProperty(
        "success",
        isSignable,
      )
  })
})

test("if dishonest, signs something else, or with the next account", async () => {
  const { model, connect } = await trezor()
  const transaction = build([pay])
  const params = { path, ...onTestnet, transaction: fields([payment]) }
  model.next("alter", "wrong-signer")
  expect(isSigned(await connect.stellarSignTransaction(params), transaction)).toBe(false)
  expect(isSigned(await connect.stellarSignTransaction(params), transaction, second)).toBe(true)
})

function muxed(): string {
  return new MuxedAccount(new Account(second, "0"), "7").accountId()
}

/** A contract call with an entry of some credentials. */
function contractCall(kind: string): Transaction {
  const contract = "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD2KM"
  const call = { contract_address: contract, function_name: "hello", args: [] }
  const credentials = {
    address: second,
    nonce: "1",
    signature_expiration_ledger: 9,
    signature: kind.endsWith("signed") ? { vec: [] } : "void",
  }
  const entry = {
    credentials:
      kind === "sorobanCredentialsSourceAccount"
        ? "source_account"
        : { [kind.startsWith("version 1") ? "address" : "address_v2"]: credentials },
    root_invocation: { function: { contract_fn: call }, sub_invocations: [] },
  }
  const json = {
    source_account: null,
    body: {
      invoke_host_function: { host_function: { invoke_contract: call }, auth: [entry] },
    },
  }
  return build([xdr.Operation.fromJson(json as never)], (builder) =>
    builder.setSorobanData(new SorobanDataBuilder().build()),
  )
}
