import { limits, networks, WalletError, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setPage } from "../page.js"
import * as client from "./client.js"
import { lobstrModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Public
const here = window.location.origin
/** What stands for the connection: nowhere but in the tab's storage and in requests. */
const secret = "0b9d1f2e-very-secret"

interface Asked {
  type: string
  messageId: number
  [field: string]: unknown
}

/** What the wallet answers, by type; a type that is missing stays unanswered. */
let answers: Record<string, object | ((asked: Asked) => object | undefined)>
let asked: Asked[]

/** Answers in this window as the wallet's content script does. */
function contentScript({ data, source }: MessageEvent): void {
  if (source !== window || data?.source !== "LOBSTR_EXTERNAL_MSG_REQUEST") return
  asked.push(data)
  const answer = answers[data.type]
  const fields = typeof answer === "function" ? answer(data) : answer
  if (fields) reply(data, fields)
}

function reply({ messageId }: Asked, fields: object): void {
  const source = "LOBSTR_EXTERNAL_MSG_RESPONSE"
  window.postMessage({ source, messagedId: messageId, ...fields }, here)
}

const types = (): string[] => asked.map(({ type }) => type)

/** Resolves when everything posted so far has been delivered, and what it set off as well. */
async function quiet(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => {
      window.addEventListener("message", resolve, { once: true })
      window.postMessage("quiet?", here)
    })
  }
}

/** Waits until the wallet has been asked for this the nth time. */
async function askedFor(type: string, nth = 1): Promise<Asked> {
  for (;;) {
    const found = asked.filter((one) => one.type === type)[nth - 1]
    if (found) return found
    await quiet()
  }
}

const connected = (): void => sessionStorage.setItem("LOBSTR_CONNECTION_KEY", secret)

beforeEach(() => {
  asked = []
  answers = {
    REQUEST_CONNECTION_STATUS: { isConnected: true },
    REQUEST_ACCESS: { publicKey: account, connectionKey: secret },
    SUBMIT_TRANSACTION: { signedTransaction: "AAAA" },
    SIGN: { signedData: signature, signerAddress: account },
  }
  window.addEventListener("message", contentScript)
})

afterEach(() => {
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

test("access gives the address, after making sure that anyone is there [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(types()).toEqual(["REQUEST_CONNECTION_STATUS", "REQUEST_ACCESS"])
  for (const { source, version, messageId } of asked) {
    expect(source).toBe("LOBSTR_EXTERNAL_MSG_REQUEST")
    expect(version).toBe(1)
    expect(messageId).toEqual(expect.any(Number))
  }
})

test("where nobody answers, it says that LOBSTR is not connected, and access is not asked [S8.20]", async () => {
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

test("LO1: a transaction goes out as the type that every version knows, without a version [S3.17]", async () => {
  connected()
  expect(await sign({ address: account })).toEqual({ signedTxXdr: "AAAA" })
  const { messageId, ...request } = await askedFor("SUBMIT_TRANSACTION")
  expect(request).toEqual({
    source: "LOBSTR_EXTERNAL_MSG_REQUEST",
    type: "SUBMIT_TRANSACTION",
    transactionXdr: "BBBB",
    connectionKey: secret,
  })
})

test("LO1: a message goes out as SIGN [S3.22 S3.23]", async () => {
  connected()
  expect(await signMessage()).toEqual({ signedMessage: signature, signerAddress: account })
  expect(await askedFor("SIGN")).toMatchObject({
    dataToSign: "hello",
    signType: "message",
    connectionKey: secret,
    version: 1,
  })
})

test("LO1: a message that is not answered is said to need an update after ten seconds, and can be cancelled", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  connected()
  delete answers.SIGN
  const controller = new AbortController()
  const show = vi.fn<WalletUi["show"]>()
  const signed = signMessage({ signal: controller.signal, ui: { attached: true, show } })
  await askedFor("SIGN")
  vi.advanceTimersByTime(9_999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  const hint = expect.stringContaining("update the LOBSTR extension")
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "extension", hint }]])
  controller.abort()
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})

test("LO1: a cancelled request says nothing of messages, nor does a payment's wait", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  expect(lobstrModule().afterCancel).not.toContain("message")
  connected()
  delete answers.SUBMIT_TRANSACTION
  const show = vi.fn<WalletUi["show"]>()
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal, ui: { attached: true, show } })
  await askedFor("SUBMIT_TRANSACTION")
  vi.advanceTimersByTime(60_000)
  expect(show).not.toHaveBeenCalled()
  controller.abort()
  await expect(signed).rejects.toMatchObject({ message: expect.not.stringContaining("message") })
})

