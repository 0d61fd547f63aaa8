import { inEnglish, networks, type PartiesPrompt, type Prompt, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SECOND_REPLY } from "../channel/second-party.js"
import { setPage } from "../page.js"
import { card } from "./card.js"
import { fordefiModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const given = { networkPassphrase, address: account }
const declined = { apiError: { code: -4, message: "no" }, error: "no" }

/** A party's replies by request type. A type without an entry gets no reply. */
type Party = Record<string, object>

const party = (publicKey: string): Party => ({
  REQUEST_ACCESS: { publicKey },
  REQUEST_NETWORK_DETAILS: { networkDetails: { network: "TESTNET", networkPassphrase } },
  SUBMIT_TRANSACTION: { signedTransaction: "AAAA", signerAddress: publicKey },
  SUBMIT_BLOB: { signedBlob: signature, signerAddress: publicKey },
})

let page: EventTarget & { postMessage(message: unknown): void; FordefiProviders?: object }
/** Who answers, in order. */
let parties: Party[]
/** The posted requests. */
let posted: { type: string; messageId: number }[]
let prompts: (Prompt | undefined)[]

const ui: WalletUi = { attached: true, show: (prompt) => void prompts.push(prompt) }
const module = fordefiModule(card)
const last = () => posted.at(-1)!

/** Delivers a reply to a request, as a content script's. */
function reply({ messageId }: { messageId: number }, fields: object, source = window): void {
  const data = { source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId: messageId, ...fields }
  const { origin } = window.location
  page.dispatchEvent(new MessageEvent("message", { data, origin, source }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  posted = []
  prompts = []
  parties = [party(account)]
  page = Object.assign(new EventTarget(), {
    FordefiProviders: { StellarProvider: {} },
    postMessage(message: unknown) {
      const asked = message as { type: string; messageId: number }
      posted.push(asked)
      for (const each of parties) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          const fields = each[asked.type]
          if (fields) reply(asked, fields)
        }
        port2.postMessage(null)
      }
    },
  })
  setPage("fordefi", page as never)
})

afterEach(() => {
  sessionStorage.clear()
  setPage("fordefi", undefined)
  vi.useRealTimers()
})

/** The outcome of a call, while time passes. */
async function outcome<T>(call: Promise<T> | undefined): Promise<T | undefined> {
  const settled = vi.fn()
  call?.then(settled, settled)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SECOND_REPLY)
    expect(settled).toHaveBeenCalled()
  })
  return call
}

test("FO1: is there with its marker, and missing without it", async () => {
  expect(await module.isAvailable()).toBe(true)
  delete page.FordefiProviders
  const asked = module.getAddress()
  await expect(outcome(asked)).rejects.toMatchObject({ kind: "not-installed" })
  expect(posted).toEqual([])
})

test("FO1: connects and signs in Freighter's words", async () => {
  expect(await outcome(module.getAddress())).toEqual({ address: account })
  expect(await outcome(module.getNetwork?.())).toEqual({ network: "TESTNET", networkPassphrase })
  expect(await outcome(module.signTransaction?.("BBBB", given))).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
  const signer = { networkPassphrase, accountToSign: account }
  expect(last()).toMatchObject({
    source: "FREIGHTER_EXTERNAL_MSG_REQUEST",
    type: "SUBMIT_TRANSACTION",
    transactionXdr: "BBBB",
    ...signer,
  })
  expect(await outcome(module.signMessage?.("hello", given))).toEqual({
    signedMessage: signature,
    signerAddress: account,
  })
  expect(last()).toMatchObject({ type: "SUBMIT_BLOB", blob: "hello", ...signer })
  expect(last()).not.toHaveProperty("apiVersion")
  expect(module.signAuthEntry).toBeUndefined()
})

test("FO3: ids are random", async () => {
  for (let at = 0; at < 3; at++) await outcome(module.getNetwork?.())
  const ids = posted.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toBeGreaterThan(1_000_000)
})

