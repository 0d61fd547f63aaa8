import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { findProblems } from "./find-problems.js"
import { presets } from "./presets.js"

const others = [
  {
    id: "testnet",
    name: "My Testnet",
    passphrase: networks.Testnet,
    horizonUrl: "https://h.example",
    rpcUrl: "https://r.example",
  },
]

const good = {
  name: "Mine",
  passphrase: "Mine ; 2026",
  horizonUrl: "http://localhost:8000",
  rpcUrl: "https://rpc.example/x?key=1",
}

test("accepts a network of one's own, and the presets", () => {
  for (const network of [good, presets.futurenet, presets.local]) {
    expect(findProblems(network, others)).toEqual({})
  }
})

test("names every empty field", () => {
  const empty = { name: "", passphrase: "", horizonUrl: "", rpcUrl: "" }
  expect(findProblems(empty, others)).toEqual({
    name: "Enter a name.",
    passphrase: "Enter the passphrase.",
    horizonUrl: "Enter the address.",
    rpcUrl: "Enter the address.",
  })
})

test.each([
  ["name", "my testnet", "Another network has this name."],
  ["name", "PUBLIC", "Another network has this name."],
  ["name", "x".repeat(41), "Use at most 40 characters."],
  ["passphrase", networks.Testnet, "This network is already there: My Testnet."],
  ["passphrase", "x".repeat(201), "Use at most 200 characters."],
  ["horizonUrl", "horizon.example", "Use an https address, or an http address of localhost."],
  ["horizonUrl", "http://horizon.example", "Use an https address"],
  ["rpcUrl", "https://user:word@rpc.example", "Use an https address"],
] as const)("refuses the %s %j", (field, text, problem) => {
  const problems = findProblems({ ...good, [field]: text }, others)
  expect(problems[field]).toContain(problem)
})

test("gives a known passphrase no other name, so that Public is never called a test network", () => {
  const disguised = { ...good, name: "Test", passphrase: networks.Public }
  expect(findProblems(disguised, others)).toEqual({
    name: "The network with this passphrase is called Public.",
  })
  expect(findProblems({ ...disguised, name: "Public" }, others)).toEqual({})
})
