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
    name: { problem: "noName" },
    passphrase: { problem: "noPassphrase" },
    horizonUrl: { problem: "noAddress" },
    rpcUrl: { problem: "noAddress" },
  })
})

test.each([
  ["name", "my testnet", { problem: "nameTaken" }],
  ["name", "PUBLIC", { problem: "nameTaken" }],
  ["name", "Рubl\u200bic", { problem: "nameLike", network: "Public" }],
  ["name", "Main net", { problem: "nameLike", network: "Mainnet" }],
  ["name", "My_Tеstnet", { problem: "nameLike", network: "My Testnet" }],
  ["name", "\u200b\u2800", { problem: "noName" }],
  ["name", "x".repeat(41), { problem: "tooLong", most: 40 }],
  ["passphrase", networks.Testnet, { problem: "known", network: "My Testnet" }],
  ["passphrase", "x".repeat(201), { problem: "tooLong", most: 200 }],
  ["horizonUrl", "horizon.example", { problem: "badAddress" }],
  ["horizonUrl", "http://horizon.example", { problem: "badAddress" }],
  ["rpcUrl", "https://user:word@rpc.example", { problem: "badAddress" }],
] as const)("refuses the %s %j", (field, text, problem) => {
  const problems = findProblems({ ...good, [field]: text }, others)
  expect(problems[field]).toEqual(problem)
})

test("gives a known passphrase no other name, so that Public is never called a test network", () => {
  const disguised = { ...good, name: "Test", passphrase: networks.Public }
  expect(findProblems(disguised, others)).toEqual({
    name: { problem: "otherName", name: "Public" },
  })
  expect(findProblems({ ...disguised, name: "Public" }, others)).toEqual({})
})
