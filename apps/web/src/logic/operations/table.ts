import type { Field, Json, JsonObject } from "./field.js"
import { objectOf } from "./json.js"

/** The groups of operations in a list of all. */
export const operationGroups = ["pay", "trade", "account", "assets", "contracts"] as const

/** An operation of the protocol. */
export interface OperationEntry {
  group: (typeof operationGroups)[number]
  /** Its fields, in the order of the form. */
  fields: readonly Field[]
  /** How the fields' JSON is arranged in the operation's body, where the body is not just an object of them. */
  write?: (fields: JsonObject) => Json
  /** The reverse of `write`. */
  read?: (body: Json) => JsonObject
  /** It is kept for old transactions: another operation replaces it, or it does nothing. */
  isOld?: true
}

const u32 = 2n ** 32n - 1n
const i64 = 2n ** 63n - 1n
/** The maximum limit of a trust line, which means no limit. */
const UNLIMITED = String(i64)

const account = (name: string): Field => ({ name, kind: "account" })
const muxed = (name: string): Field => ({ name, kind: "account", mayBeMuxed: true })
const asset = (name: string): Field => ({ name, kind: "asset" })
const issued = (name: string): Field => ({ name, kind: "asset", isIssued: true })
const amount = (name: string): Field => ({ name, kind: "amount" })
/** An amount that can be zero, and is if it is empty. */
const least = (name: string): Field => ({ name, kind: "amount", mayBeZero: true, blank: "0" })
const price = (name: string): Field => ({ name, kind: "price" })
const byte = (name: string): Field => ({ name, kind: "integer", bits: 32, most: 255n, blank: null })
const id = (name: string): Field => ({ name, kind: "integer", bits: 64, most: i64 })
const balance: Field = { name: "balanceId", kind: "balance" }
const pool: Field = { name: "liquidityPoolId", kind: "pool" }
const dataName: Field = { name: "dataName", kind: "text", most: 64 }
const path: Field = { name: "path", kind: "list", item: asset("asset"), most: 5 }
/** Without an id, or with 0, an offer is new. */
const offerId: Field = { name: "offerId", kind: "integer", bits: 64, most: i64, blank: "0" }
const json = (name: string): Field => ({ name, kind: "json" })

const accountFlags = { required: 1, revocable: 2, immutable: 4, clawbackEnabled: 8 } as const
const trustLineFlags = { authorized: 1, maintainLiabilities: 2, clawbackEnabled: 4 } as const

/** The ledger entries whose reserve can be sponsored, and signers. */
const sponsored: Field = {
  name: "entry",
  kind: "variant",
  arms: {
    account: [account("accountId")],
    trustline: [account("accountId"), { name: "asset", kind: "asset", mayBePool: true }],
    offer: [account("sellerId"), id("offerId")],
    data: [account("accountId"), dataName],
    claimableBalance: [balance],
    liquidityPool: [pool],
    signer: [account("accountId"), { name: "signerKey", kind: "signer" }],
  },
}

const line: Field = {
  name: "line",
  kind: "variant",
  arms: {
    asset: issued("asset"),
    poolShare: [asset("assetA"), issued("assetB")],
  },
}

const hostFunction: Field = {
  name: "hostFunction",
  kind: "variant",
  arms: {
    invokeContract: [
      { name: "contractAddress", kind: "contract" },
      { name: "functionName", kind: "text", most: 32 },
      { name: "args", kind: "list", item: json("arg"), most: 100 },
    ],
    uploadContractWasm: { name: "wasm", kind: "bytes", most: 131_072 },
    createContract: json("content"),
    createContractV2: json("content"),
  },
}

