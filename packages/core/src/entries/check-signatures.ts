import { publicKeyOf } from "../encoding/strkey.js"
import { sha256 } from "../verify/digest.js"
import type { Ed25519Fallback } from "../verify/ed25519.js"
import { verifyEd25519 } from "../verify/ed25519.js"
import type { Credentials, Node } from "./entry.js"
import { readKeySignatures } from "./key-signatures.js"
import { preimageBytes } from "./preimage.js"
import { readEntry } from "./read-entry.js"

/** A place for a signature in an entry, and what it holds. */
export interface SignaturePlace {
  /** Whose signature belongs here: `G…` or `C…`. */
  address: string
  /** 0 for the account that authorizes, 1 for its delegates, 2 for theirs. */
  depth: number
  /**
   * `missing`: nobody has signed here. `valid`: each key's signature is valid for this entry. `invalid`: one is not. `unknown`:
   * the signature has a form that only a contract knows.
   */
  state: "missing" | "valid" | "invalid" | "unknown"
  /** The keys that have signed here, `G…`. Whether they may sign for the address is not checked. */
  signers: readonly string[]
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
export interface EntryCheckOptions {
  networkPassphrase: string
  ed25519?: Ed25519Fallback
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
  const digest = await sha256(await preimageBytes(entry, options.networkPassphrase))
  const places = placesOf(bound.top, 0).map(([node, depth]) =>
    placeOf(node, depth, digest, options),
  )
  return {
    credentials,
    expirationLedger: bound.expirationLedger,
    places: await Promise.all(places),
  }
}

/** A node and those below it, each with its depth. */
function placesOf(node: Node, depth: number): (readonly [Node, number])[] {
  return [[node, depth], ...node.nested.flatMap((below) => placesOf(below, depth + 1))]
}

async function placeOf(
  { address, signature }: Node,
  depth: number,
  digest: Uint8Array,
  { ed25519 }: EntryCheckOptions,
): Promise<SignaturePlace> {
  const signatures = readKeySignatures(signature)
  if (!signatures) return { address, depth, state: "unknown", signers: [] }
  const signers = signatures.map(({ publicKey }) => publicKey)
  if (signatures.length === 0) return { address, depth, state: "missing", signers }
  if (signatures.length > MOST_SIGNERS) return { address, depth, state: "invalid", signers }
  const checks = signatures.map(({ publicKey, signature }) =>
    verifyEd25519(publicKeyOf(publicKey)!, digest, signature, ed25519),
  )
  const isValid = (await Promise.all(checks)).every(Boolean)
  return { address, depth, state: isValid ? "valid" : "invalid", signers }
}
