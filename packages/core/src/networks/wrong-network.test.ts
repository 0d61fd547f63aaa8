import { expect, test } from "vitest"
import { WalletError } from "../contract/errors.js"
import { inEnglish } from "../contract/reason.js"
import { namedIn } from "./named.js"
import { networkName, networks } from "./networks.js"
import { wrongNetworkOf } from "./wrong-network.js"

const expected = { name: "Testnet", passphrase: networks.Testnet }
const actual = { name: "Public", passphrase: networks.Public }
const networksOf = (ext: unknown, kind: "wrong-network" | "altered" = "wrong-network") =>
  wrongNetworkOf(new WalletError(kind, "words", { ext }))

test.each(["wallet", "signature", "request"])(
  "returns the networks of a wrong-network error: %s",
  (subject) => {
    const ext = { subject, expected, actual }
    expect(networksOf(ext)).toEqual(ext)
  },
)

test("returns nothing for another error or an ext of another shape", () => {
  expect(wrongNetworkOf(undefined)).toBeUndefined()
  expect(networksOf({ subject: "wallet", expected, actual }, "altered")).toBeUndefined()
  for (const ext of [
    null,
    "text",
    { expected, actual },
    { subject: "other", expected, actual },
    { subject: "wallet", actual },
    { subject: "wallet", expected },
    { subject: "wallet", expected: { name: "" }, actual },
  ]) {
    expect(networksOf(ext)).toBeUndefined()
  }
})

test("a network in a reason has its name, or a reason of its own if it is unknown", () => {
  expect(namedIn(networks.Testnet, [])).toBe("Testnet")
  expect(namedIn("Mine ; 2026", [{ name: "Mine", passphrase: "Mine ; 2026" }])).toBe("Mine")
  for (const passphrase of ["Mine ; 2026", "\u202ePublic", "x".repeat(100)]) {
    const unknown = namedIn(passphrase, [])
    expect(unknown).toMatchObject({ key: "unknownNetwork" })
    expect(inEnglish(unknown)).toBe(networkName(passphrase))
  }
})
