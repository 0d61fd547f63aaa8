import { expect, test } from "vitest"
import { edgeCases } from "../../test/ed25519-edge-cases.js"
import { decodeHex } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { verifyEd25519 } from "./ed25519.js"
import { verifyAuthEntry, verifyMessage, verifyTransaction } from "./index.js"

/** What other people's wallets and libraries signed with the example key of SEP-53. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("a browser's own cryptography verifies a transaction, an authorization entry and a message [S1.15]", async () => {
  expect("Buffer" in globalThis).toBe(false)
  const transaction = {
    sent: "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
    returned:
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs=",
    networkPassphrase: networks.Testnet,
    address,
  }
  expect(await verifyTransaction(transaction)).toMatchObject({ verified: "signature" })
  const entry = {
    preimage:
      "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
    signature:
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
    address,
  }
  expect(await verifyAuthEntry(entry)).toMatchObject({ verified: "signature" })
  const message = {
    message: "こんにちは、世界！",
    signature:
      "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
    address,
  }
  expect(await verifyMessage(message)).toMatchObject({ verified: "signature" })
  await expect(verifyMessage({ ...message, message: "こんにちは" })).rejects.toMatchObject({
    kind: "bad-signature",
  })
})

test("a signature that anyone could make, under a key of small order, is refused in a browser too", async () => {
  const neutral = Uint8Array.of(1, ...new Uint8Array(31))
  const forged = Uint8Array.of(...neutral, ...new Uint8Array(32))
  expect(await verifyEd25519(neutral, new Uint8Array(3), forged)).toBe(false)
})

test.each(edgeCases)(
  "a browser's WebCrypto gives the study's case $number its verdict: $about",
  async (edge) => {
    const [key, message, signature] = [edge.publicKey, edge.message, edge.signature].map(decodeHex)
    // Without a fallback: where WebCrypto did not know Ed25519, this would throw.
    expect(await verifyEd25519(key!, message!, signature!)).toBe(edge.valid)
  },
)
