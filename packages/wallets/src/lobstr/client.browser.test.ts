import { inEnglish, limits, networks, WalletError, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setPage } from "../page.js"
import { card } from "./card.js"
import * as client from "./client.js"
import { lobstrModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Public
const here = window.location.origin
/** The secret of the connection. It may appear only in the tab's storage and in requests. */
const secret = "0b9d1f2e-very-secret"

interface WalletRequest {
  type: string
  messageId: number
  [field: string]: unknown
}

/** The wallet's replies by request type. A type without an entry gets no reply. */
let answers: Record<string, object | ((request: WalletRequest) => object | undefined)>
let requests: WalletRequest[]

/** Replies in this window like the wallet's content script. */
function contentScript({ data, source }: MessageEvent): void {
  if (source !== window || data?.source !== "LOBSTR_EXTERNAL_MSG_REQUEST") return
  requests.push(data)
  const answer = answers[data.type]
  const fields = typeof answer === "function" ? answer(data) : answer
  if (fields) reply(data, fields)
}

function reply({ messageId }: WalletRequest, fields: object): void {
  const source = "LOBSTR_EXTERNAL_MSG_RESPONSE"
  window.postMessage({ source, messagedId: messageId, ...fields }, here)
}

const types = (): string[] => requests.map(({ type }) => type)

/** Resolves when all posted messages, and the replies to them, have been delivered. */
async function flush(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => {
      window.addEventListener("message", resolve, { once: true })
      window.postMessage("flush", here)
    })
  }
}

/** Resolves to the nth request of a type. */
async function requestFor(type: string, nth = 1): Promise<WalletRequest> {
  for (;;) {
    const found = requests.filter((request) => request.type === type)[nth - 1]
    if (found) return found
    await flush()
  }
}

function connected(): void {
  sessionStorage.setItem("LOBSTR_CONNECTION_KEY", secret)
  sessionStorage.setItem("alidade:lobstr-account", account)
}

beforeEach(() => {
  requests = []
  answers = {
    REQUEST_CONNECTION_STATUS: { isConnected: true },
    REQUEST_ACCESS: { publicKey: account, connectionKey: secret },
    SUBMIT_TRANSACTION: { signedTransaction: "AAAA" },
    SIGN: { signedData: signature, signerAddress: account },
  }
  window.addEventListener("message", contentScript)
})

afterEach(() => {
  setPage("lobstr", undefined)
  window.removeEventListener("message", contentScript)
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sign = (options: object = {}) =>
  client.signTransaction("BBBB", { networkPassphrase, ...options })
const signMessage = (options: object = {}) =>
  client.signMessage("hello", { networkPassphrase, ...options })
const signatures = { SUBMIT_TRANSACTION: sign, SIGN: signMessage }

test("getAddress probes first, then requests access [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(types()).toEqual(["REQUEST_CONNECTION_STATUS", "REQUEST_ACCESS"])
  for (const { source, version, messageId } of requests) {
    expect(source).toBe("LOBSTR_EXTERNAL_MSG_REQUEST")
    expect(version).toBe(1)
    expect(messageId).toEqual(expect.any(Number))
  }
})

test("getAddress reports not connected if the probe gets no reply, without requesting access [S8.20]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers = {}
  const address = client.getAddress()
  vi.advanceTimersByTime(limits.read)
  await expect(address).rejects.toMatchObject({
    kind: "not-installed",
    code: -1,
    message: "Lobstr is not connected",
  })
  expect(types()).not.toContain("REQUEST_ACCESS")
})

test("LO1: sends a transaction as SUBMIT_TRANSACTION without a version, for old extensions [S3.17]", async () => {
  connected()
  expect(await sign({ address: account })).toEqual({ signedTxXdr: "AAAA" })
  const { messageId, ...request } = await requestFor("SUBMIT_TRANSACTION")
  expect(request).toEqual({
    source: "LOBSTR_EXTERNAL_MSG_REQUEST",
    type: "SUBMIT_TRANSACTION",
    transactionXdr: "BBBB",
    connectionKey: secret,
  })
})

test("LO1: sends a message as SIGN [S3.22 S3.23]", async () => {
  connected()
  expect(await signMessage()).toEqual({ signedMessage: signature, signerAddress: account })
  expect(await requestFor("SIGN")).toMatchObject({
    dataToSign: "hello",
    signType: "message",
    connectionKey: secret,
    version: 1,
  })
})

