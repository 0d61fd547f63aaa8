import { encodeAddress } from "@alidade/core"
import {
  Address,
  Asset,
  Claimant,
  encodeMuxedAccount,
  encodeMuxedAccountToAddress,
  LiquidityPoolAsset,
  LiquidityPoolId,
  nativeToScVal,
  Operation,
  StrKey,
  xdr,
} from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedOperation } from "../../../test/typed-operations.js"
import type { Json, Values } from "./field.js"
import { emptyOperation, openOperation, readOperation } from "./operation.js"
import { type OperationType, operationTypes } from "./table.js"

const encodeOperation = (json: Json): string => xdr.Operation.fromJson(json).toXdr("base64")
const decodeOperation = (text: string): Json => xdr.Operation.fromXdr(text, "base64").toJson()
const own = encodeAddress(new Uint8Array(32).fill(1))
const other = encodeAddress(new Uint8Array(32).fill(2))
const muxed = encodeMuxedAccountToAddress(encodeMuxedAccount(other, "7"))
const contract = StrKey.encodeContract(new Uint8Array(32).fill(3))
const hash = "ab".repeat(32)
const balanceId = `00000000${hash}`
const usdc = `USDC:${own}`
const long = `LONGNAME:${other}`
const [usdcAsset, longAsset] = [new Asset("USDC", own), new Asset("LONGNAME", other)]
const price = { n: 3, d: 7 }

const hashSigner = { sha256Hash: new Uint8Array(32).fill(5) }
const hashKey = StrKey.encodeSha256Hash(hashSigner.sha256Hash)
const args = [nativeToScVal("a"), nativeToScVal(5n, { type: "i128" })]
const createContract = Operation.createStellarAssetContract({ asset: usdcAsset })
const deploy = Operation.createCustomContract({
  address: new Address(own),
  wasmHash: new Uint8Array(32),
  salt: new Uint8Array(32).fill(1),
})

/** The host function of an operation as the text of a field. */
function contentOf(operation: xdr.Operation, name: string): string {
  const body = (operation.toJson() as { body: { invoke_host_function: Json } }).body
  const { host_function } = body.invoke_host_function as { host_function: Record<string, Json> }
  return JSON.stringify(host_function[name], null, 2)
}