test.each<[string, unknown, boolean]>([
  ["base64", signature, true],
  ["hex", "00".repeat(64), true],
  ["a Buffer", { type: "Buffer", data: Array(64).fill(0) }, true],
  ["too few bytes", { type: "Buffer", data: Array(63).fill(0) }, false],
  ["other numbers", { type: "Buffer", data: Array(64).fill(256) }, false],
  ["something else", { data: "0".repeat(64) }, false],
])("FO2: a message's signature as %s", async (_, signedBlob, isRead) => {
  parties[0]!.SUBMIT_BLOB = { signedBlob }
  const signed = outcome(module.signMessage?.("hello", given))
  if (isRead) expect(await signed).toEqual({ signedMessage: signature })
  else await expect(signed).rejects.toMatchObject({ kind: "bad-reply" })
})

test.each<[object, string]>([
  [declined, "rejected"],
  [{ apiError: { code: -3, message: "no" } }, "bad-request"],
  [{ error: "no" }, "internal"],
  [{ signedTransaction: "" }, "bad-reply"],
  [{ signedTransaction: "AAAA", signerAddress: "somebody" }, "bad-reply"],
])("FO1: the reply %o is %s", async (fields, kind) => {
  parties[0]!.SUBMIT_TRANSACTION = fields
  await expect(outcome(module.signTransaction?.("BBBB", given))).rejects.toMatchObject({ kind })
})

test("ignores messages of other windows, and of other requests", async () => {
  delete parties[0]!.REQUEST_ACCESS
  const asked = module.getAddress()
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SECOND_REPLY)
    expect(last().type).toBe("REQUEST_ACCESS")
  })
  const frame = document.body.appendChild(document.createElement("iframe"))
  reply(last(), { publicKey: other }, frame.contentWindow as typeof window)
  frame.remove()
  reply({ messageId: 7 }, { publicKey: other })
  reply(last(), { publicKey: account })
  expect(await outcome(asked)).toEqual({ address: account })
})

test("FO2: an unanswered connection says why, and ends when it is canceled", async () => {
  parties = []
  const canceled = new AbortController()
  const asked = module.getAddress({ ui, signal: canceled.signal })
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000)
    expect(prompts).toHaveLength(1)
  })
  const [prompt] = prompts
  expect(inEnglish((prompt as { hint: string }).hint)).toContain("answer as Freighter")
  canceled.abort()
  await expect(asked).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})

test("FO3: says that approvers may take long, and waits for them", async () => {
  await outcome(module.signTransaction?.("BBBB", { ...given, ui }))
  const hint = (prompts[0] as { hint: string }).hint
  expect(inEnglish(hint)).toContain("Waiting for approval in Fordefi.")
  expect(module.limits?.sign).toBeGreaterThan(3_600_000)
})

test("IN6: beside Freighter, the user chooses whose account counts", async () => {
  parties = [party(other), party(account)]
  const asked = module.getAddress({ ui })
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SECOND_REPLY)
    expect((prompts.at(-1) as PartiesPrompt)?.accounts).toHaveLength(2)
  })
  ;(prompts.at(-1) as PartiesPrompt).choose(account)
  expect(await asked).toEqual({ address: account })
})

test("IN6: beside Freighter, only the requested account's party signs, after a reload too", async () => {
  parties = [party(other), party(account)]
  expect(await outcome(module.signMessage?.("hello", given))).toEqual({
    signedMessage: signature,
    signerAddress: account,
  })
})

test("IN6: a refusal may be Freighter's: the request goes on until both refuse", async () => {
  parties = [{ ...party(other), SUBMIT_BLOB: declined }, party(account)]
  expect(await outcome(module.signMessage?.("hello", given))).toMatchObject({
    signerAddress: account,
  })
  parties = parties.map((each) => ({ ...each, SUBMIT_BLOB: declined }))
  await expect(outcome(module.signMessage?.("hello", given))).rejects.toMatchObject({
    kind: "rejected",
  })
})

test("IN6: without a screen, nothing is connected that two answer", async () => {
  parties = [party(other), party(account)]
  await expect(outcome(module.getAddress())).rejects.toMatchObject({
    kind: "page-stale",
    reason: { key: "twoAnswer", values: { wallet: "Fordefi" } },
  })
})
