import { p256 } from "@noble/curves/nist.js"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { charge } from "../../host.js"
import { hostError } from "../../host-error.js"
import { bytesValue, VOID } from "../../value.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { bytes, fixedBytes, u32 } from "../kinds.js"
import { bls12381 } from "./bls12-381.js"
import { bn254Functions } from "./bn254.js"
import { poseidon } from "./poseidon.js"

const digest = fixedBytes(32)
const signature = fixedBytes(64)

/** Runs a curve's code, whose failures are those of its input. */
function attempt<Result>(run: () => Result): Result {
  try {
    return run()
  } catch {
    throw hostError("Crypto", "InvalidInput", "a signature or a key is invalid")
  }
}

/** Half of a curve's order: a signature's second number is at most this, so that it has one form. */
function requireLow(given: Uint8Array, curve: typeof p256 | typeof secp256k1): void {
  if (attempt(() => curve.Signature.fromBytes(given, "compact").hasHighS()))
    throw hostError(
      "Crypto",
      "InvalidInput",
      "ECDSA signature 's' part is not normalized to low form",
    )
}

/** The functions of module `c` that need curves. They are loaded on request. */
export const curves: HostModule = {
  1: hostFunction("compute_hash_keccak256", [bytes], (host, data) => {
    charge(host, BigInt(data.length) * 50n)
    return bytesValue(keccak_256(data))
  }),
  2: hostFunction(
    "recover_key_ecdsa_secp256k1",
    [digest, signature, u32],
    (host, hash, given, id) => {
      charge(host, 2_000_000n)
      if (id > 3) throw hostError("Crypto", "InvalidInput", "invalid ECDSA-secp256k1 recovery ID")
      requireLow(given, secp256k1)
      return attempt(() => {
        const signed = secp256k1.Signature.fromBytes(given, "compact").addRecoveryBit(id)
        return bytesValue(signed.recoverPublicKey(hash).toBytes(false))
      })
    },
  ),
  3: hostFunction(
    "verify_sig_ecdsa_secp256r1",
    [fixedBytes(65), digest, signature],
    (host, key, hash, given) => {
      charge(host, 3_000_000n)
      requireLow(given, p256)
      if (!attempt(() => p256.verify(given, hash, key, { prehash: false })))
        throw hostError("Crypto", "InvalidInput", "failed secp256r1 verification")
      return VOID
    },
  ),
  ...bls12381,
  ...bn254Functions,
  ...poseidon,
}