/** The same operation as typed and as the SDK builds it. */
const samples: readonly [type: OperationType, values: Values, built: xdr.Operation][] = [
  [
    "createAccount",
    { destination: own, startingBalance: "1.5" },
    Operation.createAccount({ destination: own, startingBalance: "1.5" }),
  ],
  [
    "payment",
    { destination: muxed, amount: "0.0000001", asset: usdc },
    Operation.payment({ destination: muxed, amount: "0.0000001", asset: usdcAsset }),
  ],
  [
    "pathPaymentStrictReceive",
    {
      destination: own,
      destAmount: "2",
      destAsset: long,
      sendMax: "3",
      sendAsset: "native",
      path: [usdc, "native"],
    },
    Operation.pathPaymentStrictReceive({
      destination: own,
      destAmount: "2",
      destAsset: longAsset,
      sendMax: "3",
      sendAsset: Asset.native(),
      path: [usdcAsset, Asset.native()],
    }),
  ],
  [
    "manageSellOffer",
    { amount: "5", selling: "native", price: "3/7", buying: usdc, offerId: "12" },
    Operation.manageSellOffer({
      amount: "5",
      selling: Asset.native(),
      price,
      buying: usdcAsset,
      offerId: "12",
    }),
  ],
  [
    "createPassiveSellOffer",
    { amount: "5", selling: "native", price: "0.1234567", buying: usdc },
    Operation.createPassiveSellOffer({
      amount: "5",
      selling: Asset.native(),
      price: "0.1234567",
      buying: usdcAsset,
    }),
  ],
  [
    "setOptions",
    {
      signer: { key: hashKey, weight: "2" },
      masterWeight: "0",
      lowThreshold: "1",
      medThreshold: "2",
      highThreshold: "255",
      homeDomain: "bücher.example",
      setFlags: ["required", "clawbackEnabled"],
      clearFlags: ["revocable"],
      inflationDest: other,
    },
    Operation.setOptions({
      signer: { ...hashSigner, weight: 2 },
      masterWeight: 0,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 255,
      homeDomain: "bücher.example",
      setFlags: 9,
      clearFlags: 2,
      inflationDest: other,
    }),
  ],
  ["setOptions", emptyOperation("setOptions").values, Operation.setOptions({})],
  [
    "setOptions",
    { ...emptyOperation("setOptions").values, homeDomain: "0x" },
    Operation.setOptions({ homeDomain: "" }),
  ],
  [
    "changeTrust",
    { line: { type: "asset", asset: usdc }, limit: "" },
    Operation.changeTrust({ asset: usdcAsset }),
  ],
  [
    "changeTrust",
    { line: { type: "poolShare", assetA: "native", assetB: usdc }, limit: "0" },
    Operation.changeTrust({
      asset: new LiquidityPoolAsset(Asset.native(), usdcAsset, 30),
      limit: "0",
    }),
  ],
  [
    "allowTrust",
    { trustor: other, asset: "USDC", authorize: "1" },
    Operation.allowTrust({ trustor: other, assetCode: "USDC", authorize: 1 }),
  ],
  ["accountMerge", { destination: other }, Operation.accountMerge({ destination: other })],
  ["inflation", {}, Operation.inflation({})],
  [
    "manageData",
    { dataName: "a\\b", dataValue: "0x00ff" },
    Operation.manageData({ name: "a\\b", value: Uint8Array.of(0, 255) }),
  ],
  [
    "manageData",
    { dataName: "list", dataValue: "" },
    Operation.manageData({ name: "list", value: null }),
  ],
  ["bumpSequence", { bumpTo: "9" }, Operation.bumpSequence({ bumpTo: "9" })],
  [
    "manageBuyOffer",
    { buyAmount: "5", buying: usdc, price: "1.25", selling: "native", offerId: "" },
    Operation.manageBuyOffer({
      buyAmount: "5",
      buying: usdcAsset,
      price: "1.25",
      selling: Asset.native(),
    }),
  ],
  [
    "pathPaymentStrictSend",
    {
      destination: own,
      sendAmount: "2",
      sendAsset: long,
      destMin: "3",
      destAsset: "native",
      path: [],
    },
    Operation.pathPaymentStrictSend({
      destination: own,
      sendAmount: "2",
      sendAsset: longAsset,
      destMin: "3",
      destAsset: Asset.native(),
    }),
  ],
  [
    "createClaimableBalance",
    {
      amount: "5",
      asset: "native",
      claimants: [
        { destination: own, predicate: { type: "unconditional" } },
        {
          destination: other,
          predicate: {
            type: "and",
            parts: [
              { type: "not", parts: [{ type: "before", time: "1800000000" }] },
              {
                type: "or",
                parts: [{ type: "within", time: "60" }, { type: "unconditional" }],
              },
            ],
          },
        },
      ],
    },
    Operation.createClaimableBalance({
      amount: "5",
      asset: Asset.native(),
      claimants: [
        new Claimant(own),
        new Claimant(
          other,
          Claimant.predicateAnd(
            Claimant.predicateNot(Claimant.predicateBeforeAbsoluteTime("1800000000")),
            Claimant.predicateOr(
              Claimant.predicateBeforeRelativeTime("60"),
              Claimant.predicateUnconditional(),
            ),
          ),
        ),
      ],
    }),
  ],
  ["claimClaimableBalance", { balanceId }, Operation.claimClaimableBalance({ balanceId })],
  [
    "beginSponsoringFutureReserves",
    { sponsoredId: other },
    Operation.beginSponsoringFutureReserves({ sponsoredId: other }),
  ],
  ["endSponsoringFutureReserves", {}, Operation.endSponsoringFutureReserves({})],
  [
    "revokeSponsorship",
    { entry: { type: "account", accountId: own } },
    Operation.revokeAccountSponsorship({ account: own }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "trustline", accountId: own, asset: long } },
    Operation.revokeTrustlineSponsorship({ account: own, asset: longAsset }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "trustline", accountId: own, asset: hash } },
    Operation.revokeTrustlineSponsorship({ account: own, asset: new LiquidityPoolId(hash) }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "offer", sellerId: own, offerId: "4" } },
    Operation.revokeOfferSponsorship({ seller: own, offerId: "4" }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "data", accountId: own, dataName: "é" } },
    Operation.revokeDataSponsorship({ account: own, name: "é" }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "claimableBalance", balanceId } },
    Operation.revokeClaimableBalanceSponsorship({ balanceId }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "liquidityPool", liquidityPoolId: hash } },
    Operation.revokeLiquidityPoolSponsorship({ liquidityPoolId: hash }),
  ],
  [
    "revokeSponsorship",
    { entry: { type: "signer", accountId: own, signerKey: hashKey } },
    Operation.revokeSignerSponsorship({ account: own, signer: hashSigner }),
  ],
  [
    "clawback",
    { from: muxed, amount: "1", asset: usdc },
    Operation.clawback({ from: muxed, amount: "1", asset: usdcAsset }),
  ],
  ["clawbackClaimableBalance", { balanceId }, Operation.clawbackClaimableBalance({ balanceId })],
  [
    "setTrustLineFlags",
    { trustor: other, asset: usdc, setFlags: ["authorized"], clearFlags: ["clawbackEnabled"] },
    Operation.setTrustLineFlags({
      trustor: other,
      asset: usdcAsset,
      flags: { authorized: true, clawbackEnabled: false },
    }),
  ],
  [
    "liquidityPoolDeposit",
    {
      liquidityPoolId: hash,
      maxAmountA: "1",
      maxAmountB: "2",
      minPrice: "0.5",
      maxPrice: "2000000000",
    },
    Operation.liquidityPoolDeposit({
      liquidityPoolId: hash,
      maxAmountA: "1",
      maxAmountB: "2",
      minPrice: "0.5",
      maxPrice: "2000000000",
    }),
  ],
  [
    "liquidityPoolWithdraw",
    { liquidityPoolId: hash, amount: "1", minAmountA: "", minAmountB: "2" },
    Operation.liquidityPoolWithdraw({
      liquidityPoolId: hash,
      amount: "1",
      minAmountA: "0",
      minAmountB: "2",
    }),
  ],
  [
    "invokeHostFunction",
    {
      hostFunction: {
        type: "invokeContract",
        contractAddress: contract,
        functionName: "hello",
        args: args.map((arg) => JSON.stringify(arg.toJson(), null, 2)),
      },
      auth: [],
    },
    Operation.invokeContractFunction({ contract, function: "hello", args }),
  ],
  [
    "invokeHostFunction",
    { hostFunction: { type: "uploadContractWasm", wasm: "0x0061736d" }, auth: [] },
    Operation.uploadContractWasm({ wasm: Uint8Array.of(0, 0x61, 0x73, 0x6d) }),
  ],
  [
    "invokeHostFunction",
    {
      hostFunction: {
        type: "createContract",
        content: contentOf(createContract, "create_contract"),
      },
      auth: [],
    },
    createContract,
  ],
  [
    "invokeHostFunction",
    {
      hostFunction: { type: "createContractV2", content: contentOf(deploy, "create_contract_v2") },
      auth: [],
    },
    deploy,
  ],
  ["extendFootprintTtl", { extendTo: "500" }, Operation.extendFootprintTtl({ extendTo: 500 })],
  ["restoreFootprint", {}, Operation.restoreFootprint({})],
]

