import { inEnglish, networks } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { xbullModule } from "./module.js"

/** Tests the client in the browser of xBull's app. The app's side of the bridge is simulated. */

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const networkPassphrase = networks.Testnet

interface AppRequest {
  type: string
  eventId: string
  detail: Record<string, unknown>
}

/** The app's reply to each request type. Without one, the app does not reply. */
type Answers = Record<string, (requests: AppRequest) => unknown>

const permissions = { canRequestPublicKey: true, canRequestSign: true }
const granted: Answers = {
  XBULL_CONNECT: () => ({ error: false, payload: permissions }),
  XBULL_GET_PUBLIC_KEY: () => ({ error: false, payload: account }),
  XBULL_SIGN_XDR: () => ({ error: false, payload: { signedXdr: "AAAA", signerAddress: account } }),
  XBULL_GET_NETWORK: () => ({ error: false, payload: { network: "TESTNET", networkPassphrase } }),
}

let answers: Answers
let requests: AppRequest[]

beforeEach(() => {
  answers = { ...granted }
  requests = []
  const postMessage = (text: unknown): void => {
    expect(text).toBeTypeOf("string")
    const request = JSON.parse(text as string) as AppRequest
    requests.push(request)
    const detail = answers[request.type]?.(request)
    if (detail !== undefined) answer({ eventId: request.eventId, detail })
  }
  vi.stubGlobal("webkit", { messageHandlers: { cordova_iab: { postMessage } } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The app replies by running a script in the page, which posts to the page itself. */
const answer = (data: unknown): void => window.postMessage(data, location.origin)

const sign = (options = {}) =>
  xbullModule(card).signTransaction?.("AAAA", { networkPassphrase, address: account, ...options })

test("prefers the bridge to the extension and the window, and adapts the capabilities [S7.40]", async () => {
  const opened = vi.spyOn(window, "open")
  const getAddress = vi.fn()
  const methods = {
    getAddress,
    signTransaction: vi.fn(),
    signMessage: vi.fn(),
    getNetwork: vi.fn(),
  }
  vi.stubGlobal("xBullSDK", methods)
  const module = xbullModule(card)
  expect(module.capabilities).toMatchObject({
    message: false,
    network: "informative",
    gesture: false,
  })
  expect(module.open).toBeUndefined()
  expect(module.signMessage).toBeUndefined()
  expect(inEnglish(module.afterCancel ?? "")).toContain("decline it there")
  expect(await module.getAddress()).toEqual({ address: account })
  expect(getAddress).not.toHaveBeenCalled()
  expect(opened).not.toHaveBeenCalled()

  vi.stubGlobal("webkit", { messageHandlers: {} })
  expect(module.signMessage).toBeDefined()
  expect(module.open).toBeUndefined()
})

test("sends each request as text with the page's origin and a uuid, after one for access [S3.82 S3.83 S3.84 S3.85 S3.86 S3.87 S6.5 S6.6]", async () => {
  expect(await xbullModule(card).getAddress()).toEqual({ address: account })
  expect(await sign()).toEqual({ signedTxXdr: "AAAA", signerAddress: account })
  expect(await xbullModule(card).getNetwork?.()).toEqual({ network: "TESTNET", networkPassphrase })
  const site = { origin: location.origin, host: location.host }
  const connect = { type: "XBULL_CONNECT", detail: { ...site, permissions } }
  const transaction = { xdr: "AAAA", xdrType: "Transaction", network: networkPassphrase }
  expect(requests).toMatchObject([
    connect,
    { type: "XBULL_GET_PUBLIC_KEY", detail: site },
    connect,
    { type: "XBULL_SIGN_XDR", detail: { ...site, ...transaction, publicKey: account } },
    connect,
    { type: "XBULL_GET_NETWORK", detail: site },
  ])
  const ids = requests.map(({ eventId }) => eventId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test("rejects what is not a string, asks to submit, or names no network before asking the app [S5.25 S5.27 S5.28]", async () => {
  const refused = [
    [7, { submit: true }, "XDR provided needs to be a string value"],
    [undefined, {}, "XDR provided needs to be a string value"],
    [{}, {}, "XDR provided needs to be a string value"],
    ["AAAA", { submit: true }, "Parameters `submit` and `submitUrl` are not supported"],
    [
      "AAAA",
      { submitUrl: "https://h.example" },
      "Parameters `submit` and `submitUrl` are not supported",
    ],
    ["AAAA", { networkPassphrase: "" }, expect.stringContaining("Pass networkPassphrase")],
  ] as const
  for (const [xdr, options, message] of refused) {
    await expect(
      xbullModule(card).signTransaction?.(xdr as string, { networkPassphrase, ...options }),
    ).rejects.toMatchObject({ kind: "bad-request", message })
  }
  expect(requests).toEqual([])
})

test.each([
  ["XBULL_CONNECT", "Connection denied", "rejected", -4],
  ["XBULL_SIGN_XDR", "Sign request denied", "rejected", -4],
  [
    "XBULL_SIGN_XDR",
    "Combination of Network and public key is not available in this wallet",
    "wrong-account",
    -3,
  ],
  ["XBULL_SIGN_XDR", "There are no active account", "internal", -1],
  ["XBULL_SIGN_XDR", "Another text", "internal", -1],
])("%s answered by %s is %s", async (type, errorMessage, kind, code) => {
  const error = { error: true, errorMessage }
  answers[type] = () => error
  await expect(sign()).rejects.toMatchObject({ kind, code })
  expect(requests.at(-1)).toMatchObject({ type })
})

test("reports a reply without a detail as Unexpected error, and rejects another shape [S8.27]", async () => {
  for (const [detail, expected] of [
    [null, { kind: "internal", code: -1, message: "Unexpected error" }],
    [{ error: true }, { kind: "internal", code: -1, message: "Unexpected error" }],
    [
      { error: true, code: 17, errorMessage: "New" },
      { kind: "external", code: 17, message: "New" },
    ],
    [{ error: false }, { kind: "bad-reply" }],
    [
      { error: false, payload: { signedXdr: "<xdr>", signerAddress: account } },
      { kind: "bad-reply" },
    ],
  ] as const) {
    answers.XBULL_SIGN_XDR = () => detail
    await expect(sign()).rejects.toMatchObject(expected)
  }
})

test("ignores replies with another id, from another window, or without a source", async () => {
  answers.XBULL_GET_PUBLIC_KEY = ({ eventId }) => {
    const stolen = { error: false, payload: account.replace("GBXF", "GDXF") }
    answer(null)
    answer({ eventId: "another", detail: stolen })
    for (const source of [null, frames[0] ?? null]) {
      const data = { eventId, detail: stolen }
      window.dispatchEvent(new MessageEvent("message", { data, source, origin: location.origin }))
    }
    return { error: false, payload: account }
  }
  expect(await xbullModule(card).getAddress()).toEqual({ address: account })
})

test("ends an unanswered request when its signal aborts, and removes its listener", async () => {
  delete answers.XBULL_SIGN_XDR
  const controller = new AbortController()
  const first = sign({ signal: controller.signal })
  await vi.waitUntil(() => requests.length === 2)
  const listening = vi.spyOn(window, "removeEventListener")
  controller.abort()
  await expect(first).rejects.toMatchObject({ kind: "aborted" })
  expect(listening).toHaveBeenCalledWith("message", expect.any(Function))
})
