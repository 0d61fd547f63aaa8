import { bn254 as curve } from "@noble/curves/bn254.js"
import { toBigEndian } from "../../bytes.js"
import { charge } from "../../host.js"
import { bool, bytesValue } from "../../value.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { bytes, number, vec } from "../kinds.js"
import { isOnCurveFunction } from "./bls12-381.js"
import {
  type Group,
  multiple,
  pairCoding,
  pointBytes,
  readElement,
  readPoint,
  requireSameLength,
  sumOfMultiples,
  writePoint,
} from "./group.js"
import { scalarFunctions } from "./scalars.js"

const { Fp, Fp2, Fp12, Fr } = curve.fields
const SIZE = 32

type G1Point = InstanceType<typeof curve.G1.Point>
type G2Point = InstanceType<typeof curve.G2.Point>

const g1: Group<bigint, G1Point> = {
  field: Fp,
  zero: curve.G1.Point.ZERO,
  b: curve.G1.Point.CURVE().b,
  order: Fr.ORDER,
  at: (point) => curve.G1.Point.fromAffine(point),
  size: SIZE,
  read: (given) => readElement(given, Fp.ORDER),
  write: (element) => toBigEndian(element, SIZE),
  infinity: 0,
}
const g2: Group<G2Point["x"], G2Point> = {
  field: Fp2,
  zero: curve.G2.Point.ZERO,
  b: curve.G2.Point.CURVE().b,
  order: Fr.ORDER,
  at: (point) => curve.G2.Point.fromAffine(point),
  size: 2 * SIZE,
  ...pairCoding(SIZE, Fp.ORDER),
  infinity: 0,
}

/** The functions of BN254 (CAP-74, CAP-80). */
export const bn254Functions: HostModule = {
  m: hostFunction("bn254_g1_add", [bytes, bytes], (host, left, right) => {
    charge(host, 100_000n)
    const sum = readPoint(g1, left, "curve").add(readPoint(g1, right, "curve"))
    return bytesValue(writePoint(g1, sum))
  }),
  n: hostFunction("bn254_g1_mul", [bytes, number("u256")], (host, given, scalar) => {
    charge(host, 2_000_000n)
    const point = multiple(readPoint(g1, given, "curve"), scalar % Fr.ORDER)
    return bytesValue(writePoint(g1, point))
  }),
  o: hostFunction("bn254_multi_pairing_check", [vec, vec], (host, left, right) => {
    requireSameLength(left, right)
    const read = left.map((point, index) => {
      charge(host, 10_000_000n)
      return {
        g1: readPoint(g1, pointBytes(point), "curve"),
        g2: readPoint(g2, pointBytes(right[index]!), "subgroup"),
      }
    })
    // The pairing with infinity is one.
    const finite = read.filter((pair) => !pair.g1.is0() && !pair.g2.is0())
    return bool(finite.length === 0 || Fp12.eql(curve.pairingBatch(finite), Fp12.ONE))
  }),
  r: hostFunction("bn254_g1_msm", [vec, vec], (host, points, scalars) =>
    bytesValue(sumOfMultiples(host, g1, points, scalars)),
  ),
  z: isOnCurveFunction("bn254_g1_is_on_curve", g1),
  ...scalarFunctions("bn254", Fr.ORDER, "stuvw"),
}
