import { bls12_381 as curve } from "@noble/curves/bls12-381.js"
import { charge } from "../../host.js"
import { hostError } from "../../host-error.js"
import { bool, bytesValue } from "../../value.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { bytes } from "../kinds.js"
import { type Group, groupsOf, type Point, readPoint, writePoint } from "./group.js"
import {
  addFunction,
  isOnCurveFunction,
  multipleFunction,
  pairingFunction,
  sumFunction,
} from "./point-functions.js"
import { scalarFunctions } from "./scalars.js"

type G1Point = InstanceType<typeof curve.G1.Point>
type G2Point = InstanceType<typeof curve.G2.Point>

const groups = groupsOf(curve, 48, 0x40)

// The library's types are those of the map alone; its function gives a point of the subgroup.
const mapToG1 = curve.G1.mapToCurve as unknown as (element: bigint) => G1Point
const mapToG2 = curve.G2.mapToCurve as unknown as (element: readonly bigint[]) => G2Point

interface Names {
  readonly subgroup: string
  readonly add: string
  readonly mul: string
  readonly msm: string
  readonly map: string
  readonly hash: string
  readonly curve: string
}

/** The functions of one of the curve's two groups. */
function groupFunctions<Element, P extends Point<Element>>(
  name: "g1" | "g2",
  group: Group<Element, P>,
  short: Names,
  map: (element: Element) => P,
  hash: (message: Uint8Array, tag: Uint8Array) => P,
): HostModule {
  const named = (rest: string) => `bls12_381_${rest}`
  const field = name === "g1" ? "fp" : "fp2"
  return {
    [short.subgroup]: hostFunction(
      named(`check_${name}_is_in_subgroup`),
      [bytes],
      (host, given) => {
        charge(host, 1_000_000n)
        return bool(readPoint(group, given, "curve").isTorsionFree())
      },
    ),
    [short.add]: addFunction(named(`${name}_add`), group),
    [short.mul]: multipleFunction(named(`${name}_mul`), group, {
      cost: 4_000_000n,
      check: "subgroup",
    }),
    [short.msm]: sumFunction(named(`${name}_msm`), group),
    [short.map]: hostFunction(named(`map_${field}_to_${name}`), [bytes], (host, given) => {
      charge(host, 4_000_000n)
      if (given.length !== group.size)
        throw hostError("Crypto", "InvalidInput", "a field element has another length")
      return bytesValue(writePoint(group, map(group.read(given))))
    }),
    [short.hash]: hostFunction(named(`hash_to_${name}`), [bytes, bytes], (host, message, tag) => {
      charge(host, 8_000_000n + BigInt(message.length) * 25n)
      if (tag.length === 0 || tag.length > 255)
        throw hostError("Crypto", "InvalidInput", "a domain tag has 1 to 255 bytes")
      return bytesValue(writePoint(group, hash(message, tag)))
    }),
    [short.curve]: isOnCurveFunction(named(`${name}_is_on_curve`), group),
  }
}

/** The functions of BLS12-381 (CAP-59, CAP-80). */
export const bls12381: HostModule = {
  ...groupFunctions(
    "g1",
    groups.g1,
    { subgroup: "4", add: "5", mul: "6", msm: "7", map: "8", hash: "9", curve: "x" },
    mapToG1,
    (message, DST) => curve.G1.hashToCurve(message, { DST }) as G1Point,
  ),
  ...groupFunctions(
    "g2",
    groups.g2,
    { subgroup: "a", add: "b", mul: "c", msm: "d", map: "e", hash: "f", curve: "y" },
    ({ c0, c1 }) => mapToG2([c0, c1]),
    (message, DST) => curve.G2.hashToCurve(message, { DST }) as G2Point,
  ),
  g: pairingFunction("bls12_381_multi_pairing_check", curve, groups, {
    cost: 15_000_000n,
    check: "subgroup",
  }),
  ...scalarFunctions("bls12_381", curve.fields.Fr.ORDER, "hijkl"),
}
