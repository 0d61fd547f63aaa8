import { concatBytes, encodeHex } from "../encoding/bytes.js"
import { encodeContract } from "../encoding/strkey.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { networkIdBytes, sha256 } from "../verify/digest.js"

/** What the description of a contract call needs beside its XDR. */
export interface ContractContext {
  /** The contract of XLM on the network, `C…`. */
  nativeContract: string
  /** By the asset that a contract is made for (an `Asset` as it was read), the contract's address. */
  contractOf: ReadonlyMap<XdrValue, string>
  /** By code that is uploaded (as it was read), its hex SHA-256, which names it from then on. */
  hashOf: ReadonlyMap<XdrValue, string>
  /**
   * How many more contract values there is room for (hostile XDR could hold a quarter of a million), and whether there
   * was too little.
   */
  room: { left: number; isShort: boolean }
}

/** Contract values that a description holds; further ones are counted only. */
const ROOM = 500

/** Computes all hashes beforehand, because WebCrypto is asynchronous. */
export async function contractContext(
  value: XdrValue,
  passphrase: string,
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
  return { nativeContract, contractOf, hashOf, room: { left: ROOM, isShort: false } }
}

/** Each code that is uploaded and each asset that gets a contract. */
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

/** `HashIdPreimage` of type 8 (a contract's id) of an asset's contract, whose SHA-256 is the contract's id. */
function contractPreimage(id: Uint8Array, asset: XdrUnion): Uint8Array {
  const u32 = (value: number) => Uint8Array.of(0, 0, 0, value)
  const before = concatBytes(u32(8), id, u32(1))
  if (asset.type === "native") return concatBytes(before, u32(0))
  const { assetCode, issuer } = asset.value as { assetCode: Uint8Array; issuer: XdrUnion }
  const kind = u32(asset.type === "creditAlphanum4" ? 1 : 2)
  return concatBytes(before, kind, assetCode, u32(0), issuer.value as Uint8Array)
}
