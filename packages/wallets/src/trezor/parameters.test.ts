import { networks } from "@alidade/core"
import {
  Account,
  Asset,
  Claimant,
  Keypair,
  LiquidityPoolAsset,
  Memo,
  MuxedAccount,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { parametersFor } from "./parameters.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet
const usd = new Asset("USD", other)
const euros = new Asset("EUROS", other)
const id = `00000000${"ab".repeat(32)}`
const hash = "cd".repeat(32)
const rawKey = Buffer.from(Keypair.fromPublicKey(other).rawPublicKey()).toString("hex")

/** What a test changes in a transaction. */
interface Change {
  memo?: Memo
  adjust?: (builder: TransactionBuilder) => unknown
  account?: string
}

function builderOf(operations: readonly xdr.Operation[], { memo, account }: Change = {}) {
  const options = { fee: "100", networkPassphrase, ...(memo && { memo }) }
  const builder = new TransactionBuilder(new Account(account ?? source, "41"), options)
  for (const operation of operations) builder.addOperation(operation)
  return builder
}

function transactionOf(operations: readonly xdr.Operation[], change: Change = {}): string {
  const builder = builderOf(operations, change)
  if (change.adjust) change.adjust(builder)
  else builder.setTimebounds(5, 7)
  return builder.build().toXDR()
}

const bump = Operation.bumpSequence({ bumpTo: "77" })

test("TR4: names the source, sequence, fee, time bounds, and memo of a transaction", () => {
  expect(parametersFor(transactionOf([bump, bump]), networkPassphrase)).toEqual({
    networkPassphrase,
    transaction: {
      source,
      sequence: "42",
      fee: 200,
      timebounds: { minTime: 5, maxTime: 7 },
      memo: { type: 0 },
      operations: [
        { type: "bumpSequence", bumpTo: "77" },
        { type: "bumpSequence", bumpTo: "77" },
      ],
    },
  })
})

test("TR4: an open end is 0", () => {
  const transaction = transactionOf([bump], { adjust: (builder) => builder.setTimeout(0) })
  expect(parametersFor(transaction, networkPassphrase)).toMatchObject({
    transaction: { timebounds: { minTime: 0, maxTime: 0 } },
  })
})

test.each([
  [Memo.text("Für Ähren 🌾"), { type: 1, text: "Für Ähren 🌾" }],
  [Memo.id("18446744073709551615"), { type: 2, id: "18446744073709551615" }],
  [Memo.hash(hash), { type: 3, hash }],
  [Memo.return(hash), { type: 4, hash }],
])("TR4: memo %#", (memo, expected) => {
  const transaction = transactionOf([bump], { memo })
  expect(parametersFor(transaction, networkPassphrase)).toMatchObject({
    transaction: { memo: expected },
  })
})

const native = { type: 0, code: "XLM" }
const usdForm = { type: 1, code: "USD", issuer: other }
const eurosForm = { type: 2, code: "EUROS", issuer: other }
const most = "922337203685.4775807"
const units = "9223372036854775807"

/** Each operation that a Trezor takes, in its form (TR4, TR5). */
const forms: [operation: xdr.Operation, form: Record<string, unknown>][] = [
  [
    Operation.createAccount({ destination: other, startingBalance: "1.5", source: other }),
    { type: "createAccount", source: other, destination: other, startingBalance: "15000000" },
  ],
  [
    Operation.payment({ destination: other, asset: Asset.native(), amount: most }),
    { type: "payment", destination: other, asset: native, amount: units },
  ],
  [
    Operation.payment({ destination: other, asset: euros, amount: "0.0000001" }),
    { type: "payment", destination: other, asset: eurosForm, amount: "1" },
  ],
  [
    Operation.pathPaymentStrictReceive({
      sendAsset: usd,
      sendMax: "2",
      destination: other,
      destAsset: euros,
      destAmount: "1",
      path: [Asset.native(), usd],
    }),
    {
      type: "pathPaymentStrictReceive",
      sendAsset: usdForm,
      sendMax: "20000000",
      destination: other,
      destAsset: eurosForm,
      destAmount: "10000000",
      path: [native, usdForm],
    },
  ],
  [
    Operation.pathPaymentStrictSend({
      sendAsset: usd,
      sendAmount: "2",
      destination: other,
      destAsset: euros,
      destMin: "1",
    }),
    {
      type: "pathPaymentStrictSend",
      sendAsset: usdForm,
      sendAmount: "20000000",
      destination: other,
      destAsset: eurosForm,
      destMin: "10000000",
      path: [],
    },
  ],
  [
    Operation.createPassiveSellOffer({
      selling: usd,
      buying: euros,
      amount: "3",
      price: { n: 10, d: 4 },
    }),
    {
      type: "createPassiveSellOffer",
      selling: usdForm,
      buying: eurosForm,
      amount: "30000000",
      price: { n: 10, d: 4 },
    },
  ],
  [
    Operation.manageSellOffer({
      selling: usd,
      buying: Asset.native(),
      amount: "3",
      price: { n: 2, d: 6 },
      offerId: "9",
    }),
    {
      type: "manageSellOffer",
      selling: usdForm,
      buying: native,
      amount: "30000000",
      price: { n: 2, d: 6 },
      offerId: "9",
    },
  ],
  [
    Operation.manageBuyOffer({
      selling: usd,
      buying: Asset.native(),
      buyAmount: "3",
      price: { n: 1, d: 3 },
    }),
    {
      type: "manageBuyOffer",
      selling: usdForm,
      buying: native,
      amount: "30000000",
      price: { n: 1, d: 3 },
      offerId: "0",
    },
  ],
  [Operation.setOptions({}), { type: "setOptions" }],
  [
    Operation.setOptions({
      inflationDest: other,
      clearFlags: 1,
      setFlags: 2,
      masterWeight: 0,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 255,
      homeDomain: "",
      signer: { ed25519PublicKey: other, weight: 0 },
    }),
    {
      type: "setOptions",
      inflationDest: other,
      clearFlags: 1,
      setFlags: 2,
      masterWeight: 0,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 255,
      homeDomain: "",
      signer: { type: 0, key: rawKey, weight: 0 },
    },
  ],
  [
    Operation.setOptions({ signer: { preAuthTx: hash, weight: 1 } }),
    { type: "setOptions", signer: { type: 1, key: hash, weight: 1 } },
  ],
  [
    Operation.setOptions({ signer: { sha256Hash: hash, weight: 1 } }),
    { type: "setOptions", signer: { type: 2, key: hash, weight: 1 } },
  ],
  [
    Operation.changeTrust({ asset: euros, limit: most }),
    { type: "changeTrust", line: eurosForm, limit: units },
  ],
  [
    Operation.allowTrust({ trustor: other, assetCode: "EUROS", authorize: 1 }),
    { type: "allowTrust", trustor: other, assetCode: "EUROS", assetType: 2, authorize: 1 },
  ],
  [Operation.accountMerge({ destination: other }), { type: "accountMerge", destination: other }],
  [
    Operation.manageData({ name: "Größe", value: Buffer.from([0, 255]) }),
    { type: "manageData", name: "Größe", value: "00ff" },
  ],
  [Operation.manageData({ name: "a", value: null }), { type: "manageData", name: "a" }],
  [
    Operation.claimClaimableBalance({ balanceId: id }),
    { type: "claimClaimableBalance", balanceId: id },
  ],
]

test.each(forms)("TR5: operation %# has the form of Connect", (operation, form) => {
  const { transaction } = parametersFor(transactionOf([operation]), networkPassphrase) as {
    transaction: { operations: unknown[] }
  }
  expect(transaction.operations).toEqual([form])
})

const muxed = new MuxedAccount(new Account(other, "1"), "7").accountId()
const poolAsset = new LiquidityPoolAsset(Asset.native(), usd, 30)
const price = { n: 1, d: 1 }
const pool = "ef".repeat(32)
const xlm = Asset.native()
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"

/** A transaction without its time bounds, which the SDK does not build. */
function withoutTime(transaction: string): string {
  const bytes = Buffer.from(transaction, "base64")
  const cut = Buffer.concat([bytes.subarray(0, 52), Buffer.alloc(4), bytes.subarray(72)])
  return cut.toString("base64")
}

function feeBump(): string {
  const [payer, inner] = [Keypair.random(), builderOf([bump]).setTimebounds(5, 7).build()]
  return TransactionBuilder.buildFeeBumpTransaction(payer, "200", inner, networkPassphrase).toXDR()
}

/** A transfer's authorization with credentials of a type, signed or not. */
function entry(type: 1 | 2, isSigned: boolean): xdr.SorobanAuthorizationEntry {
  const unsigned =
    "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAABAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAAAAAAA"
  const bytes = Buffer.from(unsigned, "base64")
  bytes[3] = type
  const signature = Buffer.from(isSigned ? "0000000000000001" : "00000001", "hex")
  const whole = Buffer.concat([bytes.subarray(0, 56), signature, bytes.subarray(60)])
  return xdr.SorobanAuthorizationEntry.fromXDR(whole)
}

const callOf = (...auth: xdr.SorobanAuthorizationEntry[]): xdr.Operation =>
  Operation.invokeContractFunction({ contract, function: "transfer", args: [], auth })

/** What is refused, with the reason's key and, for an operation, its name (TR6). */
const refused: [what: string, xdr: string, key: string, operation?: string][] = [
  ["a fee bump", feeBump(), "trezorFeeBump"],
  ["no time bounds", withoutTime(transactionOf([bump])), "trezorNoTime"],
  [
    "a memo that is no text",
    transactionOf([bump], { memo: Memo.text(Buffer.from([0xff, 0xfe]) as never) }),
    "trezorBytes",
  ],
  [
    "time beyond what a number holds",
    transactionOf([bump], {
      adjust: (builder) => {
        builder.setTimebounds(0, Number.MAX_SAFE_INTEGER)
        Reflect.set(builder, "timebounds", { minTime: "0", maxTime: "18446744073709551615" })
      },
    }),
    "trezorNumber",
  ],
  ...Object.entries({
    "a ledger's bounds": (builder: TransactionBuilder) => builder.setLedgerbounds(1, 2),
    "a minimum sequence": (builder: TransactionBuilder) => builder.setMinAccountSequence("3"),
    "a minimum age": (builder: TransactionBuilder) => builder.setMinAccountSequenceAge(3n),
    "a minimum gap": (builder: TransactionBuilder) => builder.setMinAccountSequenceLedgerGap(3),
    "extra signers": (builder: TransactionBuilder) => builder.setExtraSigners([other]),
  }).map(([what, adjust]): [string, string, string] => [
    what,
    transactionOf([bump], { adjust: (builder) => adjust(builder.setTimebounds(5, 7)) }),
    "trezorConditions",
  ]),
  ...Object.entries({
    "a muxed source": Operation.bumpSequence({ bumpTo: "1", source: muxed }),
    "a muxed destination": Operation.payment({ destination: muxed, asset: xlm, amount: "1" }),
    "a muxed merge": Operation.accountMerge({ destination: muxed }),
  }).map(([what, operation]): [string, string, string] => [
    what,
    transactionOf([operation]),
    "trezorMuxed",
  ]),
  ...Object.entries({
    "a pool's trust line": Operation.changeTrust({ asset: poolAsset }),
    "a deposit": Operation.liquidityPoolDeposit({
      liquidityPoolId: pool,
      maxAmountA: "1",
      maxAmountB: "1",
      minPrice: price,
      maxPrice: price,
    }),
    "a withdrawal": Operation.liquidityPoolWithdraw({
      liquidityPoolId: pool,
      amount: "1",
      minAmountA: "1",
      minAmountB: "1",
    }),
  }).map(([what, operation]): [string, string, string] => [
    what,
    transactionOf([operation]),
    "trezorPool",
  ]),
  ...Object.entries({
    createClaimableBalance: Operation.createClaimableBalance({
      asset: xlm,
      amount: "1",
      claimants: [new Claimant(other)],
    }),
    clawback: Operation.clawback({ asset: usd, amount: "1", from: other }),
    clawbackClaimableBalance: Operation.clawbackClaimableBalance({ balanceId: id }),
    setTrustLineFlags: Operation.setTrustLineFlags({
      trustor: other,
      asset: usd,
      flags: { authorized: true },
    }),
    beginSponsoringFutureReserves: Operation.beginSponsoringFutureReserves({ sponsoredId: other }),
    endSponsoringFutureReserves: Operation.endSponsoringFutureReserves(),
    revokeSponsorship: Operation.revokeAccountSponsorship({ account: other }),
    extendFootprintTtl: Operation.extendFootprintTtl({ extendTo: 5 }),
    restoreFootprint: Operation.restoreFootprint({}),
    inflation: Operation.inflation(),
    uploadContractWasm: Operation.uploadContractWasm({ wasm: Buffer.alloc(4) }),
    createContract: Operation.createStellarAssetContract({ asset: usd }),
    "allowTrust (authorize: 2)": Operation.allowTrust({
      trustor: other,
      assetCode: "USD",
      authorize: 2,
    }),
    "setOptions (ed25519SignedPayload)": Operation.setOptions({
      signer: {
        ed25519SignedPayload:
          "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAQACAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUPB6IBZGM",
        weight: 1,
      },
    }),
  }).map(([name, operation]): [string, string, string, string] => [
    name,
    transactionOf([operation]),
    "trezorOperation",
    name,
  ]),
  ["a call beside another operation", transactionOf([callOf(), bump]), "trezorAlone"],
  ["a call with entries of version 1", transactionOf([callOf(entry(1, true))]), "trezorEntries"],
  ["a call with unsigned entries", transactionOf([callOf(entry(2, false))]), "trezorEntries"],
]

test.each(refused)("TR6: refuses %s", (_, transaction, key, operation) => {
  const values = operation === undefined ? undefined : { operation }
  expect(() => parametersFor(transaction, networkPassphrase)).toThrow(
    expect.objectContaining({
      kind: "unsupported",
      code: -3,
      reason: expect.objectContaining({ key, values }),
    }),
  )
})

test("TR5: passes a contract call on as it is, for Public and Testnet only", () => {
  const { Public, Testnet, Futurenet } = networks
  for (const auth of [[], [entry(2, true)]]) {
    const xdrBase64 = transactionOf([callOf(...auth)])
    expect(parametersFor(xdrBase64, Testnet)).toEqual({ xdrBase64, testnet: true })
    expect(parametersFor(xdrBase64, Public)).toEqual({ xdrBase64, testnet: false })
    expect(() => parametersFor(xdrBase64, Futurenet)).toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ key: "trezorNetwork" }) }),
    )
  }
})

test("reads a version-0 envelope, which is signed in its version-1 form", () => {
  const bytes = Buffer.from(transactionOf([bump]), "base64")
  // Without the tag of the source account, under the tag of version 0.
  const version0 = Buffer.concat([Buffer.alloc(4), bytes.subarray(8)]).toString("base64")
  expect(parametersFor(version0, networkPassphrase)).toEqual(
    parametersFor(transactionOf([bump]), networkPassphrase),
  )
})

test("rejects what is no transaction", () => {
  for (const broken of ["", "AAAA", "!"]) {
    expect(() => parametersFor(broken, networkPassphrase)).toThrow(
      expect.objectContaining({ kind: "bad-request" }),
    )
  }
})
