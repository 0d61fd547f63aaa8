import { xdr } from "@stellar/stellar-sdk/base"
import { currentFrame } from "../frame.js"
import { charge, type Host } from "../host.js"
import { hostError } from "../host-error.js"
import { createPrng, type Prng, subPrng } from "../prng.js"
import { bytesValue, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { fixedBytes, raw, u32, vec } from "./kinds.js"

/** The random numbers of the running frame. */
function prngOf(host: Host): Prng {
  const frame = currentFrame(host)
  frame.prng ??= subPrng(host.prng)
  return frame.prng
}

/** Module `p`: random numbers. They follow from a seed, so nobody must rely on them for secrets. */
export const prng: HostModule = {
  _: hostFunction("prng_reseed", [fixedBytes(32)], (host, seed) => {
    currentFrame(host).prng = createPrng(seed)
    return VOID
  }),
  0: hostFunction("prng_bytes_new", [u32], (host, length) => {
    charge(host, BigInt(length))
    return bytesValue(prngOf(host).bytes(length))
  }),
  1: hostFunction("prng_u64_in_inclusive_range", [raw, raw], (host, low, high) => {
    if (low > high) throw hostError("Value", "InvalidInput", "a range is empty")
    return prngOf(host).between(low, high)
  }),
  2: hostFunction("prng_vec_shuffle", [vec], (host, items) =>
    xdr.ScVal.scvVec(prngOf(host).shuffle(items)),
  ),
}
