import { type ErrorKind, networks, WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { type Cure, cureOf } from "./cure-of.js"

const wrong = (subject: string, name: keyof typeof networks) =>
  new WalletError("wrong-network", "Elsewhere.", {
    ext: {
      subject,
      expected: { name: "Testnet", passphrase: networks.Testnet },
      actual: { name, passphrase: networks[name] },
    },
  })

test("offers the wallet's network only if the page has it, and the wallet itself uses it", () => {
  const known = [networks.Testnet, networks.Public]
  const askAgain = { act: "ask", text: "askAgain" }
  expect(cureOf(wrong("wallet", "Public"), known)).toEqual({
    act: "useHere",
    passphrase: networks.Public,
  })
  expect(cureOf(wrong("wallet", "Futurenet"), known)).toEqual(askAgain)
  expect(cureOf(wrong("signature", "Public"), known)).toEqual(askAgain)
})

test.each<[ErrorKind | undefined, Cure]>([
  [undefined, { act: "ask", text: "signIn" }],
  ["unsupported", { act: "ask", text: "signIn" }],
  ["locked", { act: "ask", text: "unlock" }],
  ["popup-closed", { act: "ask", text: "openAgain" }],
  ["rejected", { act: "ask", text: "askAgain" }],
  ["altered", { act: "ask", text: "askAgain" }],
  ["no-wallet", { act: "connectAgain" }],
  ["page-stale", { act: "reload" }],
])("says what helps after %s", (kind, cure) => {
  expect(cureOf(kind && new WalletError(kind, "It failed."), [])).toEqual(cure)
})
