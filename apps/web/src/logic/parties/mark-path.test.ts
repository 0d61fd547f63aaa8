import { encodeAddress } from "@alidade/core"
import { expect, test } from "vitest"
import { markPath } from "./mark-path.js"

test("an address has the same picture on every device", () => {
  expect(markPath("GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L")).toBe(
    "M16 0a16 16 0 1 0 .01 0zM-1.2 10.3a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0z" +
      "M23.3 13.3a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
  )
  expect(markPath("GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4")).toBe(
    "M3.5 26A16 16 0 0 1 0.1 17.7L28.5 6A16 16 0 0 1 31.9 14.3z" +
      "M16.9 7.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
  )
})

test("addresses spread over the pictures", () => {
  const addresses = Array.from({ length: 1_000 }, (_, at) =>
    encodeAddress(new Uint8Array(32).fill(at).fill(at >> 8, 16)),
  )
  // A thousand drawn at random have some 640 of the 1,024.
  expect(new Set(addresses.map(markPath)).size).toBeGreaterThan(550)
})
