import { authorizeEntry, Keypair, Networks, xdr } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readEntrySignature } from "./entry-signature.js"

/** A published entry of account 1 on Testnet, unsigned, and the signature of its preimage. */
const entry =
  "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA=="
const signature =
  "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ=="
const signer = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")

test("WC2 KL2: reads the signature from a whole entry that the SDK signed", async () => {
  const unsigned = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
  const signed = await authorizeEntry(unsigned, signer, 5_000_000, Networks.TESTNET)
  const signedAuthEntry = signed.toXdr("base64")
  expect(readEntrySignature(signedAuthEntry)).toBe(signature)
  const bytes = Buffer.from(signedAuthEntry, "base64")
  // Entries with an unexpected byte, or cut short, have no signature.
  for (const at of [3, 7, 63, 100, 150]) {
    const broken = Buffer.from(bytes)
    broken[at] = 0xff
    expect(readEntrySignature(broken.toString("base64"))).toBeUndefined()
  }
  const cut = bytes.subarray(0, 200).toString("base64")
  expect(readEntrySignature(cut)).toBeUndefined()
})

test("WC2 KL2: accepts 64 bytes alone as the signature, and finds none in an unsigned entry", () => {
  expect(readEntrySignature(signature)).toBe(signature)
  for (const signed of [entry, "", null, "AAAA", 7, {}, { signedAuthEntry: signature }]) {
    expect(readEntrySignature(signed)).toBeUndefined()
  }
})
