import { describe, expect, test } from "vitest"
import { fromBase58 } from "./base58.js"
import { idOfLink, idOfTelegramLink, readInjected, readQuery, requestIdOf } from "./wire.js"

/** The published request, its id, and its link. */
const query =
  "5ueyirLbswthrK3PxesMyGXEAwLSQX6pzq7waNbzSCmMa9Ms2dzA47fqd4P4rhPeDdAntcQKE9bYdRMmVUyFv4FovvvD69t5jebFkAsNXfrZtPcnepwdSQhNbZV7a42vEhaqXMSS7qS4Fi7Mu9smrRUyrWmo1tWmnaWKRWZGZqJrP5nUwTkzVvbcQ64UMsGrWBHKyhzPQXeHQ4YM3yUim3aGNrMJHJXTZFvbkoJtG5Z9xeYPsXs61w1RDc8Jdmf1nNxRghAU"
const id = "liD+atUtt3Cyb"
const link = "hotconnect-A2jE7pGkefdis1bScZ"

describe("base58", () => {
  test.each([
    ["", []],
    ["1", [0]],
    ["11", [0, 0]],
    ["2", [1]],
    ["5Q", [255]],
    ["15R", [0, 1, 0]],
    ["StV1DL6CwTryKyV", [...new TextEncoder().encode("hello world")]],
  ])("%j", (text, bytes) => {
    expect([...(fromBase58(text) ?? [])]).toEqual(bytes)
  })

  test.each(["0", "O", "I", "l", "a b", "é"])("rejects %j", (text) => {
    expect(fromBase58(text)).toBeNull()
  })

  test("reads the largest request that the relay stores quickly", { timeout: 15_000 }, () => {
    expect(fromBase58("z".repeat(262_144))).toHaveLength(191_955)
  })
})

describe("a request", () => {
  test("HO1: reads the published request and derives its id from the encoded text", async () => {
    expect(readQuery(query)).toEqual({
      inside: false,
      origin: "https://dapp.example/",
      method: "stellar:getAddress",
      request: {},
      id: "11111111-1111-4111-8111-111111111111",
    })
    expect(await requestIdOf(query)).toBe(id)
  })

  test("has another id with one more letter", async () => {
    expect(await requestIdOf(`${query}1`)).not.toBe(id)
  })

  test.each([
    ["nothing", ""],
    ["invalid base58", "0"],
    ["invalid JSON", "StV1DL6CwTryKyV"],
    ["a text that is not an object", "5R"],
  ])("rejects %s", (_, text) => {
    expect(readQuery(text)).toBeNull()
  })

  test.each([
    null,
    "hot-close",
    1,
    [],
    {},
    { $hot: true },
    { $hot: "true", method: "m", request: {}, id: "1" },
    { $hot: true, method: 1, request: {}, id: "1" },
    { $hot: true, method: "m", request: {} },
  ])("rejects the message %j", (message) => {
    expect(readInjected(message)).toBeNull()
  })

  test("treats a request that is not an object as empty", () => {
    expect(readInjected({ $hot: true, method: "m", request: "x", id: "1", more: 1 })).toEqual({
      method: "m",
      request: {},
      id: "1",
    })
  })
})

describe("a link", () => {
  test("HO3: reads the request id from the widget's address and from Telegram's link", () => {
    expect(idOfLink(link)).toBe(id)
    expect(idOfTelegramLink(`https://t.me/herewalletbot/app?startapp=${link}`)).toBe(id)
  })

  test.each(["", "hotconnect-", "hotconnect-0", "hotconnect-5Q", link.slice(11), `x${link}`])(
    "finds no id in %j",
    (text) => {
      expect(idOfLink(text)).toBeNull()
    },
  )

  test.each([
    `https://t.me/another/app?startapp=${link}`,
    `https://t.me.example/herewalletbot/app?startapp=${link}`,
    `http://t.me/herewalletbot/app?startapp=${link}`,
    "https://t.me/herewalletbot/app",
    "no address",
    null,
    { toString: () => "x" },
  ])("rejects %j as a link to the wallet", (text) => {
    expect(idOfTelegramLink(text)).toBeNull()
  })
})
