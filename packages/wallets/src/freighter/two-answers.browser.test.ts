import { networks, type PartiesPrompt, type WalletChange, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SECOND_REPLY } from "../channel/second-party.js"
import { setPage } from "../page.js"
import * as client from "./client.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const twoAnswer = { kind: "page-stale", code: -1, reason: { key: "twoAnswer" } }

/** A party's replies by request type. A type without an entry gets no reply. */
type Party = Record<string, object>

const freighter = (publicKey = account): Party => ({
  REQUEST_CONNECTION_STATUS: { isConnected: true },
  REQUEST_ACCESS: { publicKey },
  REQUEST_PUBLIC_KEY: { publicKey },
  REQUEST_NETWORK_DETAILS: { networkDetails: { network: "TESTNET", networkPassphrase } },
  SUBMIT_BLOB: { signedBlob: signature, signerAddress: publicKey },
})

let page: EventTarget & { postMessage(message: unknown): void; FordefiProviders?: object }
/** Who answers, in order. */
let parties: Party[]
/** Types of the posted requests. */
let types: string[]
let last: { type: string; messageId: number }

/** Delivers a reply to a request, as a content script's. */
function reply({ messageId }: typeof last, fields: object, source: Window | null = window): void {
  const data = { source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId: messageId, ...fields }
  const { origin } = window.location
  page.dispatchEvent(new MessageEvent("message", { data, origin, source }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  types = []
  parties = [freighter()]
  page = Object.assign(new EventTarget(), {
    postMessage(message: unknown) {
      last = message as typeof last
      types.push(last.type)
      const asked = last
      // Like content scripts, each in a task of its own.
      for (const party of parties) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          const fields = party[asked.type]
          if (fields) reply(asked, fields)
        }
        port2.postMessage(null)
      }
    },
  })
  setPage("freighter", page as never)
})

afterEach(() => {
  sessionStorage.clear()
  setPage("freighter", undefined)
  vi.useRealTimers()
})

/** The outcome of a call, while time passes. */
async function outcome<T>(call: Promise<T>): Promise<T> {
  const settled = vi.fn()
  call.then(settled, settled)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SECOND_REPLY)
    expect(settled).toHaveBeenCalled()
  })
  return call
}

const sign = () => client.signMessage("hello", { networkPassphrase, address: account })

test("without a second party, no answer waits for one", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(await client.restore({ address: account })).toEqual({ address: account })
  expect(await sign()).toMatchObject({ signerAddress: account })
  vi.advanceTimersByTime(SECOND_REPLY)
  expect(vi.getTimerCount()).toBe(0)
})

for (const [order, both] of [
  ["first", [freighter(other), freighter()]],
  ["second", [freighter(), freighter(other)]],
] as const) {
  test(`IN6: connects neither of two that answer, if Freighter is not the ${order}`, async () => {
    parties = [...both]
    page.FordefiProviders = { StellarProvider: {} }
    await expect(outcome(client.getAddress())).rejects.toMatchObject(twoAnswer)
    expect(types).not.toContain("REQUEST_ACCESS")
  })

  test(`IN6: without Fordefi's marker, still shows no account if the other answers ${order}`, async () => {
    parties = [...both]
    await expect(outcome(client.getAddress())).rejects.toMatchObject(twoAnswer)
  })
}

test("IN6: refuses the account of one party if the other has not given access", async () => {
  const silent = { REQUEST_CONNECTION_STATUS: { isConnected: true } }
  parties = [freighter(), { ...silent, REQUEST_PUBLIC_KEY: { publicKey: "" } }]
  await expect(outcome(client.getAddress())).rejects.toMatchObject(twoAnswer)
})

test("IN6: restores no other account than the remembered one if a second party answers", async () => {
  parties = [freighter(other), freighter()]
  await expect(outcome(client.restore({ address: account }))).rejects.toMatchObject(twoAnswer)
})

test("IN6: asks for no signature once two have answered differently", async () => {
  parties = [freighter(), freighter(other)]
  await expect(outcome(sign())).rejects.toMatchObject(twoAnswer)
  await expect(outcome(sign())).rejects.toMatchObject(twoAnswer)
  await expect(client.signTransaction("AAAA", { networkPassphrase })).rejects.toMatchObject(
    twoAnswer,
  )
  expect(types.filter((type) => type === "SUBMIT_BLOB").length).toBeLessThan(2)
  expect(types).not.toContain("SUBMIT_TRANSACTION")
})

test("IN6: refuses a signature if a second party answers another question meanwhile", async () => {
  delete parties[0]!.SUBMIT_BLOB
  const signed = sign()
  await vi.waitFor(() => expect(last.type).toBe("SUBMIT_BLOB"))
  const asked = last
  parties.push(freighter(other))
  await expect(outcome(client.restore({ address: other }))).rejects.toMatchObject(twoAnswer)
  reply(asked, { signedBlob: signature, signerAddress: account })
  await expect(outcome(signed)).rejects.toMatchObject(twoAnswer)
})

