import { publicKeyOf } from "../encoding/strkey.js"
import { networkIdBytes, sha256 } from "../verify/digest.js"
import { verifyEd25519 } from "../verify/ed25519.js"
import {
  checkSmartSignature,
  type KnownKeys,
  type SignatureState,
} from "./check-smart-signature.js"
import type { Bound, Credentials, Node } from "./entry.js"
import { readKeySignatures } from "./key-signatures.js"
import { preimageBytes } from "./preimage.js"
import { readEntry } from "./read-entry.js"

/** A place for a signature in an entry, and what it holds. */
export interface SignaturePlace extends SignatureState {
  /** Whose signature belongs here: `G…` or `C…`. */
  address: string
  /** 0 for the account that authorizes, 1 for its delegates, 2 for theirs. */
  depth: number
}

/** A `SorobanAuthorizationEntry`, as far as its signatures matter. */
export interface EntrySignatures {
  credentials: Credentials
  /** The last ledger in which the signatures are valid. 0 if it is not set yet. */
  expirationLedger: number
  /** The account that authorizes, then each delegate, followed by its own. Empty for the source account of the transaction. */
  places: readonly SignaturePlace[]
}

/** The most signers that an account can have. */
const MOST_SIGNERS = 20

/** What the signatures of an entry are checked against. */
export interface EntryCheckOptions extends KnownKeys {
  networkPassphrase: string
}

/**
 * Lists the places for signatures in a base64 `SorobanAuthorizationEntry`, and checks the signatures of keys. Throws
 * `bad-request`.
 */
export async function checkEntrySignatures(
  xdr: string,
  options: EntryCheckOptions,
): Promise<EntrySignatures> {
  const entry = readEntry(xdr)
  const { credentials, bound } = entry
  if (!bound) return { credentials, expirationLedger: 0, places: [] }
  const networkId = await networkIdBytes(options.networkPassphrase)
  const places = await checkPlaces(bound, preimageBytes(entry, networkId), options)
  return { credentials, expirationLedger: bound.expirationLedger, places }
}

/** Checks the signatures of what is signed, the entry's preimage. */
export async function checkPlaces(
  { top }: Bound,
  preimage: Uint8Array,
  keys: KnownKeys,
): Promise<SignaturePlace[]> {
  const digest = await sha256(preimage)
  return Promise.all(placesOf(top, 0).map(([node, depth]) => placeOf(node, depth, digest, keys)))
}

/** A node and those below it, each with its depth. */
function placesOf(node: Node, depth: number): (readonly [Node, number])[] {
  return [[node, depth], ...node.nested.flatMap((below) => placesOf(below, depth + 1))]
}

async function placeOf(
  { address, signature }: Node,
  depth: number,
  digest: Uint8Array,
  keys: KnownKeys,
): Promise<SignaturePlace> {
  const place = { address, depth }
  const signatures = readKeySignatures(signature)
  if (!signatures)
    return { ...place, ...(await checkSmartSignature(signature.value, digest, keys)) }
  const signers = signatures.map(({ publicKey }) => publicKey)
  if (signatures.length === 0) return { ...place, state: "missing", signers }
  if (signatures.length > MOST_SIGNERS) return { ...place, state: "invalid", signers }
  const checks = signatures.map(({ publicKey, signature }) =>
    verifyEd25519(publicKeyOf(publicKey)!, digest, signature, keys.ed25519),
  )
  const isValid = (await Promise.all(checks)).every(Boolean)
  return { ...place, state: isValid ? "valid" : "invalid", signers }
}
