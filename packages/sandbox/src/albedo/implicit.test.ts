import { Networks } from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import { perform } from "./perform.js"
import { performImplicitly } from "./perform-implicitly.js"
import { SESSION_LIFE, type Sessions, sessionsIn } from "./sessions.js"
import { albedo } from "./web-wallet.js"

const options = albedo.model(sandboxConfig(8000))
const [first, second] = options.accounts.map(({ address }) => address) as [string, string]

/** Like a browser's storage: the stored items are its own properties. */
class MemoryStorage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null
  }
  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: value })
  }
  removeItem(name: string): void {
    delete (this as unknown as Record<string, string>)[name]
  }
}
const memory = (): Storage => new MemoryStorage() as unknown as Storage

const request = (intent: string, params: object) => ({
  __reqid: "id",
  intent,
  params: { ...params },
})

/** A wallet with a granted session, and its reply. */
async function granted(
  params: object = { intents: "sign_message,tx", network: "testnet" },
): Promise<{ model: LocalModel; sessions: Sessions; storage: Storage; session: string }> {
  const model = createModel(options)
  const storage = memory()
  const sessions = sessionsIn(storage)
  model.next("approve")
  const message = request("implicit_flow", params)
  const answer = await perform(model, message, "https://app.example", sessions)
  return { model, sessions, storage, session: (answer as { session: string }).session }
}

afterEach(() => void vi.useRealTimers())

test("implicit_flow grants the intents for an hour and returns a comma list as an array", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] })
  const model = createModel(options)
  model.next("approve", "reject")
  const sessions = sessionsIn(memory())
  const message = request("implicit_flow", { intents: "sign_message,tx", network: "testnet" })
  expect(await perform(model, message, "https://app.example", sessions)).toEqual({
    ...{ intent: "implicit_flow", granted: true, network: "testnet", pubkey: first },
    intents: ["sign_message", "tx"],
    grants: ["sign_message", "tx"],
    session: expect.stringMatching(/^[A-Za-z0-9+/]{56}$/),
    valid_until: 1_000_000 + SESSION_LIFE,
  })
  expect(await perform(model, message, "https://app.example", sessions)).toEqual({
    error: { code: -4, message: "Action request was rejected by the user." },
  })
})

describe("AL7: a request with a session", () => {
  test("is performed without asking, also while locked, and says so", async () => {
    const { model, sessions, session } = await granted()
    model.update({ locked: true, account: second })
    const message = request("sign_message", { message: "Hello, World!", pubkey: first, session })
    expect(await performImplicitly(model, message, sessions)).toMatchObject({
      ...{ intent: "sign_message", executed_implicitly: true, session, pubkey: first },
      message_signature:
        "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
    })
    expect(model.getState().waiting).toEqual([])
  })

  test("fails with -3 and the error itself if the session does not cover it", async () => {
    const { model, sessions, session } = await granted()
    const refused = async (intent: string, params: object) => {
      const message = request(intent, { pubkey: first, session, ...params })
      const { error } = (await performImplicitly(model, message, sessions)) as { error: unknown }
      return error
    }
    const of = (ext: unknown) => ({ code: -3, message: "Intent request is invalid.", ext })
    expect(await refused("trust", { asset_code: "EUR", asset_issuer: second })).toEqual(
      of(new Error("Intent trust is not allowed for this implicit session.")),
    )
    const xdr =
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
    expect(await refused("tx", { xdr, network: Networks.PUBLIC })).toEqual(
      of(new Error('Network "testnet" is not allowed for this implicit session.')),
    )
    expect(await refused("tx", { xdr, network: Networks.TESTNET })).toBeUndefined()
    expect(await refused("sign_message", { message: "x", pubkey: second })).toEqual(
      of("Failed to restore session information"),
    )
    expect(await refused("sign_message", {})).toEqual(
      of('Parameter "message" is required for intent "sign_message".'),
    )
  })

  test("gets no reply if the session is unknown, expired, or forgotten, or a person must decide", async () => {
    const { model, sessions, session, storage } = await granted()
    const silent = async (params: object, intent = "sign_message") => {
      const message = request(intent, { message: "x", pubkey: first, session, ...params })
      expect(await performImplicitly(model, message, sessions)).toBeNull()
    }
    await silent({ session: "another" })
    await silent({ session: undefined })
    await silent({ pubkey: undefined })
    await silent({}, "public_key")
    model.update({ quirks: { "AL7-forgotten": true } })
    await silent({})
    model.update({ quirks: { "AL7-forgotten": false }, answer: "never" })
    await silent({})
    model.update({ answer: "ask" })
    vi.useFakeTimers({ now: Date.now() + SESSION_LIFE + 1, toFake: ["Date"] })
    await silent({})
    expect(Object.keys(storage)).toEqual([])
  })

  test("is signed wrongly by a dishonest wallet, as configured", async () => {
    const { model, sessions, session } = await granted()
    const message = request("sign_message", { message: "x", pubkey: first, session })
    model.update({ answer: "wrong-signer" })
    expect(await performImplicitly(model, message, sessions)).toMatchObject({ pubkey: second })
    model.update({ answer: "approve" })
    const honest = await performImplicitly(model, message, sessions)
    model.update({ answer: "alter" })
    const altered = await performImplicitly(model, message, sessions)
    expect((altered as Record<string, unknown>).signed_message).toBe(`${first}:x`)
    expect((altered as Record<string, unknown>).message_signature).not.toBe(
      (honest as Record<string, unknown>).message_signature,
    )
  })
})

test("copies only sessions from one storage to another", async () => {
  const { sessions, storage, session } = await granted()
  storage.setItem("preferredNetwork", "testnet")
  const other = sessionsIn(memory())
  other.take({ ...sessions.copy(), preferredNetwork: "public" })
  expect(Object.keys(sessions.copy())).toEqual([`session_${session}`])
  expect(other.find(session)).toMatchObject({ pubkey: first, network: "testnet" })
  expect(Object.keys(other.copy())).toEqual([`session_${session}`])
})

test.each(["{", "null", "[]", '{"pubkey":1}', '{"pubkey":"G","grants":[1],"validUntil":9e15}'])(
  "rejects the stored session %s",
  (stored) => {
    const storage = memory()
    storage.setItem("session_key", stored)
    expect(sessionsIn(storage).find("key")).toBeNull()
  },
)
