import type { CheckedSignature, Passkey, SmartSignature } from "../contract/smart-signature.js"
import { concatBytes, encodeHex } from "../encoding/bytes.js"
import { publicKeyOf } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import { networkIdBytes, sha256 } from "../verify/digest.js"
import type { Ed25519Fallback } from "../verify/ed25519.js"
import { verifyEd25519 } from "../verify/ed25519.js"
import {
  type AccountSignature,
  type AccountSignatures,
  readAccountSignature,
} from "./account-signature.js"
import { checkAssertion, readClientData } from "./check-assertion.js"
import type { Bound, Credentials, Node } from "./entry.js"
import { preimageBytes } from "./preimage.js"
import { readEntry } from "./read-entry.js"

/** A place for a signature in an entry, and what it holds. */
export interface SignaturePlace {
  /** Whose signature belongs here: `G…` or `C…`. */
  address: string
  /** 0 for the account that authorizes, 1 for its delegates, 2 for theirs. */
  depth: number
  /**
   * `missing`: nobody has signed here. `valid`: each signature is valid for this entry. `invalid`: one is not. `unknown`:
   * the signature has a form that only a contract knows, or a signer whose signature cannot be checked here.
   */
  state: "missing" | "valid" | "invalid" | "unknown"
  /** The keys that have signed here, `G…`. Whether they may sign for the address is not checked. */
  signers: readonly string[]
  /** What a smart account's signature has, if its form is known. Whether the account's rules accept it is not checked. */
  smart?: SmartSignature
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

/** What helps to check signatures. */
export interface KnownKeys {
  ed25519?: Ed25519Fallback | undefined
  /** Passkeys whose signatures are verified, for accounts whose signatures do not name the public key. */
  passkeys?: readonly Passkey[] | undefined
}

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
  const read = readAccountSignature(signature.value)
  if (!read) return { ...place, state: "unknown", signers: [] }
  const { form, signatures, ruleIds, isOrdered } = read
  const signers = signatures.flatMap(({ signer }) => (signer.type === "key" ? signer.address : []))
  if (signatures.length === 0) return { ...place, state: "missing", signers }
  if (signatures.length > MOST_SIGNERS)
    return { ...place, state: form === "account" ? "invalid" : "unknown", signers }
  const signed = ruleIds ? await digestWithRules(digest, ruleIds) : digest
  const checked = await Promise.all(
    signatures.map(async (one): Promise<CheckedSignature> => {
      const { assertion, signer } = one
      const origin = assertion && readClientData(assertion.clientData).origin
      const state = isOrdered ? await stateOf(one, form, signed, keys) : "invalid"
      return { signer, state, ...(origin !== undefined && { origin }) }
    }),
  )
  const has = (state: CheckedSignature["state"]) => checked.some((one) => one.state === state)
  return {
    ...place,
    state: has("invalid") ? "invalid" : has("unknown") ? "unknown" : "valid",
    signers,
    ...(form !== "account" && {
      smart: { form, signatures: checked, digest: encodeHex(signed), ...(ruleIds && { ruleIds }) },
    }),
  }
}

async function stateOf(
  { signer, signature, assertion }: AccountSignature,
  form: AccountSignatures["form"],
  digest: Uint8Array,
  { ed25519, passkeys = [] }: KnownKeys,
): Promise<CheckedSignature["state"]> {
  if (signer.type === "key" && signature) {
    const key = publicKeyOf(signer.address)!
    return (await verifyEd25519(key, digest, signature, ed25519)) ? "valid" : "invalid"
  }
  if (signer.type !== "passkey" || !assertion) return "unknown"
  const known = passkeys.find(({ id }) => id === signer.id)
  const publicKey = signer.publicKey ?? known?.publicKey
  return checkAssertion({ assertion, digest, publicKey, isStrict: form !== "passkeyKit" })
}

/** What the signers of OpenZeppelin's accounts sign since 0.7: the payload with the ids, an `ScVal` of numbers. */
function digestWithRules(digest: Uint8Array, ids: readonly number[]): Promise<Uint8Array> {
  const value = [u32(16), u32(1), u32(ids.length), ...ids.flatMap((id) => [u32(3), u32(id)])]
  return sha256(concatBytes(digest, ...value))
}