test("LO1: suggests an update if a message gets no reply for ten seconds, and can be canceled", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  connected()
  delete answers.SIGN
  const controller = new AbortController()
  const show = vi.fn<WalletUi["show"]>()
  const signed = signMessage({ signal: controller.signal, ui: { attached: true, show } })
  await requestFor("SIGN")
  vi.advanceTimersByTime(9_999)
  const onPhone = { kind: "waiting", on: "phone" }
  expect(show.mock.calls).toEqual([[onPhone]])
  vi.advanceTimersByTime(1)
  const hint = expect.objectContaining({ key: "lobstrUpdate" })
  expect(show.mock.calls).toEqual([[onPhone], [{ ...onPhone, hint }]])
  controller.abort()
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})

test("LO1: a transaction without a reply shows no hint about messages, nor does canceling it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  expect(inEnglish(lobstrModule(card).afterCancel ?? "")).not.toContain("message")
  connected()
  delete answers.SUBMIT_TRANSACTION
  const show = vi.fn<WalletUi["show"]>()
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal, ui: { attached: true, show } })
  await requestFor("SUBMIT_TRANSACTION")
  vi.advanceTimersByTime(60_000)
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "phone" }]])
  controller.abort()
  await expect(signed).rejects.toMatchObject({ message: expect.not.stringContaining("message") })
})

test("LO2: a declined request is -4; its message names the phone only if the phone got the request", async () => {
  connected()
  const failure = { error: "User declined access" }
  answers = { ...answers, REQUEST_ACCESS: failure, SUBMIT_TRANSACTION: failure, SIGN: failure }
  const withoutAccess = (): Promise<unknown> => {
    sessionStorage.clear()
    return sign()
  }
  for (const [call, isOnPhone] of [
    [client.getAddress, false],
    [sign, true],
    [signMessage, true],
    [withoutAccess, false],
  ] as const) {
    const error = await call().catch((thrown: WalletError) => thrown as WalletError)
    expect(error).toMatchObject({ kind: "rejected", code: -4, cause: failure.error })
    const { message } = error as WalletError
    expect(message).toMatch(/declined in LOBSTR, or its window was closed/)
    expect(message.includes("phone")).toBe(isOnPhone)
  }
})

test("shows which step is open: access in its window, then the signature on the phone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const show = vi.fn<WalletUi["show"]>()
  const access = { kind: "waiting", on: "extension", step: "access" }
  const onPhone = { kind: "waiting", on: "phone" }
  delete answers.REQUEST_ACCESS
  const signed = sign({ address: account, ui: { attached: true, show } })
  const open = await requestFor("REQUEST_ACCESS")
  vi.advanceTimersByTime(1_000)
  expect(show.mock.calls).toEqual([[access]])
  reply(open, { publicKey: account, connectionKey: secret })
  await signed
  expect(show.mock.calls).toEqual([[access], [undefined], [onPhone]])
})

test("LO3: says that the phone can still confirm if the worker stopped meanwhile", async () => {
  connected()
  answers.SUBMIT_TRANSACTION = { error: "Unable to send message to extension" }
  await expect(sign()).rejects.toMatchObject({
    message: expect.stringMatching(/stopped before it answered.*phone.*can still be confirmed/),
  })
  answers.REQUEST_ACCESS = answers.SUBMIT_TRANSACTION
  await expect(client.getAddress()).rejects.toMatchObject({
    message: expect.not.stringContaining("phone"),
  })
})

test("LO4: never uses the secret of another account, as after a change of wallet in another tab", async () => {
  connected()
  answers.REQUEST_ACCESS = { publicKey: other, connectionKey: "of the other" }
  await sign({ address: other })
  expect(types()).toEqual(["REQUEST_ACCESS", "SUBMIT_TRANSACTION"])
  expect(await requestFor("SUBMIT_TRANSACTION")).toMatchObject({ connectionKey: "of the other" })
})

test("LO4: forgets the secret with the access, so that the next request asks again", async () => {
  connected()
  lobstrModule(card).forgetAccess?.()
  expect(sessionStorage.length).toBe(0)
  await sign({ address: account })
  expect(types()).toEqual(["REQUEST_ACCESS", "SUBMIT_TRANSACTION"])
})

