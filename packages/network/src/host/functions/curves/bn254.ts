import { bn254 as curve } from "@noble/curves/bn254.js"
import type { HostModule } from "../host-function.js"
import { groupsOf } from "./group.js"
import {
  addFunction,
  isOnCurveFunction,
  multipleFunction,
  pairingFunction,
  sumFunction,
} from "./point-functions.js"
import { scalarFunctions } from "./scalars.js"

const groups = groupsOf(curve, 32, 0)
const { g1 } = groups

/** The functions of BN254 (CAP-74, CAP-80). */
export const bn254Functions: HostModule = {
  m: addFunction("bn254_g1_add", g1),
  n: multipleFunction("bn254_g1_mul", g1, { cost: 2_000_000n, check: "curve" }),
  o: pairingFunction("bn254_multi_pairing_check", curve, groups, {
    cost: 10_000_000n,
    check: "curve",
  }),
  r: sumFunction("bn254_g1_msm", g1),
  z: isOnCurveFunction("bn254_g1_is_on_curve", g1),
  ...scalarFunctions("bn254", curve.fields.Fr.ORDER, "stuvw"),
}
