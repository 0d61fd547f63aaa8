import type { xdr } from "@stellar/stellar-sdk/base"
import { currentFrame } from "../frame.js"
import type { Holder, Kind } from "../host.js"
import { hostError } from "../host-error.js"
import { type NumberType, numberIn } from "../numbers.js"
import { decode } from "../val.js"

function kind<Value>(name: string, pick: (value: xdr.ScVal) => Value | undefined): Kind<Value> {
  return {
    read(bits, host) {
      const found = pick(decode(bits, currentFrame(host).objects))
      if (found === undefined)
        throw hostError("Value", "UnexpectedType", `an argument is not ${name}`)
      return found
    },
  }
}

/** A number that is passed as it is, without a tag. */
export const raw: Kind<bigint> = { read: (bits) => BigInt.asUintN(64, bits) }
export const rawSigned: Kind<bigint> = { read: (bits) => BigInt.asIntN(64, bits) }

export const any: Kind<xdr.ScVal> = kind("a value", (value) => value)
export const u32: Kind<number> = kind("a u32", (value) =>
  value.type === "scvU32" ? value.u32 : undefined,
)
export const bytes: Kind<Uint8Array> = kind("bytes", (value) =>
  value.type === "scvBytes" ? value.bytes.toBytes() : undefined,
)
export const string: Kind<Uint8Array> = kind("a string", (value) =>
  value.type === "scvString" ? value.str.bytes : undefined,
)
export const symbol: Kind<string> = kind("a symbol", (value) =>
  value.type === "scvSymbol" ? String(value.sym) : undefined,
)
export const vec: Kind<readonly xdr.ScVal[]> = kind("a vector", (value) =>
  value.type === "scvVec" ? (value.vec ?? []) : undefined,
)
export const map: Kind<readonly xdr.ScMapEntry[]> = kind("a map", (value) =>
  value.type === "scvMap" ? (value.map ?? []) : undefined,
)
export const error: Kind<xdr.ScError> = kind("an error", (value) =>
  value.type === "scvError" ? value.error : undefined,
)
export const address: Kind<Holder> = kind("an address", (value) =>
  value.type === "scvAddress" ? holderOf(value.address) : undefined,
)
export const muxed: Kind<xdr.ScAddressMuxedAccount> = kind("a muxed address", (value) =>
  value.type === "scvAddress" && value.address.type === "scAddressTypeMuxedAccount"
    ? value.address
    : undefined,
)

/** A number of a type. */
export function number(type: NumberType): Kind<bigint> {
  return kind(`a ${type}`, (value) => {
    const found = numberIn(value)
    return found?.type === type ? found.value : undefined
  })
}

/** The three kinds of storage. */
export type StorageKind = "temporary" | "persistent" | "instance"
const storageKinds = ["temporary", "persistent", "instance"] as const

export const storageKind: Kind<StorageKind> = {
  read(bits) {
    const found = storageKinds[Number(BigInt.asUintN(64, bits))]
    if (!found) throw hostError("Value", "InvalidInput", "unknown storage type")
    return found
  },
}

/** Bytes of a fixed length. */
export function fixedBytes(length: number): Kind<Uint8Array> {
  return {
    read(bits, host) {
      const found = bytes.read(bits, host)
      if (found.length !== length)
        throw hostError("Object", "UnexpectedSize", `expected ${length} bytes, got ${found.length}`)
      return found
    },
  }
}

function holderOf(found: xdr.ScAddress): Holder | undefined {
  return found.type === "scAddressTypeAccount" || found.type === "scAddressTypeContract"
    ? found
    : undefined
}