for (const error of [
  "The connection key is missing",
  "Associated account not found",
  "Reconnect the wallet to continue",
]) {
  for (const [type, call] of Object.entries(signatures)) {
    test(`LO2: ${type}: "${error}" requests access again, then the signature`, async () => {
      connected()
      sessionStorage.setItem("LOBSTR_CONNECTION_KEY", "an old one")
      const answer = answers[type]
      answers[type] = ({ connectionKey }) =>
        connectionKey === secret ? (answer as object) : { error }
      await call({ address: account })
      expect(types()).toEqual([type, "REQUEST_ACCESS", type])
      expect(sessionStorage.getItem("LOBSTR_CONNECTION_KEY")).toBe(secret)
    })

    test(`LO2: ${type}: "${error}" after new access is an error`, async () => {
      connected()
      answers[type] = { error }
      await expect(call()).rejects.toMatchObject({ kind: "internal", code: -1, cause: error })
      expect(types()).toEqual([type, "REQUEST_ACCESS", type])
    })
  }
}

test("LO2: rejects a signature if access is declined", async () => {
  answers.REQUEST_ACCESS = { error: "User declined access" }
  await expect(sign()).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).toEqual(["REQUEST_ACCESS"])
})

test("LO2: LOBSTR's own failures are -1 with advice", async () => {
  connected()
  for (const [error, kind, words] of [
    ["Sign failed", "internal", "Try again"],
    ["Couldn't open access prompt", "internal", "could not open its window"],
  ] as const) {
    answers.SUBMIT_TRANSACTION = { error }
    await expect(sign()).rejects.toMatchObject({
      kind,
      code: -1,
      message: expect.stringContaining(words),
    })
  }
})

test("LO2: suggests a retry after the worker died, and a reload if the extension is gone", async () => {
  connected()
  const dead = { error: "Unable to send message to extension" }
  answers.SUBMIT_TRANSACTION = dead
  await expect(sign()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("Try again"),
  })
  answers.REQUEST_CONNECTION_STATUS = dead
  await expect(sign()).rejects.toMatchObject({
    kind: "page-stale",
    message: expect.stringContaining("Reload this page"),
  })
})

test("passes on an unknown error text, and adds none to an unreadable one", async () => {
  connected()
  answers.SUBMIT_TRANSACTION = { error: "Something new" }
  await expect(sign()).rejects.toMatchObject({
    kind: "internal",
    message: "LOBSTR failed: Something new.",
  })
  for (const error of ["x".repeat(1e6), { deep: 1 }, null]) {
    answers.SUBMIT_TRANSACTION = { error, signedTransaction: "AAAA" }
    await expect(sign()).rejects.toMatchObject({ kind: "internal", message: "LOBSTR failed." })
  }
})

