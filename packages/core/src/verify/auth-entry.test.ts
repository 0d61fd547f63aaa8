import { createHash } from "node:crypto"
import {
  authorizeEntry,
  encodeMuxedAccount,
  encodeMuxedAccountToAddress,
  Keypair,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { decodeBase64, encodeBase64, encodeHex } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { verifyAuthEntry } from "./auth-entry.js"
import { checkPreimage, readPreimage } from "./preimage.js"

/** One transfer on Testnet, prepared by `@stellar/stellar-sdk` 17.2 and signed by the example key of SEP-53. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const signer = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))
const networkPassphrase = networks.Testnet

const v1 = {
  preimage:
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  hash: "366e0230978fa7e4aed9a2041e62e7bf6fd9bb787324cdfef71237ef630d9a47",
  signature:
    "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ==",
}
const v2 = {
  preimage:
    "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
  hash: "6676696a85a67d70c18992899e021e586a0342c3dc25767f0e9ff87d50983b49",
  signature:
    "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
}
/** The same transfer as a whole entry, version 1. */
const entry =
  "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA=="

describe("a preimage", () => {
  test("SI2: is read for type 9 and type 10", () => {
    const common = {
      nonce: 1234567890123456789n,
      signatureExpirationLedger: 5000000,
      networkId: new Uint8Array(createHash("sha256").update(networkPassphrase).digest()),
    }
    expect(readPreimage(v1.preimage)).toMatchObject({ type: "v1", ...common })
    expect(readPreimage(v1.preimage).address).toBeUndefined()
    expect(readPreimage(v1.preimage).bytes).toHaveLength(212)
    expect(readPreimage(v2.preimage)).toMatchObject({ type: "v2", ...common, address })
    expect(readPreimage(v2.preimage).bytes).toHaveLength(252)
    expect(readPreimage(v2.preimage).invocation).toMatchObject({
      function: { type: "contractFn", value: { functionName: "transfer" } },
      subInvocations: [],
    })
  })

  test("is returned decoded if it matches the network and account", async () => {
    for (const { preimage } of [v1, v2]) {
      const input = { preimage, networkPassphrase, address }
      expect(await checkPreimage(input)).toEqual(readPreimage(preimage))
    }
  })

  test("is rejected for another network before a wallet is asked, naming both", async () => {
    for (const { preimage } of [v1, v2]) {
      const input = { preimage, networkPassphrase: networks.Public, address }
      await expect(checkPreimage(input)).rejects.toMatchObject({
        kind: "wrong-network",
        message: "The authorization entry is for Testnet, not for Public.",
      })
    }
    const unknown = decodeBase64(v1.preimage)
    unknown[4]! ^= 1
    const input = { preimage: encodeBase64(unknown), networkPassphrase, address }
    await expect(checkPreimage(input)).rejects.toMatchObject({
      kind: "wrong-network",
      message: "The authorization entry is for another network, not for Testnet.",
      ext: { subject: "request", actual: { name: encodeHex(unknown.subarray(4, 8)) } },
    })
  })

  test("is rejected with the app's name for a declared network", async () => {
    const ours = { name: "Ours", passphrase: "Our Network ; 2026" }
    const foreign = decodeBase64(v1.preimage)
    foreign.set(createHash("sha256").update(ours.passphrase).digest(), 4)
    const input = { preimage: encodeBase64(foreign), networkPassphrase, networks: [ours], address }
    await expect(checkPreimage(input)).rejects.toMatchObject({
      kind: "wrong-network",
      ext: { actual: ours },
    })
  })

  test("is rejected for another account if it is of type 10; type 9 names none", async () => {
    const other = { networkPassphrase, address: stranger.publicKey() }
    await expect(checkPreimage({ preimage: v2.preimage, ...other })).rejects.toMatchObject({
      kind: "wrong-account",
      ext: { expected: stranger.publicKey(), actual: address },
    })
    const input = { preimage: v2.preimage, networkPassphrase, address: contract }
    await expect(checkPreimage(input)).rejects.toMatchObject({ kind: "wrong-account" })
    expect(await checkPreimage({ preimage: v1.preimage, ...other })).toMatchObject({ type: "v1" })
    expect(await checkPreimage({ preimage: v2.preimage, networkPassphrase })).toMatchObject({
      type: "v2",
    })
  })

  test("of type 10 for an account is accepted for its muxed address", async () => {
    const muxed = encodeMuxedAccountToAddress(encodeMuxedAccount(address, "7"))
    const input = { preimage: v2.preimage, networkPassphrase, address: muxed }
    expect(await checkPreimage(input)).toMatchObject({ address })
  })

  test("CP6: is accepted for another address if the caller names that one, and the check says for whom", async () => {
    const request = { preimage: v2.preimage, networkPassphrase, address: stranger.publicKey() }
    const muxed = encodeMuxedAccountToAddress(encodeMuxedAccount(address, "7"))
    for (const onBehalfOf of [address, muxed]) {
      expect(await checkPreimage({ ...request, onBehalfOf })).toMatchObject({ onBehalfOf: address })
    }
    const own = await checkPreimage({ ...request, address, onBehalfOf: address })
    expect(own.onBehalfOf).toBeUndefined()
    const unnamed = { ...request, preimage: v1.preimage, onBehalfOf: contract }
    expect(await checkPreimage(unnamed)).toMatchObject({ type: "v1", onBehalfOf: contract })
  })

  test("CP6: is rejected for an address that the caller did not name, also for the account itself", async () => {
    for (const signer of [stranger.publicKey(), address]) {
      const request = { preimage: v2.preimage, networkPassphrase, address: signer }
      await expect(checkPreimage({ ...request, onBehalfOf: contract })).rejects.toMatchObject({
        kind: "wrong-account",
        message: "The authorization entry is for GBXF…ZYCP7L, not for CDLZ…HGCYSC.",
        ext: { expected: contract, actual: address },
      })
      await expect(checkPreimage({ ...request, onBehalfOf: "C" })).rejects.toMatchObject({
        kind: "bad-request",
      })
    }
  })

  test.each([
    ["a whole authorization entry", entry],
    ["a transaction", "AAAAAgAAAAA="],
    ["a preimage with something after it", `${v2.preimage}AAAA`],
    ["half a preimage", v1.preimage.slice(0, 100)],
    ["no base64", "?"],
    ["nothing", ""],
    ["no text", null as unknown as string],
  ])("is not %s, and the error says what is expected", async (_, preimage) => {
    const error = { kind: "bad-request", message: expect.stringContaining("HashIdPreimage") }
    expect(() => readPreimage(preimage)).toThrow(expect.objectContaining(error))
    await expect(checkPreimage({ preimage, networkPassphrase })).rejects.toMatchObject(error)
  })
})

describe("the signature of a preimage", () => {
  test.each([
    ["9", v1],
    ["10", v2],
  ])("is verified for type %s [S1.15]", async (_, { preimage, signature, hash }) => {
    expect(await verifyAuthEntry({ preimage, signature, address })).toEqual({
      verified: "signature",
      hash,
    })
  })

  test("SI2: is verified if made by the Stellar SDK", async () => {
    const unsigned = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
    let given = 0
    await authorizeEntry(
      unsigned,
      async (preimage, payload) => {
        const signature = new Uint8Array(signer.sign(payload))
        const input = {
          preimage: preimage.toXdr("base64"),
          signature: encodeBase64(signature),
          address,
        }
        expect(await verifyAuthEntry(input)).toMatchObject({ verified: "signature" })
        given++
        return signature
      },
      5000000,
      networkPassphrase,
    )
    expect(given).toBe(1)
  })

  test("is rejected for another preimage, and for another account", async () => {
    const mismatched = { preimage: v1.preimage, signature: v2.signature, address }
    await expect(verifyAuthEntry(mismatched)).rejects.toMatchObject({ kind: "bad-signature" })
    const other = { ...v1, address: stranger.publicKey() }
    await expect(verifyAuthEntry(other)).rejects.toMatchObject({ kind: "bad-signature" })
    await expect(verifyAuthEntry({ ...other, signerAddress: address })).rejects.toMatchObject({
      kind: "wrong-account",
    })
    await expect(
      verifyAuthEntry({ ...v2, address: stranger.publicKey() }),
      "signed with the key of the account that the preimage names",
    ).rejects.toMatchObject({
      kind: "wrong-account",
      ext: { requested: stranger.publicKey(), signer: address },
    })
  })

  test("is a bad reply if it is a whole entry instead of 64 bytes", async () => {
    const input = { preimage: v1.preimage, signature: entry, address }
    await expect(verifyAuthEntry(input)).rejects.toMatchObject({ kind: "bad-reply" })
  })

  test("is not verified for a contract, which alone could check it", async () => {
    expect(await verifyAuthEntry({ ...v1, signature: "any", address: contract })).toMatchObject({
      verified: "unreported",
    })
  })
})
