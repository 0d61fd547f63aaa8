import { hash, verify } from "@stellar/stellar-sdk/base"
import { charge } from "../host.js"
import { hostError } from "../host-error.js"
import { bytesValue, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { bytes, fixedBytes } from "./kinds.js"

/** Module `c`: hashes and signatures. */
export const crypto: HostModule = {
  _: hostFunction("compute_hash_sha256", [bytes], (host, data) => {
    charge(host, BigInt(data.length) * 25n)
    return bytesValue(hash(data))
  }),
  0: hostFunction(
    "verify_sig_ed25519",
    [fixedBytes(32), bytes, fixedBytes(64)],
    (host, key, data, signature) => {
      charge(host, 400_000n)
      if (!verify(data, signature, key))
        throw hostError("Crypto", "InvalidInput", "failed ED25519 verification")
      return VOID
    },
  ),
}