for (const [type, call] of Object.entries(signatures)) {
  test(`LO3: ${type} rejects at once on abort and leaves no listener`, async () => {
    connected()
    delete answers[type]
    const added = vi.spyOn(window, "addEventListener")
    const removed = vi.spyOn(window, "removeEventListener")
    const controller = new AbortController()
    const signed = call({ signal: controller.signal })
    await requestFor(type)
    controller.abort()
    await expect(signed).rejects.toMatchObject({ kind: "aborted", code: -4 })
    const listeners = ({ mock }: typeof added | typeof removed): unknown[] =>
      mock.calls
        .map(([, listener]) => listener)
        .filter((listener) => (listener as { name: string }).name === "onMessage")
    expect(listeners(added).length).toBeGreaterThan(0)
    expect(listeners(removed)).toEqual(listeners(added))
  })

  test(`${type} rejects a contract address before sending: LOBSTR would sign with its own account`, async () => {
    const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
    await expect(call({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
    expect(requests).toEqual([])
  })

  test(`${type} rejects a reply without a valid signature`, async () => {
    connected()
    for (const value of [undefined, null, "", "<xdr>", { type: "Buffer", data: [1] }]) {
      answers[type] = { signedTransaction: value, signedData: value }
      await expect(call()).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })

  test(`${type} without a connection in this tab requests access first`, async () => {
    await call({ address: account })
    expect(types()).toEqual(["REQUEST_ACCESS", type])
    await call({ address: account })
    expect(types()).toEqual(["REQUEST_ACCESS", type, type])
  })

  test(`${type} rejects with wrong-account if access gives another account, and forgets the access`, async () => {
    const error = await call({ address: other }).catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "wrong-account", code: -3 })
    expect(error.message).toContain(account)
    expect(error.message).toContain(other)
    expect(types()).toEqual(["REQUEST_ACCESS", "REQUEST_CONNECTION_STATUS"])
    expect(sessionStorage.length).toBe(0)
  })
}

test("LO4: keeps the connection's secret only in sessionStorage, under LOBSTR's own key", async () => {
  const stored = vi.spyOn(Storage.prototype, "setItem")
  const address = await client.getAddress()
  expect(stored.mock.calls).toEqual([
    ["alidade:lobstr-account", account],
    ["LOBSTR_CONNECTION_KEY", secret],
  ])
  expect(new Set(stored.mock.contexts)).toEqual(new Set([sessionStorage]))
  expect(JSON.stringify(address)).not.toContain(secret)
  expect(document.cookie).not.toContain(secret)
})

test("LO4: no error or log contains the secret, whatever LOBSTR replies", async () => {
  connected()
  const logs = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name),
  )
  const errors: unknown[] = []
  for (const answer of [
    { error: `No connection ${secret}` },
    { error: "Sign failed", connectionKey: secret },
    { connectionKey: secret, signedTransaction: null },
    { error: "Associated account not found", connectionKey: secret },
  ]) {
    answers.SUBMIT_TRANSACTION = answer
    errors.push(await sign().catch((thrown) => thrown))
  }
  answers.REQUEST_ACCESS = { publicKey: "someone", connectionKey: secret }
  errors.push(await client.getAddress().catch((thrown) => thrown))
  expect(errors).toHaveLength(5)
  for (const error of errors) {
    expect(error).toBeInstanceOf(WalletError)
    const { message, stack, ext, cause } = error as WalletError
    expect(`${message} ${stack} ${JSON.stringify([ext, cause, error])}`).not.toContain(secret)
  }
  for (const log of logs) expect(log).not.toHaveBeenCalled()
})

test("LO4: disconnect forgets the secret", async () => {
  connected()
  sessionStorage.setItem("LOBSTR_WALLET_REF", "r")
  sessionStorage.setItem("of the page", "stays")
  await lobstrModule(card).disconnect?.()
  expect(Object.keys(sessionStorage)).toEqual(["of the page"])
  expect(requests).toEqual([])
})

test("LO4: requests access each time if storage is blocked", async () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
  }
  await sign()
  await sign()
  await lobstrModule(card).disconnect?.()
  expect(types()).toEqual([
    "REQUEST_ACCESS",
    "SUBMIT_TRANSACTION",
    "REQUEST_ACCESS",
    "SUBMIT_TRANSACTION",
  ])
})

test("LO5: rejects any network but Public before sending a request", async () => {
  connected()
  for (const wrong of [networks.Testnet, networks.Standalone, "PUBLIC", "", undefined]) {
    await expect(sign({ networkPassphrase: wrong })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "LOBSTR signs for the Public network only.",
    })
  }
  expect(requests).toEqual([])
})

test("LO5: converts a message's hex signature to base64", async () => {
  connected()
  answers.SIGN = { signedData: "00".repeat(64), signerAddress: account }
  expect(await signMessage()).toEqual({ signedMessage: signature, signerAddress: account })
})

test("rejects bytes as a message", async () => {
  const bytes = new Uint8Array(3) as unknown as string
  await expect(client.signMessage(bytes)).rejects.toMatchObject({ kind: "bad-request" })
  expect(requests).toEqual([])
})

test("LO6: keeps and sends a secret under LOBSTR's upcoming name, walletRef", async () => {
  connected()
  answers.REQUEST_ACCESS = { publicKey: account, walletRef: "w" }
  await client.getAddress()
  const owner = { "alidade:lobstr-account": account }
  expect({ ...sessionStorage }).toEqual({ ...owner, LOBSTR_WALLET_REF: "w" })
  await sign()
  await signMessage()
  for (const type of ["SUBMIT_TRANSACTION", "SIGN"]) {
    const request = await requestFor(type)
    expect(request).toMatchObject({ walletRef: "w" })
    expect(request).not.toHaveProperty("connectionKey")
  }
  answers.REQUEST_ACCESS = { publicKey: account, connectionKey: secret }
  await client.getAddress()
  expect({ ...sessionStorage }).toEqual({ ...owner, LOBSTR_CONNECTION_KEY: secret })
})

