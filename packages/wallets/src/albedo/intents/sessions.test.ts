import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { findSession, forgetSession, keepSession, listSessions, sessionFor } from "./sessions.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const NOW = Date.UTC(2026, 10, 21)
const session = {
  key: "k",
  pubkey: account,
  grants: ["tx", "pay"],
  validUntil: NOW + 60_000,
} as const

/** The browser's storage. Its own properties are the keys, like those of a real one. */
let stored: Record<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] })
  stored = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, value: string) {
      stored[key] = value
    },
    removeItem(key: string) {
      delete stored[key]
    },
  }
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal("sessionStorage", storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("stores a session under its prefix and account, in the format of Albedo's own package [S7.47]", () => {
  keepSession(session)
  expect(Object.keys(stored)).toEqual([`albedo_session_${account}`])
  expect(JSON.parse(Object.values(stored)[0]!)).toEqual({
    session: "k",
    pubkey: account,
    grants: ["tx", "pay"],
    valid_until: session.validUntil,
  })
})

test("lists, finds and forgets sessions with key, pubkey, grants and validUntil [S3.145 S3.146 S3.147 S3.148 S6.2]", () => {
  keepSession(session)
  keepSession({ ...session, pubkey: other, grants: ["batch"] })
  stored.unrelated = "{}"
  expect(listSessions()).toEqual([session, { ...session, pubkey: other, grants: ["batch"] }])
  expect(findSession("tx", account)).toEqual(session)
  forgetSession(account)
  expect(listSessions()).toHaveLength(1)
})

test("requires confirmation without the grant, the account or a session [S6.3]", () => {
  keepSession(session)
  const request = { intent: "tx", params: { xdr: "AAAA", pubkey: account } } as const
  expect(sessionFor(request)).toEqual(session)
  expect(sessionFor({ ...request, params: { xdr: "AAAA" } })).toBeUndefined()
  expect(sessionFor({ ...request, intent: "sign_message" })).toBeUndefined()
  expect(sessionFor({ ...request, params: { pubkey: other } })).toBeUndefined()
})

test("AL7: a session expires 2000 ms before its end, and is removed when it is read [S4.17 S4.18 S9.17]", () => {
  keepSession(session)
  vi.setSystemTime(session.validUntil - 2_001)
  expect(findSession("tx", account)).toBeDefined()
  vi.setSystemTime(session.validUntil - 2_000)
  expect(findSession("tx", account)).toBeUndefined()
  expect(stored).toEqual({})
  vi.setSystemTime(NOW)
  keepSession(session)
  vi.setSystemTime(session.validUntil)
  expect(listSessions()).toEqual([])
  expect(stored).toEqual({})
})

test("removes invalid entries", () => {
  for (const text of [
    "no json",
    "null",
    JSON.stringify({ session: "k", pubkey: other, grants: ["tx"], valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "k", pubkey: account, grants: "tx", valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "", pubkey: account, grants: ["tx"], valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "k", pubkey: account, grants: ["tx"], valid_until: "tomorrow" }),
  ]) {
    stored[`albedo_session_${account}`] = text
    expect(findSession("tx", account)).toBeUndefined()
    expect(stored).toEqual({})
  }
})

test("ignores grants of intents that always need confirmation", () => {
  const grants = ["tx", "public_key", "implicit_flow", "constructor", 7]
  const entry = { session: "k", pubkey: account, grants, valid_until: NOW + 60_000 }
  stored[`albedo_session_${account}`] = JSON.stringify(entry)
  expect(listSessions()[0]?.grants).toEqual(["tx"])
})

test("stores nothing and throws nothing if storage is blocked or full", () => {
  vi.stubGlobal("sessionStorage", {
    ...sessionStorage,
    setItem() {
      throw new DOMException("", "QuotaExceededError")
    },
  })
  keepSession(session)
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new DOMException("", "SecurityError")
    },
  })
  keepSession(session)
  expect(listSessions()).toEqual([])
  expect(findSession("tx", account)).toBeUndefined()
  forgetSession(account)
})
