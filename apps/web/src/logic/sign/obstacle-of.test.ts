import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { type Obstacle, obstacleOf, type Situation } from "./obstacle-of.js"

const { Testnet, Public } = networks

const free: Situation = {
  reported: undefined,
  isAmbiguous: false,
  expected: Testnet,
  actual: Testnet,
  able: undefined,
  passphrases: [Testnet, Public],
  isOffline: false,
}

test("nothing keeps the visitor from signing if the wallet can sign", () => {
  expect(obstacleOf(free)).toBeUndefined()
  expect(obstacleOf({ ...free, able: [Testnet] })).toBeUndefined()
})

test.each<[string, Partial<Situation>, Obstacle]>([
  [
    "on a network of the page",
    { reported: "wrong-network", actual: Public },
    { kind: "otherNetwork", cure: { act: "useHere", passphrase: Public } },
  ],
  [
    "on a network that the page doesn't have",
    { reported: "wrong-network", actual: "Elsewhere" },
    { kind: "otherNetwork", cure: { act: "ask", text: "signIn" } },
  ],
  [
    "made for another network",
    { reported: "wrong-network", actual: Public, able: [Public] },
    { kind: "cannotSign", cure: { act: "useHere", passphrase: Public } },
  ],
  [
    "made for none of the page's networks",
    { able: ["Elsewhere"] },
    { kind: "cannotSign", cure: { act: "connectAgain" } },
  ],
  ["locked", { reported: "locked" }, { kind: "locked", cure: { act: "ask", text: "unlock" } }],
  ["gone", { reported: "lost" }, { kind: "lost", cure: { act: "reload" } }],
  [
    "one of two that answer",
    { reported: "lost", isAmbiguous: true },
    { kind: "lost", cure: { act: "connectAgain" } },
  ],
  [
    "set to another account",
    { reported: "other-account" },
    { kind: "other-account", cure: { act: "connectAgain" } },
  ],
  ["silent", { reported: "withheld" }, { kind: "withheld", cure: { act: "ask", text: "unlock" } }],
  ["offline", { isOffline: true }, { kind: "offline", cure: { act: "ask", text: "signIn" } }],
  [
    "locked, and the page offline",
    { reported: "locked", isOffline: true },
    { kind: "locked", cure: { act: "ask", text: "unlock" } },
  ],
])("names what to mend first if the wallet is %s", (_, part, obstacle) => {
  expect(obstacleOf({ ...free, ...part })).toEqual(obstacle)
})