test("a wallet on a private page has its own secret, separate from the extension's", async () => {
  connected()
  setPage("lobstr", window)
  try {
    answers.REQUEST_ACCESS = { publicKey: account, connectionKey: "of the private page" }
    await sign()
    expect(types()).toEqual(["REQUEST_ACCESS", "SUBMIT_TRANSACTION"])
    expect(await requestFor("SUBMIT_TRANSACTION")).toMatchObject({
      connectionKey: "of the private page",
    })
  } finally {
    setPage("lobstr", undefined)
  }
  await sign()
  expect(await requestFor("SUBMIT_TRANSACTION", 2)).toMatchObject({ connectionKey: secret })
})

test("LO7: on a phone only, obstacle() suggests WalletConnect", () => {
  const module = lobstrModule(card)
  const agent = vi.spyOn(navigator, "userAgent", "get")
  for (const phone of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15",
    "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
  ]) {
    agent.mockReturnValue(phone)
    expect(inEnglish(module.obstacle?.() ?? "")).toContain("WalletConnect")
  }
  agent.mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0")
  expect(module.obstacle?.()).toBeUndefined()
})

test("the module is available if it replies, and reports a late reply as arrival", async () => {
  const module = lobstrModule(card)
  expect(await module.isAvailable()).toBe(true)
  answers = {}
  const controller = new AbortController()
  const available = module.isAvailable({ signal: controller.signal })
  const arrived = vi.fn()
  module.onArrival?.(arrived)
  await requestFor("REQUEST_CONNECTION_STATUS", 3)
  controller.abort()
  expect(await available).toBe(false)
  answers.REQUEST_CONNECTION_STATUS = { isConnected: true }
  window.dispatchEvent(new Event("focus"))
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1))
  expect(types()).not.toContain("REQUEST_ACCESS")
})

/** A screen on which the user chooses an account, once both are shown. */
function chooser(account: string): WalletUi {
  return {
    attached: true,
    show(prompt) {
      if (prompt?.kind === "parties" && prompt.accounts.length === 2) prompt.choose(account)
    },
  }
}

/** Lets a second extension answer first. It shares another account, and knows no connection of the wallet. */
function answerTwice(): void {
  const unknown = { error: "Associated account not found" }
  const second: Record<string, object> = {
    REQUEST_CONNECTION_STATUS: { isConnected: true },
    REQUEST_ACCESS: { publicKey: other, connectionKey: "other" },
    SUBMIT_TRANSACTION: unknown,
    SIGN: unknown,
  }
  // A page of its own: nothing is known of who answers there.
  const page = Object.assign(new EventTarget(), {
    postMessage(asked: WalletRequest) {
      requests.push(asked)
      for (const fields of [second[asked.type], answers[asked.type]]) {
        const source = "LOBSTR_EXTERNAL_MSG_RESPONSE"
        const data = { source, messagedId: asked.messageId, ...fields }
        const message = new MessageEvent("message", { data, origin: here, source: window })
        setTimeout(() => page.dispatchEvent(message))
      }
    },
  })
  setPage("lobstr", page as never)
}

test("IN6: connects neither of two that answer without a choice, and the chosen one with it", async () => {
  answerTwice()
  await expect(client.getAddress()).rejects.toMatchObject({
    kind: "page-stale",
    reason: { key: "twoAnswer", values: { wallet: "LOBSTR" } },
  })
  expect(await client.getAddress({ ui: chooser(account) })).toEqual({ address: account })
  const chosen = await signMessage({ address: account })
  expect(chosen).toEqual({ signedMessage: signature, signerAddress: account })
  expect((await requestFor("SIGN")).connectionKey).toBe(secret)
})

test("IN6: a signature that finds another account asks whether a second extension answers", async () => {
  answerTwice()
  await expect(sign({ address: account })).rejects.toMatchObject({ reason: { key: "twoAnswer" } })
  expect(types()).not.toContain("SUBMIT_TRANSACTION")
  const signed = await sign({ address: account, ui: chooser(account) })
  expect(signed).toEqual({ signedTxXdr: "AAAA" })
})
