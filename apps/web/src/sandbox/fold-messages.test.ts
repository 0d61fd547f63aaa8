import type { LogEntry } from "@alidade/sandbox/browser"
import { expect, test } from "vitest"
import { foldMessages } from "./fold-messages.js"

const asks = (at: number, messageId: number, type: string): LogEntry => ({
  at,
  direction: "in",
  message: { source: "FREIGHTER_EXTERNAL_MSG_REQUEST", messageId, type },
})

test("messages that differ only in their id are counted as one, at the time of the last", () => {
  const folded = foldMessages([
    asks(1, 11, "REQUEST_PUBLIC_KEY"),
    asks(2, 12, "SUBMIT_BLOB"),
    asks(3, 13, "REQUEST_PUBLIC_KEY"),
  ])
  expect(folded.map(({ name, times, at }) => [name, times, at])).toEqual([
    ["REQUEST_PUBLIC_KEY", 2, 3],
    ["SUBMIT_BLOB", 1, 2],
  ])
})

test("a reply is named by its fields and is separate from a request", () => {
  const answer: LogEntry = {
    at: 1,
    direction: "out",
    message: { source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId: 1, publicKey: "G" },
  }
  expect(foldMessages([answer, asks(2, 1, "X")]).map(({ name }) => name)).toEqual([
    "X",
    "publicKey",
  ])
})

test.each([
  [{ intent: "tx", __reqid: 0.5 }, { intent: "tx", __reqid: 0.7 }, "tx"],
  [
    { $hot: true, method: "stellar:getAddress", id: "a", _id: "a" },
    { $hot: true, method: "stellar:getAddress", id: "b", _id: "b" },
    "stellar:getAddress",
  ],
  [{ method: "getPublicKey" }, { method: "getPublicKey" }, "getPublicKey"],
  [
    { type: "XBULL_CONNECT", eventId: "1" },
    { type: "XBULL_CONNECT", eventId: "2" },
    "XBULL_CONNECT",
  ],
])("recognizes each wallet's message names and ids: %j", (first, second, name) => {
  const folded = foldMessages([
    { at: 1, direction: "in", message: first },
    { at: 2, direction: "in", message: second },
  ])
  expect(folded.map((message) => [message.name, message.times])).toEqual([[name, 2]])
})

test.each([null, "shows a message that is not an object (%j) as it is", 3])(
  "what is no message (%j) is shown as it is",
  (message) => {
    expect(foldMessages([{ at: 1, direction: "in", message }])[0]?.name).toBe(String(message))
  },
)

test("describes the messages to and from a Ledger", () => {
  const passed = (direction: LogEntry["direction"], apdu: string): LogEntry => ({
    at: 1,
    direction,
    message: { apdu },
  })
  const folded = foldMessages([
    passed("in", "e0020000098000002c"),
    passed("in", "e0048080ff"),
    passed("out", "abcd9000"),
    passed("out", "6985"),
    passed("out", "6f01"),
  ])
  expect(folded.map(({ name }) => name).reverse()).toEqual([
    "public key",
    "sign a transaction, continued",
    "done",
    "denied",
    "status 6f01",
  ])
})

test("what isn't an entry is left out, so that no record breaks the dock", () => {
  const wrong = [
    null,
    undefined,
    7,
    {},
    { at: "now", direction: "in", message: 1 },
    { at: 1e300, direction: "in", message: 1 },
    { at: 1, direction: "up", message: 1 },
  ] as never[]
  expect(foldMessages([...wrong, asks(1, 1, "X"), ...wrong])).toHaveLength(1)
  for (const message of [null, undefined, 7, [], "text", { type: {} }])
    expect(foldMessages([{ at: 1, direction: "in", message }])).toHaveLength(1)
})
