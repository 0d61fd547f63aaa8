import { verify, xdr } from "@stellar/stellar-sdk/base"
import { thresholdsOf } from "../../entries/account.js"
import { compareBytes } from "../../entries/bytes.js"
import { signersOf } from "../../entries/signers.js"
import { contractError, hostError } from "../host-error.js"

/** The most signatures an account can give, which is the most signers it can have. */
const MAX_SIGNATURES = 20

interface AccountSignature {
  readonly publicKey: Uint8Array
  readonly signature: Uint8Array
}

/**
 * Checks that an account's signers signed a payload with at least its medium threshold. It follows the built-in
 * contract behind `G…` addresses: only Ed25519 signers count, each once, ordered by key, and an unknown signer makes
 * the check fail.
 *
 * @param payload the signed bytes (32)
 *
 * @param given a list of maps with `public_key` and `signature`
 * @throws HostError if the check fails
 */
export function checkAccountSignatures(
  account: xdr.AccountEntry,
  payload: Uint8Array,
  given: xdr.ScVal,
): void {
  const signatures = readSignatures(given)
  if (signatures.length > MAX_SIGNATURES)
    throw contractError("authentication", "too many account signers")
  if (signatures.length === 0) throw contractError("authentication", "no account signatures found")

  const signers = signersOf(account)
  let weight = 0
  for (const [index, { publicKey, signature }] of signatures.entries()) {
    const before = signatures[index - 1]
    if (before && compareBytes(before.publicKey, publicKey) >= 0)
      throw contractError("authentication", "public keys are not ordered")
    if (!verify(payload, signature, publicKey))
      throw hostError("Crypto", "InvalidInput", "failed ED25519 verification")
    const key = xdr.SignerKey.signerKeyTypeEd25519(publicKey)
    const signer = signers.find((candidate) => candidate.key.equals(key))
    if (!signer) throw contractError("authentication", "signer does not belong to account")
    weight += signer.weight
  }
  if (weight < thresholdsOf(account).medium)
    throw contractError("authentication", "signature weight is lower than threshold")
}

function readSignatures(given: xdr.ScVal): AccountSignature[] {
  if (given.type !== "scvVec" || !given.vec) throw malformed()
  return given.vec.map(readSignature)
}

function readSignature(value: xdr.ScVal): AccountSignature {
  if (value.type !== "scvMap" || value.map?.length !== 2) throw malformed()
  const [first, second] = value.map
  return {
    publicKey: bytesOf(first!, "public_key", 32),
    signature: bytesOf(second!, "signature", 64),
  }
}

function bytesOf({ key, val }: xdr.ScMapEntry, name: string, length: number): Uint8Array {
  const isNamed = key.type === "scvSymbol" && String(key.sym) === name
  const bytes = val.type === "scvBytes" ? val.bytes.toBytes() : undefined
  if (!isNamed || bytes?.length !== length) throw malformed()
  return bytes
}

function malformed() {
  return hostError("Value", "UnexpectedType", "an account's signature has the wrong shape")
}
