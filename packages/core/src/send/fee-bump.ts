import { writeAccount } from "../account/asset.js"
import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, encodeBase64 } from "../encoding/bytes.js"
import { encodeAddress, publicKeyOf } from "../encoding/strkey.js"
import { u32, u64 } from "../encoding/write-xdr.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { type DecoratedSignature, type Envelope, readEnvelope } from "../verify/envelope.js"
import { BASE_FEE, type Fees } from "./read-fees.js"

/** How many times the fee per operation of a queued transaction another must offer to replace it. */
const TO_REPLACE = 10n

/** Fees of fee bumps have 63 bits. */
const MOST_FEE = 2n ** 63n - 1n

/** What is known of a transaction and of its network when a fee bump is to pay more for it. */
export interface LeastFeeBumpOptions {
  /** What the network's transactions pay now: a fee bump offers `slow` at least, by default the base fee. */
  fees?: Pick<Fees, "slow" | "contract"> | undefined
  /**
   * The network has refused the transaction, for which `fee` (stroops) would have done. Otherwise it may be queued, and is
   * only replaced by ten times its fee per operation.
   */
  refused?: { fee?: bigint | undefined } | undefined
}

/**
 * The least fee, in stroops, with which a fee bump of a signed base64 `TransactionEnvelope` gets it into a ledger
 * (CAP-15). The envelope may be a fee bump itself: then the new one replaces it. Throws `bad-request` for a broken
 * envelope.
 */
export function leastFeeBump(xdr: string, { fees, refused }: LeastFeeBumpOptions = {}): bigint {
  const { fee, operations, resources, isContract, count } = bidOf(readEnvelope(xdr))
  const { slow } = (isContract && fees?.contract) || fees || { slow: BASE_FEE }
  const wanted = (refused?.fee ?? 0n) - resources
  const offered = (fee - resources) * (refused ? 1n : TO_REPLACE)
  const bid = wanted > offered ? wanted : offered
  // Per operation at least as much: of them, a fee bump has one more.
  const scaled = (bid * (operations + 1n) + count - 1n) / count
  const floor = slow * (operations + 1n)
  return (scaled > floor ? scaled : floor) + resources
}

/** What `buildFeeBump` builds. */
export interface FeeBumpOptions {
  /** The signed base64 `TransactionEnvelope`. Of a fee bump, the inner transaction. */
  xdr: string
  /** In stroops, for the whole: a contract call's includes what its resources cost. */
  fee: bigint
  /** The account that pays (`G…`, `M…`). It signs, and need not be the transaction's. */
  feeSource: string
}

/**
 * Builds a fee bump around a signed transaction, with its signatures: the base64 of an unsigned `TransactionEnvelope`
 * (CAP-15). Throws `bad-request` for a broken envelope, a fee that no network takes, and a contract as payer.
 */
export function buildFeeBump({ xdr, fee, feeSource }: FeeBumpOptions): string {
  const envelope = readEnvelope(xdr)
  const { body, signatures } = envelope.inner ?? envelope
  const { operations, resources } = bidOf(envelope.inner ?? envelope)
  const least = BASE_FEE * (operations + 1n) + resources
  if (fee < least || fee > MOST_FEE) {
    const values = { least: `${least}`, most: `${MOST_FEE}` }
    throw new WalletError(
      "bad-request",
      reason("feeRange", "The fee must be between {least} and {most} stroops.", values),
    )
  }
  const key = publicKeyOf(feeSource)
  if (!key)
    throw new WalletError(
      "bad-request",
      reason("contractPays", "A contract cannot pay the fee of a transaction."),
    )
  return encodeBase64(
    concatBytes(
      // A fee bump of a transaction of version 1, whose tag the body has.
      u32(5),
      writeAccount(encodeAddress(key)),
      u64(fee),
      body,
      u32(signatures.length),
      ...signatures.flatMap(writeSignature),
      // No extension, no signatures.
      u32(0),
      u32(0),
    ),
  )
}

/** The XDR of a `DecoratedSignature`. */
function writeSignature({ hint, signature }: DecoratedSignature): Uint8Array[] {
  const padding = new Uint8Array((4 - (signature.length % 4)) % 4)
  return [hint, u32(signature.length), signature, padding]
}

interface Transaction {
  fee: number
  operations: readonly unknown[]
  ext: XdrUnion
}

/** What an envelope offers, for how many operations: a fee bump counts as one more. */
function bidOf(envelope: Envelope) {
  // The body has the form of version 1, and begins with its tag.
  const readBody = ({ body }: Envelope, type: string) =>
    readXdr(type, createXdrReader(body.subarray(4)))
  const inner = readBody(envelope.inner ?? envelope, "Transaction") as unknown as Transaction
  const data =
    inner.ext.type === "sorobanData" ? (inner.ext.value as { resourceFee: bigint }) : null
  const operations = BigInt(Math.max(1, inner.operations.length))
  const outer = envelope.inner
    ? (readBody(envelope, "FeeBumpTransaction") as { fee: bigint }).fee
    : undefined
  return {
    fee: outer ?? BigInt(inner.fee),
    operations,
    count: operations + (outer === undefined ? 0n : 1n),
    resources: data?.resourceFee ?? 0n,
    isContract: data !== null,
  }
}