test("LO2: refused and window closed are one, -4, in words that name both and the phone", async () => {
  connected()
  const failure = { error: "User declined access" }
  answers = { ...answers, REQUEST_ACCESS: failure, SUBMIT_TRANSACTION: failure, SIGN: failure }
  for (const call of [client.getAddress, sign, signMessage]) {
    const error = await call().catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "rejected", code: -4, cause: failure.error })
    expect(error.message).toMatch(/declined in LOBSTR, or its window was closed/)
    expect(error.message).toContain("phone")
  }
})

for (const error of [
  "The connection key is missing",
  "Associated account not found",
  "Reconnect the wallet to continue",
]) {
  for (const [type, call] of Object.entries(signatures)) {
    test(`LO2: ${type}: "${error}" asks for access again, and then for the signature`, async () => {
      sessionStorage.setItem("LOBSTR_CONNECTION_KEY", "an old one")
      const answer = answers[type]
      answers[type] = ({ connectionKey }) =>
        connectionKey === secret ? (answer as object) : { error }
      await call({ address: account })
      expect(types()).toEqual([type, "REQUEST_ACCESS", type])
      expect(sessionStorage.getItem("LOBSTR_CONNECTION_KEY")).toBe(secret)
    })

    test(`LO2: ${type}: "${error}" a second time is the end of it`, async () => {
      connected()
      answers[type] = { error }
      await expect(call()).rejects.toMatchObject({ kind: "internal", code: -1, cause: error })
      expect(types()).toEqual([type, "REQUEST_ACCESS", type])
    })
  }
}

test("LO2: access that is refused while a signature is asked for ends it", async () => {
  answers.REQUEST_ACCESS = { error: "User declined access" }
  await expect(sign()).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).toEqual(["REQUEST_ACCESS"])
})

