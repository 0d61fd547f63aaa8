import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { encodeHex } from "../encoding/bytes.js"
import { openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import { readFailedOperation } from "./failed-operation.js"

/** What a `TransactionResult` says. */
export interface Result {
  /** In stroops. Of a fee bump, what its own account paid, for the inner transaction too. */
  feeCharged: bigint
  /** Undefined if it was successful. */
  error: WalletError | undefined
  /** The hash (hex) of a fee bump's inner transaction, whose result it has. */
  inner: string | undefined
  /** The SHA-256 of what a successful contract call returned, and of its events. */
  valueHash?: Uint8Array
}

/** The names of `TransactionResultCode`, from 1 down to -18. */
const codes = (
  "txFEE_BUMP_INNER_SUCCESS txSUCCESS txFAILED txTOO_EARLY txTOO_LATE txMISSING_OPERATION txBAD_SEQ txBAD_AUTH " +
  "txINSUFFICIENT_BALANCE txNO_ACCOUNT txINSUFFICIENT_FEE txBAD_AUTH_EXTRA txINTERNAL_ERROR txNOT_SUPPORTED " +
  "txFEE_BUMP_INNER_FAILED txBAD_SPONSORSHIP txBAD_MIN_SEQ_AGE_OR_GAP txMALFORMED txSOROBAN_INVALID " +
  "txFROZEN_KEY_ACCESSED"
).split(" ")

/** Reads a base64 `TransactionResult`, and that of a fee bump's inner transaction. Throws `bad-request`. */
export function readResult(xdr: string): Result {
  const reader = openXdr(xdr)
  const feeCharged = reader.i64()
  let code = reader.i32()
  let inner: string | undefined
  if (code === 1 || code === -13) {
    inner = encodeHex(reader.fixed(32))
    // What the inner transaction would have paid.
    reader.i64()
    code = reader.i32()
  }
  if (code === 0) return { feeCharged, inner, error: undefined, ...valueHashOf(reader) }
  const name = codes[1 - code]
  if (name === undefined || code > 0)
    throw reader.broken(
      reason("xdrEnum", "{number} is not a value of {type}", {
        number: code,
        type: "TransactionResultCode",
      }),
    )
  const values = {
    code: name,
    ...(name === "txINSUFFICIENT_FEE" && { fee: `${feeCharged}` }),
    ...(name === "txFAILED" && readFailedOperation(reader)),
  }
  return {
    feeCharged,
    inner,
    error: new WalletError(
      "external",
      reason("sendFailed", "The network did not carry out the transaction: {code}.", values),
    ),
  }
}

/** A contract call is its transaction's only operation. */
function valueHashOf(reader: XdrReader): Pick<Result, "valueHash"> {
  const isCall =
    reader.count(100, 4) === 1 && reader.i32() === 0 && reader.i32() === 24 && reader.i32() === 0
  return isCall ? { valueHash: reader.fixed(32) } : {}
}