describe("the table of operations", () => {
  it("has all operations of the protocol, and a sample of each", () => {
    const ofProtocol = Object.values(xdr.OperationType).flatMap((one) =>
      one instanceof xdr.OperationType ? [one.name] : [],
    )
    expect(ofProtocol).toHaveLength(27)
    expect(operationTypes.toSorted()).toEqual(ofProtocol.toSorted())
    expect(new Set(samples.map(([type]) => type))).toEqual(new Set(operationTypes))
  })

  it.each(samples)("builds %s as the SDK does, and opens it again: %j", (type, values, built) => {
    const read = readOperation({ type, values })
    if (!("json" in read)) throw new Error(JSON.stringify([...read.problems]))
    const encoded = encodeOperation({ source_account: null, body: read.json })
    expect(encoded).toBe(built.toXdr("base64"))
    const { body } = decodeOperation(encoded) as { body: Json }
    expect(openOperation(body)).toEqual({ type, values })
  })

  it.each(operationTypes)("opens %s with the values that were typed", (type) => {
    fc.assert(
      fc.property(typedOperation(type), (draft) => {
        const read = readOperation(draft)
        if (!("json" in read)) throw new Error(JSON.stringify([...read.problems]))
        const encoded = encodeOperation({ source_account: null, body: read.json })
        const { body } = decodeOperation(encoded) as { body: Json }
        expect(openOperation(body)).toEqual(draft)
      }),
      { numRuns: 25, seed: 27 },
    )
  })

  it("says what is wrong by the path of the field", () => {
    const problemsOf = (type: OperationType, values: Values): Record<string, string> => {
      const read = readOperation({ type, values: { ...emptyOperation(type).values, ...values } })
      if (!("problems" in read)) return {}
      return Object.fromEntries([...read.problems].map(([path, { problem }]) => [path, problem]))
    }
    expect(problemsOf("payment", {})).toEqual({ destination: "missing", amount: "missing" })
    expect(problemsOf("payment", { destination: contract, amount: "1.23456789" })).toEqual({
      destination: "address",
      amount: "amount",
    })
    expect(problemsOf("createAccount", { destination: muxed })).toEqual({
      destination: "accountOnly",
    })
    expect(problemsOf("setOptions", { masterWeight: "256", homeDomain: "é".repeat(17) })).toEqual({
      masterWeight: "outOfRange",
      homeDomain: "tooLong",
    })
    expect(problemsOf("setOptions", { signer: { key: "GABC", weight: "" } })).toEqual({
      "signer.key": "badSigner",
      "signer.weight": "missing",
    })
    expect(problemsOf("changeTrust", { line: { type: "asset", asset: "native" } })).toEqual({
      "line.asset": "nativeAsset",
    })
    expect(problemsOf("createClaimableBalance", { amount: "1", claimants: [] })).toEqual({
      claimants: "missing",
    })
    const predicate = { type: "not", parts: [{ type: "before", time: "soon" }] }
    expect(
      problemsOf("createClaimableBalance", {
        amount: "1",
        claimants: [{ destination: own, predicate }],
      }),
    ).toEqual({ "claimants.0.predicate.parts.0.time": "outOfRange" })
    expect(problemsOf("manageSellOffer", { price: "1/0", buying: usdc })).toEqual({
      price: "badPrice",
    })
  })
})
