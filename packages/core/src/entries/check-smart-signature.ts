import type { CheckedSignature, Passkey, SmartSignature } from "../contract/smart-signature.js"
import { concatBytes, encodeHex } from "../encoding/bytes.js"
import { publicKeyOf } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import type { XdrValue } from "../encoding/xdr-value.js"
import { sha256 } from "../verify/digest.js"
import { type Ed25519Fallback, verifyEd25519 } from "../verify/ed25519.js"
import {
  type AccountSignature,
  type AccountSignatures,
  readAccountSignature,
} from "./account-signature.js"
import { checkAssertion, readClientData } from "./check-assertion.js"

/** What a place for a signature holds. */
export interface SignatureState {
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

/** What helps to check signatures. */
export interface KnownKeys {
  ed25519?: Ed25519Fallback | undefined
  /** Passkeys whose signatures are verified, for accounts whose signatures do not name the public key. */
  passkeys?: readonly Passkey[] | undefined
}

/** The most signers of a smart account that are checked. */
const MOST_SIGNERS = 20

/** Checks the signature of a smart account, a decoded `ScVal`, over these 32 bytes. */
export async function checkSmartSignature(
  value: XdrValue,
  digest: Uint8Array,
  keys: KnownKeys,
): Promise<SignatureState> {
  const read = readAccountSignature(value)
  if (!read) return { state: "unknown", signers: [] }
  const { form, signatures, ruleIds, isOrdered } = read
  const signers = signatures.flatMap(({ signer }) => (signer.type === "key" ? signer.address : []))
  if (signatures.length === 0) return { state: "missing", signers }
  if (signatures.length > MOST_SIGNERS) return { state: "unknown", signers }
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
    state: has("invalid") ? "invalid" : has("unknown") ? "unknown" : "valid",
    signers,
    smart: { form, signatures: checked, digest: encodeHex(signed), ...(ruleIds && { ruleIds }) },
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
