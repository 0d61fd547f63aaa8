import { networks } from "@alidade/core"
import { describeAuthEntry, sentenceText } from "@alidade/core/describe"
import { Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import { networkOfPreimage } from "./preimage.js"

const passphrase = networks.Testnet
const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** `transfer(account, contract, 1 XLM)` on `contract`, encoded by `@stellar/stellar-sdk` 17.2. */
const preimages = {
  9: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  10: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
} as const

test.each(["v1", "v2"] as const)("builds the example (%s) as requested", async (type) => {
  const to = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey()
  const text = buildTransferPreimage({
    from: account,
    to,
    stroops: 10_000_000n,
    expirationLedger: 77,
    type: type === "v1" ? 9 : 10,
    passphrase,
  })
  const { call, ...described } = await describeAuthEntry(text)
  expect(described).toMatchObject({
    type,
    networkPassphrase: passphrase,
    expirationLedger: 77,
    ...(type === "v2" ? { address: account } : {}),
  })
  expect(sentenceText(call.sentence)).toBe(`Transfer 1 XLM from ${account} to ${to}`)
})

test("finds the network of a preimage among the page's", () => {
  for (const preimage of Object.values(preimages)) {
    expect(networkOfPreimage(preimage, [networks.Public, passphrase])).toBe(passphrase)
    expect(networkOfPreimage(preimage, [networks.Public])).toBeUndefined()
  }
})
