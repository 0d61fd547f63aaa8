import { Networks } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { namesakeOf, networkName, networks } from "./networks.js"

test("Public and Testnet have the passphrases of the specification and the SDK [S3.51 S3.52]", () => {
  expect(networks.Public).toBe("Public Global Stellar Network ; September 2015")
  expect(networks.Testnet).toBe("Test SDF Network ; September 2015")
  expect(networks.Public).toBe(Networks.PUBLIC)
  expect(networks.Testnet).toBe(Networks.TESTNET)
})

test("Futurenet, Sandbox and Standalone are known; Standalone is called Local [S3.53 S3.54 S3.55]", () => {
  expect(networks.Futurenet).toBe(Networks.FUTURENET)
  expect(networks.Sandbox).toBe(Networks.SANDBOX)
  expect(networks.Standalone).toBe(Networks.STANDALONE)
  expect(networkName(networks.Standalone)).toBe("Local")
})

test("a declared network has the app's name, an unknown one is called unknown, with its passphrase", () => {
  expect(networkName("Mine ; 2026", [{ passphrase: "Mine ; 2026", name: "Mine" }])).toBe("Mine")
  expect(networkName("Mine ; 2026")).toBe("Unknown network “Mine ; 2026”")
})

test("an unknown passphrase never stands where a name stands: quoted, in ASCII, and bounded", () => {
  expect(networkName("Public")).toBe("Unknown network “Public”")
  expect(networkName("\u202ePublic\u200b")).toBe("Unknown network “?Public?”")
  expect(networkName("x".repeat(100_000)).length).toBeLessThan(120)
})

describe("namesakeOf", () => {
  const other = "Some Network ; 2026"
  test.each([
    ["the same name", "Public", "Public"],
    ["another case", "TESTNET", "Testnet"],
    ["spaces", " Test net\u00a0", "Testnet"],
    ["punctuation", "[Public]", "Public"],
    ["invisible characters", "Pub\u200blic\u2060\u3164", "Public"],
    ["marks", "P\u0323ublíc", "Public"],
    ["full width", "Ｐｕｂｌｉｃ", "Public"],
    ["mathematical letters", "𝐏𝐮𝐛𝐥𝐢𝐜", "Public"],
    ["Cyrillic letters", "Рubliс", "Public"],
    ["only Cyrillic letters", "Теѕтпет", "Testnet"],
    ["Greek letters", "Τεsτηετ", "Testnet"],
    ["Cherokee letters", "ᏢUBᏞIᏟ", "Public"],
    ["Latin letters with strokes", "Tesŧneŧ", "Testnet"],
    ["digits", "L0ca1", "Local"],
    ["capital I for l", "PubIic", "Public"],
    ["another usual name", "Main Net", "Mainnet"],
    ["a declared name", "АCМE l", "Acme I"],
  ])("finds %s", (_, name, known) => {
    const declared = [{ name: "Acme I", passphrase: "Acme ; 1" }]
    expect(namesakeOf({ name, passphrase: other }, declared)?.name).toBe(known)
  })

  test("finds none for other names, also in other scripts, and for the network itself", () => {
    const names = [
      "Testnet (sandbox)",
      "Testnet 2",
      "Pubic",
      "Москва",
      "東京の網",
      "Публик",
      "🚀🚀🚀🚀🚀🚀",
    ]
    for (const name of names) expect(namesakeOf({ name, passphrase: other }), name).toBeUndefined()
    expect(namesakeOf({ name: "東A", passphrase: other }, [{ name: "大A", passphrase: "A" }])).toBe(
      undefined,
    )
    expect(namesakeOf({ name: "PUBLIC", passphrase: networks.Public })).toBeUndefined()
    expect(namesakeOf({ name: "Mainnet", passphrase: networks.Public })).toBeUndefined()
  })
})
