import {
  encodeAddress,
  encodeClaimableBalance,
  encodeContract,
  encodeLiquidityPool,
  encodeMuxed,
} from "../encoding/strkey.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { codeValue, sentence, sentenceValue } from "./made.js"
import type { Value } from "./types.js"
import { bytesValue } from "./visible.js"

interface Muxed {
  id: bigint
  ed25519: Uint8Array
}

/** The address of a `PublicKey`, a `MuxedAccount` or an `ScAddress`. */
export function addressOf({ type, value }: XdrUnion): string {
  switch (type) {
    case "account":
      return addressOf(value as unknown as XdrUnion)
    case "muxedEd25519":
    case "muxedAccount": {
      const { ed25519, id } = value as unknown as Muxed
      return encodeMuxed(ed25519, id)
    }
    case "contract":
      return encodeContract(value as Uint8Array)
    case "claimableBalance":
      return encodeClaimableBalance((value as XdrUnion).value as Uint8Array)
    case "liquidityPool":
      return encodeLiquidityPool(value as Uint8Array)
    default:
      return encodeAddress(value as Uint8Array)
  }
}

/** The same, as a value to be shown. */
export function addressValue(address: XdrUnion): Value {
  return { type: "address", value: addressOf(address) }
}

/** A `SignerKey`: an account, or the words for what signs in its place. */
export function signerValue({ type, value }: XdrUnion): Value {
  switch (type) {
    case "preAuthTx":
      return sentenceValue(sentence("signerTransaction", { hash: codeValue(value as Uint8Array) }))
    case "hashX":
      return sentenceValue(sentence("signerHash", { hash: codeValue(value as Uint8Array) }))
    case "ed25519SignedPayload": {
      const { ed25519, payload } = value as Record<string, XdrValue>
      const account: Value = { type: "address", value: encodeAddress(ed25519 as Uint8Array) }
      return sentenceValue(
        sentence("signerPayload", { account, payload: bytesValue(payload as Uint8Array) }),
      )
    }
    default:
      return { type: "address", value: encodeAddress(value as Uint8Array) }
  }
}
