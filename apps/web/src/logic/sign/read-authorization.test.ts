import { networks } from "@alidade/core"
import { joinEntries, setEntryExpiration } from "@alidade/core/entries"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { readAuthorization } from "./read-authorization.js"

/** `transfer(account, contract, 1 XLM)` on `contract`, encoded by `@stellar/stellar-sdk` 17.2. */
const preimages = {
  9: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  10: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
} as const
/** The same as an entry of version 1, without an expiry. */
const entry =
  "AAAAAQAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4ERIhD0femBFQAAAAAAAAAQAAAAAQAAAAAAAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAoAAAAAAAAAAAAAAAAAmJaAAAAAAA=="
/** An entry of the source account, with the same call. */
const ofSource = Buffer.concat([
  Buffer.alloc(4),
  Buffer.from(preimages[9], "base64").subarray(4 + 32 + 8 + 4),
]).toString("base64")

const expiry = vi.fn(async () => 5_000_000)
const read = (text: string) => readAuthorization(text, networks.Testnet, expiry)

beforeEach(() => expiry.mockClear())

describe("a pasted authorization", () => {
  test("is a preimage, which is kept as it is and doesn't read the latest ledger", async () => {
    expect(await read(preimages[10])).toEqual({ preimage: preimages[10] })
    expect(expiry).not.toHaveBeenCalled()
  })

  test("is an entry, which is kept with the expiry that it gets if it has none", async () => {
    const dated = setEntryExpiration(entry, 5_000_000)
    expect(await read(entry)).toEqual({ preimage: preimages[9], entry: dated })
    expect(await read(dated)).toEqual({ preimage: preimages[9], entry: dated })
    expect(expiry).toHaveBeenCalledOnce()
  })

  test("is a list of entries, each with an expiry, among them those of the source account", async () => {
    const dated = setEntryExpiration(entry, 77)
    expect(await read(joinEntries([ofSource, entry, dated]))).toEqual({
      entries: [ofSource, setEntryExpiration(entry, 5_000_000), dated],
    })
  })

  test("is refused if only the transaction's source account authorizes it", async () => {
    await expect(read(ofSource)).rejects.toMatchObject({ found: { problem: "ofSource" } })
  })

  test.each(["", "AAAA", "hello"])("is refused with a reason if it is %j", async (text) => {
    await expect(read(text)).rejects.toMatchObject({ found: { wanted: "authorization" } })
  })

  test("is not refused because the latest ledger can't be read, but fails with that reason", async () => {
    expiry.mockRejectedValueOnce(new Error("offline"))
    await expect(read(entry)).rejects.toThrow("offline")
  })
})
