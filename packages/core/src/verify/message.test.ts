import { Keypair } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { decodeBase64, decodeHex, encodeBase64 } from "../encoding/bytes.js"
import { verifyAlbedoMessage, verifyMessage } from "./message.js"

/** The example key of SEP-53. The signatures below were made by third-party wallets and libraries. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const stranger = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8))

const hello =
  "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA=="
const abcd =
  "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg=="
const abcdByXBull =
  "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg=="

describe("SI3: a SEP-53 message signature", () => {
  test.each([
    ["a text", "Hello, World!", hello],
    [
      "a text beyond ASCII",
      "こんにちは、世界！",
      "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
    ],
    [
      "bytes",
      decodeBase64("2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo="),
      "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
    ],
    ["a text that looks like base64", "abcd", abcd],
  ])("is verified: %s [S1.15]", async (_, message, signature) => {
    expect(await verifyMessage({ message, signature, address })).toMatchObject({
      verified: "signature",
    })
  })

  test("is rejected for another message, signature or account", async () => {
    for (const wrong of [
      { message: "Hello, World", signature: hello, address },
      { message: "Hello, World!", signature: abcd, address },
      { message: "Hello, World!", signature: hello, address: stranger.publicKey() },
    ]) {
      await expect(verifyMessage(wrong)).rejects.toMatchObject({ kind: "bad-signature", code: -1 })
    }
  })

  test("is rejected with the signer's address if the wallet named it", async () => {
    const input = { message: "Hello, World!", signature: hello, address: stranger.publicKey() }
    await expect(verifyMessage({ ...input, signerAddress: address })).rejects.toMatchObject({
      kind: "wrong-account",
      message: expect.stringContaining("GBXF…ZYCP7L signed"),
      ext: { requested: stranger.publicKey(), signer: address },
    })
    // A name alone proves nothing.
    const named = { ...input, signature: abcd, signerAddress: address }
    await expect(verifyMessage(named)).rejects.toMatchObject({ kind: "bad-signature" })
    const nonsense = { ...input, signerAddress: "stellar:pubnet:G" }
    await expect(verifyMessage(nonsense)).rejects.toMatchObject({ kind: "bad-signature" })
  })

  test("is verified over the bytes signed if a wallet decodes base64-like text (XP6)", async () => {
    const signature = abcdByXBull
    await expect(verifyMessage({ message: "abcd", signature, address })).rejects.toMatchObject({
      kind: "bad-signature",
    })
    const decoded = { message: decodeBase64("abcd"), signature, address }
    expect(await verifyMessage(decoded)).toMatchObject({ verified: "signature" })
  })

  test("is not verified for a contract, which alone could check it", async () => {
    const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
    expect(await verifyMessage({ message: "", signature: "?", address: contract })).toMatchObject({
      verified: "unreported",
    })
  })

  test.each([
    ["no base64", "fO5dbYhXUhBMhe6"],
    ["hex", "7cee5d6d885752104c85eea421dfdcb9".repeat(4)],
    ["too short", encodeBase64(new Uint8Array(63))],
    ["too long", encodeBase64(new Uint8Array(65))],
    ["empty", ""],
    ["no text", { type: "Buffer", data: [1, 2] } as unknown as string],
  ])("is a bad reply if the signature is %s", async (_, signature) => {
    await expect(verifyMessage({ message: "", signature, address })).rejects.toMatchObject({
      kind: "bad-reply",
    })
  })

  test("is a bad request if the address is invalid", async () => {
    const input = { message: "Hello, World!", signature: hello, address: `${address}X` }
    await expect(verifyMessage(input)).rejects.toMatchObject({ kind: "bad-request" })
  })
})

describe("a message signed in Albedo's older form (AL10)", () => {
  const signature =
    "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907"

  test("is verified, for texts and tokens", async () => {
    expect(
      await verifyAlbedoMessage({ message: "Hello, World!", signature, address }),
    ).toMatchObject({
      verified: "signature",
    })
    const token = {
      message: "1b2c3d4e5f",
      signature:
        "6938ded4a27998129874b04017bf24d557220ce772e5e0824a4c070d4ced6e90744f04f2fd3e7c55138ed9384a6b51b5157814df436e35b517221316dab08208",
      address,
    }
    expect(await verifyAlbedoMessage(token)).toMatchObject({ verified: "signature" })
  })

  test("is not interchangeable with SEP-53's form", async () => {
    const input = { message: "Hello, World!", address }
    const inBase64 = encodeBase64(decodeHex(signature))
    await expect(verifyMessage({ ...input, signature: inBase64 })).rejects.toMatchObject({
      kind: "bad-signature",
    })
    const sep53 =
      "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04"
    await expect(verifyAlbedoMessage({ ...input, signature: sep53 })).rejects.toMatchObject({
      kind: "bad-signature",
    })
    // What Albedo returns as SEP-53's, in hex.
    const converted = encodeBase64(decodeHex(sep53))
    expect(await verifyMessage({ ...input, signature: converted })).toMatchObject({
      verified: "signature",
    })
  })

  test("is a bad reply if it is not in hex", async () => {
    await expect(
      verifyAlbedoMessage({ message: "Hello, World!", signature: hello, address }),
    ).rejects.toMatchObject({ kind: "bad-reply" })
  })
})
