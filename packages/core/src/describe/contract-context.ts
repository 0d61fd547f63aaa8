import { concatBytes, encodeHex } from "../encoding/bytes.js"
import { encodeContract } from "../encoding/strkey.js"
import { toStroops } from "../encoding/units.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { networkIdBytes, sha256 } from "../verify/digest.js"
import { accountOf } from "./account-of.js"
import type { Authorization, DescribeOptions } from "./types.js"

/** What the description of a contract call needs besides its XDR. */
export interface ContractContext {
  /** XLM's contract on the network, `C…`. */
  nativeContract: string
  /** Contract addresses by the asset that the contract is for (a decoded `Asset`). */
  contractOf: ReadonlyMap<XdrValue, string>
  /** Hex SHA-256 by uploaded code (decoded). The hash is the code's id. */
  hashOf: ReadonlyMap<XdrValue, string>
  /** How many more contract values fit (hostile XDR could contain a quarter of a million), and whether some did not. */
  room: { left: number; isShort: boolean }
  /** What the signatures of smart accounts have, by signature (decoded). */
  smartOf: ReadonlyMap<XdrValue, Authorization["smart"]>
  /** The account that sentences call “you”: `G…` or `C…`. */
  account?: string | false | undefined
  /** Its XLM, in stroops. */
  balance?: bigint | undefined
}

/** Maximum number of contract values in a description. Further ones are only counted. */
const ROOM = 500

/** Precomputes all hashes, because WebCrypto is asynchronous. */
export async function contractContext(
  value: XdrValue,
  passphrase: string,
  { account, balance }: Pick<DescribeOptions, "account" | "balance"> = {},
): Promise<ContractContext> {
  const id = await networkIdBytes(passphrase)
  const contract = async (asset: XdrUnion) =>
    encodeContract(await sha256(contractPreimage(id, asset)))
  const contractOf = new Map<XdrValue, string>()
  const hashOf = new Map<XdrValue, string>()
  for (const { type, value: held } of hashed(value)) {
    if (type === "asset") contractOf.set(held, await contract(held as XdrUnion))
    else hashOf.set(held, encodeHex(await sha256(held as Uint8Array)))
  }
  const nativeContract = await contract({ type: "native", value: null })
  return {
    nativeContract,
    contractOf,
    hashOf,
    smartOf: await smartSignatures(value),
    room: { left: ROOM, isShort: false },
    account: account && accountOf(account),
    balance: balance === undefined ? undefined : toStroops(balance),
  }
}

/** Those of authorization entries that have one already. */
async function smartSignatures(value: XdrValue): Promise<Map<XdrValue, Authorization["smart"]>> {
  const signed = signaturesIn(value)
  if (signed.length === 0) return new Map()
  const { describeSmartSignature } = await import("./smart-signature.js")
  return new Map(signed.map((one) => [one, describeSmartSignature(one)]))
}

function signaturesIn(value: XdrValue): XdrValue[] {
  if (Array.isArray(value)) return value.flatMap(signaturesIn)
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([field, held]) => {
    const isSigned = field === "signature" && /^(vec|map)$/.test((held as XdrUnion).type)
    return isSigned ? [held] : signaturesIn(held)
  })
}

/** All uploaded code, and all assets that get a contract. */
function hashed(value: XdrValue): XdrUnion[] {
  if (Array.isArray(value)) return value.flatMap(hashed)
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return []
  const union = value as XdrUnion
  if (union.type === "uploadContractWasm") return [union]
  return Object.entries(value).flatMap(([field, held]) => {
    const below = hashed(held)
    const isOrigin = field === "contractIdPreimage" && (held as XdrUnion).type === "asset"
    return isOrigin ? [held as XdrUnion, ...below] : below
  })
}

/** The `HashIdPreimage` of type 8 (a contract's id) for an asset's contract. Its SHA-256 is the contract's id. */
function contractPreimage(id: Uint8Array, asset: XdrUnion): Uint8Array {
  const u32 = (value: number) => Uint8Array.of(0, 0, 0, value)
  const before = concatBytes(u32(8), id, u32(1))
  if (asset.type === "native") return concatBytes(before, u32(0))
  const { assetCode, issuer } = asset.value as { assetCode: Uint8Array; issuer: XdrUnion }
  const kind = u32(asset.type === "creditAlphanum4" ? 1 : 2)
  return concatBytes(before, kind, assetCode, u32(0), issuer.value as Uint8Array)
}