test("LO2: its own failures are -1, with what helps", async () => {
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

test("LO2: a worker that died is asked again; an extension that is gone needs the page reloaded", async () => {
  connected()
  const dead = { error: "Unable to send message to extension" }
  answers.SUBMIT_TRANSACTION = dead
  await expect(sign()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("Ask again"),
  })
  answers.REQUEST_CONNECTION_STATUS = dead
  await expect(sign()).rejects.toMatchObject({
    kind: "page-stale",
    message: expect.stringContaining("Reload this page"),
  })
})

test("words that are new are handed on, and none are made up", async () => {
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
  test(`LO3: ${type}: an abort ends it at once, and leaves no listener`, async () => {
    connected()
    delete answers[type]
    const added = vi.spyOn(window, "addEventListener")
    const removed = vi.spyOn(window, "removeEventListener")
    const controller = new AbortController()
    const signed = call({ signal: controller.signal })
    await askedFor(type)
    controller.abort()
    await expect(signed).rejects.toMatchObject({ kind: "aborted", code: -4 })
    const ears = ({ mock }: typeof added | typeof removed): unknown[] =>
      mock.calls
        .map(([, listener]) => listener)
        .filter((listener) => (listener as { name: string }).name === "onMessage")
    expect(ears(added).length).toBeGreaterThan(0)
    expect(ears(removed)).toEqual(ears(added))
  })

  test(`${type} for a contract's address is refused before asking: LOBSTR would sign with its own account`, async () => {
    const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
    await expect(call({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
    expect(asked).toEqual([])
  })

  test(`${type}: a reply that is no signature is refused`, async () => {
    connected()
    for (const value of [undefined, null, "", "<xdr>", { type: "Buffer", data: [1] }]) {
      answers[type] = { signedTransaction: value, signedData: value }
      await expect(call()).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })

  test(`${type} without a connection in this tab asks for access first`, async () => {
    await call({ address: account })
    expect(types()).toEqual(["REQUEST_ACCESS", type])
    await call({ address: account })
    expect(types()).toEqual(["REQUEST_ACCESS", type, type])
  })

  test(`${type}: access that gives another account is wrong-account, is not kept, and nothing is signed`, async () => {
    const error = await call({ address: other }).catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "wrong-account", code: -3 })
    expect(error.message).toContain(account)
    expect(error.message).toContain(other)
    expect(types()).toEqual(["REQUEST_ACCESS"])
    expect(sessionStorage.length).toBe(0)
  })
}

test("LO4: what stands for the connection is kept for the tab, under LOBSTR's own name, and nowhere else", async () => {
  const kept = vi.spyOn(Storage.prototype, "setItem")
  const address = await client.getAddress()
  expect(kept.mock.calls).toEqual([["LOBSTR_CONNECTION_KEY", secret]])
  expect(kept.mock.contexts).toEqual([sessionStorage])
  expect(JSON.stringify(address)).not.toContain(secret)
  expect(document.cookie).not.toContain(secret)
})

test("LO4: no error tells it, and nothing is logged, whatever LOBSTR says", async () => {
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

test("LO4: disconnecting forgets it", async () => {
  connected()
  sessionStorage.setItem("LOBSTR_WALLET_REF", "r")
  sessionStorage.setItem("of the page", "stays")
  await client.disconnect()
  expect(Object.keys(sessionStorage)).toEqual(["of the page"])
  expect(asked).toEqual([])
})

test("LO4: where the browser keeps nothing for the page, access is asked for each time", async () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError")
    })
  }
  await sign()
  await sign()
  await client.disconnect()
  expect(types()).toEqual([
    "REQUEST_ACCESS",
    "SUBMIT_TRANSACTION",
    "REQUEST_ACCESS",
    "SUBMIT_TRANSACTION",
  ])
})

test("LO5: any network but Public is refused before LOBSTR is asked for anything", async () => {
  connected()
  for (const wrong of [networks.Testnet, networks.Standalone, "PUBLIC", "", undefined]) {
    await expect(sign({ networkPassphrase: wrong })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "LOBSTR signs for the network Public alone.",
    })
  }
  expect(asked).toEqual([])
})

test("LO5: a message's signature in hex is given as base64", async () => {
  connected()
  answers.SIGN = { signedData: "00".repeat(64), signerAddress: account }
  expect(await signMessage()).toEqual({ signedMessage: signature, signerAddress: account })
})

test("bytes are no message", async () => {
  const bytes = new Uint8Array(3) as unknown as string
  await expect(client.signMessage(bytes)).rejects.toMatchObject({ kind: "bad-request" })
  expect(asked).toEqual([])
})

test("LO6: a reference under the name that is coming is kept under its own, and sent back under that name", async () => {
  connected()
  answers.REQUEST_ACCESS = { publicKey: account, walletRef: "w" }
  await client.getAddress()
  expect({ ...sessionStorage }).toEqual({ LOBSTR_WALLET_REF: "w" })
  await sign()
  await signMessage()
  for (const type of ["SUBMIT_TRANSACTION", "SIGN"]) {
    const request = await askedFor(type)
    expect(request).toMatchObject({ walletRef: "w" })
    expect(request).not.toHaveProperty("connectionKey")
  }
  answers.REQUEST_ACCESS = { publicKey: account, connectionKey: secret }
  await client.getAddress()
  expect({ ...sessionStorage }).toEqual({ LOBSTR_CONNECTION_KEY: secret })
})

test("a wallet on a private page is not sent the extension's key, and keeps its own apart", async () => {
  connected()
  setPage("lobstr", window)
  try {
    answers.REQUEST_ACCESS = { publicKey: account, connectionKey: "of the private page" }
    await sign()
    expect(types()).toEqual(["REQUEST_ACCESS", "SUBMIT_TRANSACTION"])
    expect(await askedFor("SUBMIT_TRANSACTION")).toMatchObject({
      connectionKey: "of the private page",
    })
  } finally {
    setPage("lobstr", undefined)
  }
  await sign()
  expect(await askedFor("SUBMIT_TRANSACTION", 2)).toMatchObject({ connectionKey: secret })
})

test("LO7: on a phone it says that LOBSTR is connected with WalletConnect, and elsewhere that nothing is in the way", () => {
  const module = lobstrModule()
  const agent = vi.spyOn(navigator, "userAgent", "get")
  for (const phone of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15",
    "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
  ]) {
    agent.mockReturnValue(phone)
    expect(module.obstacle?.()).toContain("WalletConnect")
  }
  agent.mockReturnValue("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0")
  expect(module.obstacle?.()).toBeUndefined()
})

test("the module: available when it answers, and heard of when it answers late", async () => {
  const module = lobstrModule()
  expect(await module.isAvailable()).toBe(true)
  answers = {}
  const controller = new AbortController()
  const available = module.isAvailable({ signal: controller.signal })
  const arrived = vi.fn()
  module.onArrival?.(arrived)
  await askedFor("REQUEST_CONNECTION_STATUS", 3)
  controller.abort()
  expect(await available).toBe(false)
  answers.REQUEST_CONNECTION_STATUS = { isConnected: true }
  window.dispatchEvent(new Event("focus"))
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1))
  expect(types()).not.toContain("REQUEST_ACCESS")
})
