import { reason } from "../contract/reason.js"
import { concatBytes, encodeHex } from "../encoding/bytes.js"
import { encodeAddress } from "../encoding/strkey.js"
import { createXdrReader, openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { networkIdBytes, sha256 } from "./digest.js"

/** A signature in an envelope. */
export interface DecoratedSignature {
  /** The last 4 bytes of the public key. */
  hint: Uint8Array
  /** 64 bytes of Ed25519; other kinds of signers have other contents. */
  signature: Uint8Array
}

/** The parts of a `TransactionEnvelope` that verification needs. */
export interface Envelope {
  kind: "v0" | "v1" | "fee-bump"
  /** What is signed, after the network's id: the transaction in its version-1 form, preceded by its tag. */
  body: Uint8Array
  signatures: readonly DecoratedSignature[]
  /** The source accounts (`G…`) of the transaction and its operations; for a fee bump, its fee source. */
  sources: readonly string[]
  /** The inner transaction of a fee bump. */
  inner?: Envelope
}

/** Discriminants of `TransactionEnvelope`, with the types of their values. */
const kinds = {
  0: { kind: "v0", type: "TransactionV0" },
  2: { kind: "v1", type: "Transaction" },
  5: { kind: "fee-bump", type: "FeeBumpTransaction" },
} as const

/** Reads a whole base64 `TransactionEnvelope` of any kind. Throws `bad-request` with the reason. */
export function readEnvelope(xdr: string): Envelope {
  return read(openXdr(xdr))
}

/**
 * Hex hash of the transaction in a base64 `TransactionEnvelope`, for a network: what signatures sign. Throws
 * `bad-request`.
 */
export async function transactionHashHex(xdr: string, networkPassphrase: string): Promise<string> {
  return encodeHex(await envelopeHashBytes(readEnvelope(xdr), networkPassphrase))
}

/** The same as 32 bytes: SHA-256 of the network's id and the body. */
export async function envelopeHashBytes(
  envelope: Envelope,
  networkPassphrase: string,
): Promise<Uint8Array> {
  return sha256(concatBytes(await networkIdBytes(networkPassphrase), envelope.body))
}

function read(reader: XdrReader): Envelope {
  const tag = reader.u32()
  const known = kinds[tag as keyof typeof kinds]
  if (!known) throw reader.broken(reason("xdrNoEnvelope", "it is not a transaction envelope"))
  const transaction = readXdr(known.type, reader)
  const tagged = reader.bytes.slice(0, reader.offset())
  const signatures = readXdr("DecoratedSignature<20>", reader) as unknown as DecoratedSignature[]
  reader.end()
  const { kind } = known
  if (kind === "fee-bump") {
    const { feeSource } = transaction as unknown as FeeBump
    return {
      kind,
      body: tagged,
      signatures,
      sources: [addressOf(feeSource)],
      inner: inner(tagged, feeSource),
    }
  }
  const sources = [...new Set(sourcesOf(transaction as unknown as Transaction).map(addressOf))]
  // A version-0 transaction begins with a bare Ed25519 key. Version 1 has a tag before it: the number 0, which is also
  // the tag of the version-0 envelope. The rest is the same, so the version-1 form is the whole with 2 before it.
  const body = kind === "v0" ? concatBytes(Uint8Array.of(0, 0, 0, 2), tagged) : tagged
  return { kind, body, signatures, sources }
}

/** The envelope inside a fee bump: between its source and fee, and the four bytes of its extension. */
function inner(feeBump: Uint8Array, feeSource: XdrUnion): Envelope {
  const start = 4 + (feeSource.type === "ed25519" ? 36 : 44) + 8
  return read(createXdrReader(feeBump.subarray(start, -4)))
}

interface FeeBump {
  feeSource: XdrUnion
}

interface Transaction {
  sourceAccount?: XdrUnion
  /** Version 0 only. */
  sourceAccountEd25519?: Uint8Array
  operations: readonly { sourceAccount: XdrUnion | null }[]
}

function sourcesOf(transaction: Transaction): XdrUnion[] {
  const { sourceAccount, sourceAccountEd25519 } = transaction
  const source = sourceAccount ?? { type: "ed25519", value: sourceAccountEd25519! }
  const ofOperations = transaction.operations.flatMap((operation) => operation.sourceAccount ?? [])
  return [source, ...ofOperations]
}

/** The `G…` of a `MuxedAccount`. */
function addressOf({ type, value }: XdrUnion): string {
  return encodeAddress(
    type === "ed25519" ? (value as Uint8Array) : (value as { ed25519: Uint8Array }).ed25519,
  )
}
