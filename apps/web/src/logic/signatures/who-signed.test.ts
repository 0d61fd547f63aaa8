import { expect, test } from "vitest"
import type { PartStatus } from "./part-status.js"
import { whoSigned } from "./who-signed.js"

const part = (
  signed: readonly string[],
  unsigned: readonly string[],
  needed: number,
): PartStatus => ({
  accounts: [
    {
      address: "GA",
      threshold: "low",
      signers: [
        ...signed.map((address) => ({ address, weight: 1, signed: true })),
        ...unsigned.map((address) => ({ address, weight: 1, signed: false })),
      ],
      reached: { weight: signed.length, needed },
    },
  ],
  others: [],
  unneeded: [],
})

const addresses = (signers: readonly { address: string }[]) => signers.map(({ address }) => address)

test("names who signed and who may still sign, of both parts of a fee bump, each once", () => {
  const inner = part(["G1"], ["G2", "G3"], 2)
  const { signed, missing } = whoSigned({ ...inner, feeBump: part(["G1"], ["G2", "G4"], 2) })
  expect(addresses(signed)).toEqual(["G1"])
  expect(addresses(missing)).toEqual(["G2", "G3", "G4"])
})

test("names nobody as missing once the weight is reached", () => {
  expect(whoSigned(part(["G1"], ["G2"], 1)).missing).toEqual([])
})
