import type { InspectorRecord } from "@alidade/react/inspector"
import type { LogEntry, WalletState } from "@alidade/sandbox/browser"
import { expect, test } from "vitest"
import { recordLog } from "./record-log.js"

/** A wallet whose log the test writes, and the names and notes of what was recorded of it. */
function recorded(first: readonly LogEntry[] = []) {
  let log = first
  let listener: (() => void) | undefined
  const entries: InspectorRecord[] = []
  const stop = recordLog(
    {
      id: "ledger",
      wallet: {
        getState: () => ({ log }) as WalletState,
        subscribe: (added) => {
          listener = added
          return () => {
            listener = undefined
          }
        },
      },
    },
    {
      record: (entry) => {
        entries.push(entry)
        return () => {}
      },
    },
  )
  return {
    entries,
    stop,
    lines: () => entries.map(({ name, note }) => `${note}: ${name}`),
    write: (...added: readonly LogEntry[]) => {
      // A server sends the whole log anew.
      log = structuredClone([...log, ...added])
      listener?.()
    },
    isWatched: () => listener !== undefined,
  }
}

const soon = Date.now() + 60_000
const asks = (messageId: number, type: string, at = soon): LogEntry => ({
  at,
  direction: "in",
  message: { source: "FREIGHTER_EXTERNAL_MSG_REQUEST", messageId, type },
})

test("records each new message once, with its direction", () => {
  const { lines, write, entries } = recorded()
  write(asks(1, "REQUEST_PUBLIC_KEY"))
  write({ at: soon, direction: "out", message: { messagedId: 1, publicKey: "G" } })
  expect(lines()).toEqual(["page → ledger: REQUEST_PUBLIC_KEY", "ledger → page: publicKey"])
  expect(entries[0]).toEqual({
    kind: "message",
    name: "REQUEST_PUBLIC_KEY",
    note: "page → ledger",
    detail: asks(1, "REQUEST_PUBLIC_KEY").message,
  })
})

test("leaves out what was in the log before, also on a server that is read later", () => {
  const { lines, write } = recorded([asks(1, "OLD")])
  write(asks(2, "EARLIER", Date.now() - 60_000), asks(3, "NEW"))
  expect(lines()).toEqual(["page → ledger: NEW"])
})

test("stops following the wallet", () => {
  const { stop, isWatched } = recorded()
  expect(isWatched()).toBe(true)
  stop()
  expect(isWatched()).toBe(false)
})

test("describes the messages to and from a Ledger", () => {
  const { write, entries } = recorded()
  const passed = (direction: LogEntry["direction"], apdu: string): LogEntry => ({
    at: soon,
    direction,
    message: { apdu },
  })
  write(
    passed("in", "e0020000098000002c"),
    passed("in", "e0048080ff"),
    passed("out", "abcd9000"),
    passed("out", "6985"),
    passed("out", "6f01"),
  )
  expect(entries.map(({ name }) => name)).toEqual([
    "public key",
    "sign a transaction, continued",
    "done",
    "denied",
    "status 6f01",
  ])
})

test("what isn't an entry is left out, so that no record breaks the dock", () => {
  const { write, lines } = recorded()
  const wrong = [
    null,
    undefined,
    7,
    {},
    { at: "now", direction: "in", message: 1 },
    { at: 1e300, direction: "in", message: 1 },
    { at: soon, direction: "up", message: 1 },
  ] as never[]
  write(...wrong, asks(1, "X"), ...wrong)
  expect(lines()).toEqual(["page → ledger: X"])
  for (const message of [null, undefined, 7, [], "text", { type: {} }])
    expect(() => write({ at: soon, direction: "in", message })).not.toThrow()
})
