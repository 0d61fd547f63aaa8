import { afterEach, expect, test, vi } from "vitest"
import { encodeHex, encodeUtf8 } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { networkIdBytes, sha256 } from "./digest.js"

afterEach(() => vi.unstubAllGlobals())

test("SHA-256 returns FIPS 180's digest", async () => {
  expect(encodeHex(await sha256(encodeUtf8("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  )
})

test("the id of Testnet begins every preimage for Testnet [S1.15]", async () => {
  expect(encodeHex(await networkIdBytes(networks.Testnet))).toBe(
    "cee0302d59844d32bdca915c8203dd44b33fbb7edc19051ea37abedf28ecd472",
  )
})

test("throws a clear error on a page that is not secure", async () => {
  vi.stubGlobal("crypto", {})
  await expect(sha256(new Uint8Array())).rejects.toMatchObject({
    kind: "unsupported",
    message: expect.stringContaining("only over https and on http://localhost"),
  })
})
