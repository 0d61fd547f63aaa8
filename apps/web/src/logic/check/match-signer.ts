import { readSignerKey, type XdrFields } from "@alidade/core/describe"
import { encodeHex } from "@alidade/core/encoding"
import { type DecoratedSignature, verifyEd25519 } from "@alidade/core/verify"

/** A part of an envelope: what is signed on its network, and its signatures. */
export interface SignedPart {
  /** SHA-256 that keys sign. */
  hash: Uint8Array
  signatures: readonly DecoratedSignature[]
}

/** The kinds of signers that are not keys. */
export type OtherSigner = "preAuthTx" | "hashX" | "ed25519SignedPayload"

/** What a signer of another kind than a key contributes to a part. */
export interface SignerMatch {
  kind: OtherSigner
  /** The part's transaction was authorized before, which needs no signature. */
  isPreAuthorized: boolean
  positions: readonly number[]
}

/**
 * Finds the signatures of a signer that is no key, by its strkey: those that reveal the value of a hash (`X…`), or sign a
 * payload (`P…`). A transaction (`T…`) counts without one. Undefined for a key, and for no signer.
 */
export async function matchSigner(
  strkey: string,
  { hash, signatures }: SignedPart,
): Promise<SignerMatch | undefined> {
  const signer = readSignerKey(strkey)
  if (!signer || signer.type === "ed25519") return undefined
  const kind = signer.type as OtherSigner
  if (kind === "preAuthTx") {
    return { kind, isPreAuthorized: isEqual(signer.value as Uint8Array, hash), positions: [] }
  }
  const isBy = kind === "hashX" ? revealing(signer.value as Uint8Array) : signing(signer.value)
  const positions: number[] = []
  for (const [position, signature] of signatures.entries()) {
    if (await isBy(signature)) positions.push(position)
  }
  return { kind, isPreAuthorized: false, positions }
}

type IsBy = (signature: DecoratedSignature) => boolean | Promise<boolean>

/** The signature is the value whose SHA-256 is the signer. Its hint is the hash's end. */
function revealing(hash: Uint8Array): IsBy {
  return async ({ hint, signature }) =>
    isEqual(hint, hash.slice(-4)) && isEqual(await sha256(signature), hash)
}

/** The key signs the payload itself. The hint is the key's end, combined with the payload's by XOR (CAP-40). */
function signing(value: unknown): IsBy {
  const { ed25519, payload } = value as XdrFields as { ed25519: Uint8Array; payload: Uint8Array }
  const end = new Uint8Array(4)
  end.set(payload.slice(-4))
  const hint = ed25519.slice(-4).map((byte, index) => byte ^ (end[index] ?? 0))
  return ({ hint: given, signature }) =>
    isEqual(given, hint) &&
    signature.length === 64 &&
    verifyEd25519(ed25519, payload, signature, () => import("@noble/ed25519"))
}

/** Whether a signature reveals a value whose hash its hint names, so that it belongs to some `X…` signer. */
export async function revealsHash({ hint, signature }: DecoratedSignature): Promise<boolean> {
  return isEqual((await sha256(signature)).slice(-4), hint)
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>))
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return encodeHex(one) === encodeHex(other)
}
