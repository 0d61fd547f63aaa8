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

/** What the browser keeps; its own properties are the keys, as those of a true one are. */
let kept: Record<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] })
  kept = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
    removeItem(key: string) {
      delete kept[key]
    },
  }
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal("sessionStorage", storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("a session is kept under its prefix and account, in the shape that Albedo's own package reads [S7.47]", () => {
  keepSession(session)
  expect(Object.keys(kept)).toEqual([`albedo_session_${account}`])
  expect(JSON.parse(Object.values(kept)[0]!)).toEqual({
    session: "k",
    pubkey: account,
    grants: ["tx", "pay"],
    valid_until: session.validUntil,
  })
})

test("it has key, pubkey, grants and validUntil, can be listed, asked about and forgotten [S3.145 S3.146 S3.147 S3.148 S6.2]", () => {
  keepSession(session)
  keepSession({ ...session, pubkey: other, grants: ["batch"] })
  kept.unrelated = "{}"
  expect(listSessions()).toEqual([session, { ...session, pubkey: other, grants: ["batch"] }])
  expect(findSession("tx", account)).toEqual(session)
  forgetSession(account)
  expect(listSessions()).toHaveLength(1)
})

test("without the grant, without the account or without a session the person is asked [S6.3]", () => {
  keepSession(session)
  const asked = { intent: "tx", params: { xdr: "AAAA", pubkey: account } } as const
  expect(sessionFor(asked)).toEqual(session)
  expect(sessionFor({ ...asked, params: { xdr: "AAAA" } })).toBeUndefined()
  expect(sessionFor({ ...asked, intent: "sign_message" })).toBeUndefined()
  expect(sessionFor({ ...asked, params: { pubkey: other } })).toBeUndefined()
})

test("AL7: it counts as expired from 2000 ms before its end, and is removed when it is met [S4.17 S4.18 S9.17]", () => {
  keepSession(session)
  vi.setSystemTime(session.validUntil - 2_001)
  expect(findSession("tx", account)).toBeDefined()
  vi.setSystemTime(session.validUntil - 2_000)
  expect(findSession("tx", account)).toBeUndefined()
  expect(kept).toEqual({})
  vi.setSystemTime(NOW)
  keepSession(session)
  vi.setSystemTime(session.validUntil)
  expect(listSessions()).toEqual([])
  expect(kept).toEqual({})
})

test("what else is found there is no session, and is removed", () => {
  for (const text of [
    "no json",
    "null",
    JSON.stringify({ session: "k", pubkey: other, grants: ["tx"], valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "k", pubkey: account, grants: "tx", valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "", pubkey: account, grants: ["tx"], valid_until: NOW + 60_000 }),
    JSON.stringify({ session: "k", pubkey: account, grants: ["tx"], valid_until: "tomorrow" }),
  ]) {
    kept[`albedo_session_${account}`] = text
    expect(findSession("tx", account)).toBeUndefined()
    expect(kept).toEqual({})
  }
})

test("no intent can be granted that is never carried out without a question", () => {
  const grants = ["tx", "public_key", "implicit_flow", "constructor", 7]
  const stored = { session: "k", pubkey: account, grants, valid_until: NOW + 60_000 }
  kept[`albedo_session_${account}`] = JSON.stringify(stored)
  expect(listSessions()[0]?.grants).toEqual(["tx"])
})

test("where the browser withholds its storage, or it is full, nothing is kept and nothing fails", () => {
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
