import { concatBytes } from "../encoding/bytes.js"
import { encodeAddress, encodeContract, encodeStrkey } from "../encoding/strkey.js"
import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import type { Value } from "./types.js"
import { bytesValue, codeValue, type Field, sentence, sentenceValue } from "./values.js"

/**
 * SEP-23's version bytes of addresses that only contracts and muxed accounts use. A balance's id begins with its type,
 * 0.
 */
const versions = { M: 12 << 3, B: 1 << 3, L: 11 << 3 } as const

interface Muxed {
  id: bigint
  ed25519: Uint8Array
}

/** The address of a `PublicKey`, a `MuxedAccount` or an `ScAddress`. */
export function addressOf(address: Field): string {
  const { type, value } = address as XdrUnion
  switch (type) {
    case "account":
      return addressOf(value)
    case "muxedEd25519":
    case "muxedAccount": {
      const { ed25519, id } = value as unknown as Muxed
      const number = new Uint8Array(8)
      new DataView(number.buffer).setBigUint64(0, id)
      return encodeStrkey(versions.M, concatBytes(ed25519, number))
    }
    case "contract":
      return encodeContract(value as Uint8Array)
    case "claimableBalance":
      return encodeStrkey(
        versions.B,
        concatBytes(Uint8Array.of(0), (value as XdrUnion).value as Uint8Array),
      )
    case "liquidityPool":
      return encodeStrkey(versions.L, value as Uint8Array)
    default:
      return encodeAddress(value as Uint8Array)
  }
}

/** An address as a `Value`. */
export function addressValue(address: Field): Value {
  return { type: "address", value: addressOf(address) }
}

/** A `SignerKey`: an account, or a description of another kind of signer. */
export function signerValue(key: Field): Value {
  const { type, value } = key as XdrUnion
  switch (type) {
    case "preAuthTx":
      return sentenceValue(sentence("signerTransaction", { hash: codeValue(value) }))
    case "hashX":
      return sentenceValue(sentence("signerHash", { hash: codeValue(value) }))
    case "ed25519SignedPayload": {
      const { ed25519, payload } = value as XdrFields
      const account: Value = { type: "address", value: encodeAddress(ed25519 as Uint8Array) }
      return sentenceValue(sentence("signerPayload", { account, payload: bytesValue(payload) }))
    }
    default:
      return addressValue(key)
  }
}