/** All operations of the protocol, in its order. Adding or changing one is one entry. */
export const operationTable = {
  createAccount: { group: "pay", fields: [account("destination"), least("startingBalance")] },
  payment: { group: "pay", fields: [muxed("destination"), amount("amount"), asset("asset")] },
  pathPaymentStrictReceive: {
    group: "pay",
    fields: [
      muxed("destination"),
      amount("destAmount"),
      asset("destAsset"),
      amount("sendMax"),
      asset("sendAsset"),
      path,
    ],
  },
  manageSellOffer: {
    group: "trade",
    fields: [least("amount"), asset("selling"), price("price"), asset("buying"), offerId],
  },
  createPassiveSellOffer: {
    group: "trade",
    fields: [amount("amount"), asset("selling"), price("price"), asset("buying")],
  },
  setOptions: {
    group: "account",
    fields: [
      {
        name: "signer",
        kind: "group",
        blank: null,
        fields: [
          { name: "key", kind: "signer" },
          { name: "weight", kind: "integer", bits: 32, most: 255n },
        ],
      },
      byte("masterWeight"),
      byte("lowThreshold"),
      byte("medThreshold"),
      byte("highThreshold"),
      { name: "homeDomain", kind: "text", most: 32, blank: null },
      { name: "setFlags", kind: "flags", flags: accountFlags, blank: null },
      { name: "clearFlags", kind: "flags", flags: accountFlags, blank: null },
      { name: "inflationDest", kind: "account", blank: null },
    ],
  },
  changeTrust: {
    group: "assets",
    fields: [line, { name: "limit", kind: "amount", mayBeZero: true, blank: UNLIMITED }],
    write: ({ line, limit }) => ({ line: writeLine(objectOf(line)), limit: limit! }),
    read: (body) => ({ ...objectOf(body), line: readLine(objectOf(body).line!) }),
  },
  allowTrust: {
    group: "assets",
    isOld: true,
    fields: [
      account("trustor"),
      { name: "asset", kind: "assetCode" },
      { name: "authorize", kind: "integer", bits: 32, most: 2n },
    ],
  },
  accountMerge: {
    group: "account",
    fields: [muxed("destination")],
    write: ({ destination }) => destination!,
    read: (destination) => ({ destination }),
  },
  inflation: { group: "account", isOld: true, fields: [] },
  manageData: {
    group: "account",
    fields: [dataName, { name: "dataValue", kind: "bytes", most: 64, blank: null }],
  },
  bumpSequence: { group: "account", fields: [id("bumpTo")] },
  manageBuyOffer: {
    group: "trade",
    fields: [least("buyAmount"), asset("buying"), price("price"), asset("selling"), offerId],
  },
  pathPaymentStrictSend: {
    group: "pay",
    fields: [
      muxed("destination"),
      amount("sendAmount"),
      asset("sendAsset"),
      amount("destMin"),
      asset("destAsset"),
      path,
    ],
  },
  createClaimableBalance: {
    group: "pay",
    fields: [
      amount("amount"),
      asset("asset"),
      {
        name: "claimants",
        kind: "list",
        least: 1,
        most: 10,
        item: {
          name: "claimant",
          kind: "group",
          fields: [account("destination"), { name: "predicate", kind: "predicate" }],
        },
      },
    ],
    write: (fields) => ({
      ...fields,
      claimants: (fields.claimants as readonly Json[]).map((one) => ({ claimant_type_v0: one })),
    }),
    read: (body) => ({
      ...objectOf(body),
      claimants: (objectOf(body).claimants as readonly Json[]).map(
        (one) => objectOf(one).claimant_type_v0!,
      ),
    }),
  },
  claimClaimableBalance: { group: "pay", fields: [balance] },
  beginSponsoringFutureReserves: { group: "account", fields: [account("sponsoredId")] },
  endSponsoringFutureReserves: { group: "account", fields: [] },
  revokeSponsorship: {
    group: "account",
    fields: [sponsored],
    write: ({ entry }) => ("signer" in objectOf(entry) ? entry! : { ledger_entry: entry! }),
    read: (body) => ({ entry: "signer" in objectOf(body) ? body : objectOf(body).ledger_entry! }),
  },
  clawback: { group: "assets", fields: [muxed("from"), amount("amount"), issued("asset")] },
  clawbackClaimableBalance: { group: "assets", fields: [balance] },
  setTrustLineFlags: {
    group: "assets",
    fields: [
      account("trustor"),
      issued("asset"),
      { name: "setFlags", kind: "flags", flags: trustLineFlags, blank: 0 },
      { name: "clearFlags", kind: "flags", flags: trustLineFlags, blank: 0 },
    ],
  },
  liquidityPoolDeposit: {
    group: "trade",
    fields: [
      pool,
      amount("maxAmountA"),
      amount("maxAmountB"),
      price("minPrice"),
      price("maxPrice"),
    ],
  },
  liquidityPoolWithdraw: {
    group: "trade",
    fields: [pool, amount("amount"), least("minAmountA"), least("minAmountB")],
  },
  invokeHostFunction: {
    group: "contracts",
    fields: [hostFunction, { name: "auth", kind: "list", item: json("entry"), most: 100 }],
  },
  extendFootprintTtl: {
    group: "contracts",
    fields: [{ name: "extendTo", kind: "integer", bits: 32, most: u32 }],
    write: (fields) => ({ ext: "v0", ...fields }),
    read: objectOf,
  },
  restoreFootprint: {
    group: "contracts",
    fields: [],
    write: () => ({ ext: "v0" }),
    read: objectOf,
  },
} as const satisfies Readonly<Record<string, OperationEntry>>

/** The type of an operation, as Stellar's definitions name it. */
export type OperationType = keyof typeof operationTable

/** All types of operations. */
export const operationTypes = Object.keys(operationTable) as readonly OperationType[]

/** The entry of an operation. */
export function entryOf(type: OperationType): OperationEntry {
  return operationTable[type]
}

/** The fee of all pools, in hundredths of a percent. */
const POOL_FEE = 30

function writeLine(line: JsonObject): Json {
  if (line.asset !== undefined) return line.asset
  return {
    pool_share: {
      liquidity_pool_constant_product: { ...objectOf(line.pool_share), fee: POOL_FEE },
    },
  }
}

function readLine(line: Json): Json {
  const { pool_share: share } = objectOf(line)
  if (share === undefined) return { asset: line }
  const { asset_a, asset_b } = objectOf(objectOf(share).liquidity_pool_constant_product)
  return { pool_share: { asset_a: asset_a!, asset_b: asset_b! } }
}