test("IN6: a watch reports that two answer, and never the account of the second", async () => {
  const changes: WalletChange[] = []
  const ended = new AbortController()
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
  client.watch((change) => changes.push(change), ended.signal)
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  parties = [freighter(other), freighter()]
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SECOND_REPLY)
    expect(changes).toHaveLength(2)
  })
  expect(changes).toMatchObject([{ address: account }, { lost: twoAnswer }])
  expect(changes[1]).not.toHaveProperty("address")
  ended.abort()
})

test("IN6: equal answers of a content script that is loaded twice count once", async () => {
  parties = [freighter(), freighter()]
  expect(await outcome(client.getAddress())).toEqual({ address: account })
  expect(await outcome(sign())).toMatchObject({ signerAddress: account })
  expect(types.filter((type) => type === "SUBMIT_BLOB")).toHaveLength(1)
})

test("IN6: a content script that has lost its extension is no second party", async () => {
  const stale = { error: "Unable to send message to extension" }
  const dead = Object.fromEntries(Object.keys(freighter()).map((type) => [type, stale]))
  parties = [freighter(), dead]
  expect(await outcome(client.getAddress())).toEqual({ address: account })
})

test("IN6: a reply after the time, or from another window, counts for nothing", async () => {
  expect(await client.restore()).toEqual({ address: account })
  const asked = last
  reply(asked, { publicKey: other }, null)
  vi.advanceTimersByTime(SECOND_REPLY)
  reply(asked, { publicKey: other })
  expect(await sign()).toMatchObject({ signerAddress: account })
})

/** A screen on which the user chooses an account, once both are shown. */
function chooser(account: string): { ui: WalletUi; shown: (readonly string[])[] } {
  const shown: (readonly string[])[] = []
  const show: WalletUi["show"] = (prompt) => {
    const { accounts, choose } = (prompt ?? { accounts: [] }) as PartiesPrompt
    if (prompt?.kind !== "parties") return
    shown.push(accounts)
    if (accounts.length === 2) choose(account)
  }
  return { ui: { attached: true, show }, shown }
}

const signAs = (address: string, ui?: WalletUi) =>
  client.signMessage("hello", { networkPassphrase, address, ...(ui ? { ui } : {}) })

for (const chosen of [account, other]) {
  const which = chosen === account ? "first" : "second"
  test(`IN6: names both accounts, and from then on only the answers of the chosen one count: the ${which}`, async () => {
    parties = [freighter(), freighter(other)]
    const { ui, shown } = chooser(chosen)
    expect(await outcome(client.getAddress({ ui }))).toEqual({ address: chosen })
    expect(shown.at(-1)).toEqual([account, other])
    expect(await outcome(client.restore({ address: chosen }))).toEqual({ address: chosen })
    expect(await outcome(signAs(chosen))).toMatchObject({ signerAddress: chosen })
  })
}

test("IN6: a signature asks for the choice first, and the chosen party's account must be the requested one", async () => {
  parties = [freighter(), freighter(other)]
  await expect(outcome(client.restore())).resolves.toEqual({ address: account })
  await expect(outcome(signAs(account, chooser(other).ui))).rejects.toMatchObject({
    kind: "wrong-account",
    reason: { key: "setToOtherAccount", values: { actual: other, expected: account } },
  })
  expect(types).not.toContain("SUBMIT_BLOB")
})

test("IN6: the other party's failure and silence count for nothing, the user's refusal ends the request", async () => {
  parties = [freighter(), freighter(other)]
  await outcome(client.getAddress(chooser(account)))
  const failure = { apiError: { code: -1, message: "No such account" } }
  parties[1]!.SUBMIT_BLOB = failure
  parties.reverse()
  expect(await outcome(signAs(account))).toMatchObject({ signerAddress: account })
  for (const each of parties) each.SUBMIT_BLOB = failure
  await expect(outcome(signAs(account))).rejects.toMatchObject({ kind: "internal" })
  parties = [freighter()]
  parties[0]!.SUBMIT_BLOB = { apiError: { code: -4, message: "no" } }
  await expect(outcome(signAs(account))).rejects.toMatchObject({ kind: "rejected" })
})

test("IN6: a choice counts for a restore after a reload, and a new connection asks again", async () => {
  parties = [freighter(), freighter(other)]
  await outcome(client.getAddress(chooser(other)))
  page = Object.assign(new EventTarget(), { postMessage: page.postMessage })
  setPage("freighter", page as never)
  expect(await outcome(client.restore({ address: other }))).toEqual({ address: other })
  expect(await outcome(client.getAddress(chooser(account)))).toEqual({ address: account })
})

test("IN6: both must refuse before a connection fails, and a party that shares later is listed", async () => {
  const refusal = { publicKey: "", apiError: { code: -4, message: "no" } }
  parties = [freighter(), freighter(other)]
  page.FordefiProviders = { StellarProvider: {} }
  for (const each of parties) each.REQUEST_ACCESS = refusal
  await expect(outcome(client.getAddress(chooser(account)))).rejects.toMatchObject({
    kind: "rejected",
  })
  delete parties[1]!.REQUEST_ACCESS
  parties[0]!.REQUEST_ACCESS = { publicKey: account }
  const { ui, shown } = chooser(other)
  const connected = outcome(client.getAddress({ ui }))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([account]))
  reply(last, { publicKey: other })
  expect(await connected).toEqual({ address: other })
})
