import { limits, networks, type WalletChange, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import * as client from "./client.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const here = window.location.origin

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
  if (source !== window || data?.source !== "FREIGHTER_EXTERNAL_MSG_REQUEST") return
  asked.push(data)
  const answer = answers[data.type]
  const fields = typeof answer === "function" ? answer(data) : answer
  if (fields) reply(data, fields)
}

function reply({ messageId }: Asked, fields: object): void {
  const source = "FREIGHTER_EXTERNAL_MSG_RESPONSE"
  window.postMessage({ source, messagedId: messageId, ...fields }, here)
}

const types = (): string[] => asked.map(({ type }) => type)

/** Waits until the wallet has been asked for this the nth time. */
async function askedFor(type: string, nth = 1): Promise<Asked> {
  for (;;) {
    const found = asked.filter((one) => one.type === type)[nth - 1]
    if (found) return found
    await new Promise((resolve) => window.addEventListener("message", resolve, { once: true }))
  }
}

/** Resolves when everything posted so far has been delivered, and what it set off as well. */
async function quiet(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    await new Promise((resolve) => {
      window.addEventListener("message", resolve, { once: true })
      window.postMessage("quiet?", here)
    })
    port1.close()
  }
}

beforeEach(() => {
  asked = []
  answers = {
    REQUEST_CONNECTION_STATUS: { isConnected: true },
    REQUEST_ACCESS: { publicKey: account },
    REQUEST_PUBLIC_KEY: { publicKey: account },
    REQUEST_NETWORK_DETAILS: {
      networkDetails: {
        network: "TESTNET",
        networkName: "Test Net",
        networkUrl: "https://horizon-testnet.stellar.org",
        networkPassphrase,
        sorobanRpcUrl: "http://soroban-rpc.internal",
      },
    },
    SUBMIT_TRANSACTION: { signedTransaction: "AAAA", signerAddress: account },
    SUBMIT_BLOB: { signedBlob: signature, signerAddress: account },
    SUBMIT_AUTH_ENTRY: { signedAuthEntry: signature, signerAddress: account },
  }
  window.addEventListener("message", contentScript)
})

afterEach(() => {
  window.removeEventListener("message", contentScript)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("access gives the address, after making sure that anyone is there [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(types()).toEqual(["REQUEST_CONNECTION_STATUS", "REQUEST_ACCESS"])
})

test("where nobody answers, it says that Freighter is not connected, and access is not asked [S8.18]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers = {}
  const address = client.getAddress()
  vi.advanceTimersByTime(limits.read)
  await expect(address).rejects.toMatchObject({
    kind: "not-installed",
    code: -1,
    message: "Freighter is not connected",
  })
  expect(types()).not.toContain("REQUEST_ACCESS")
})

test("FR3: {apiError, error} with -4 is a rejection, whose words do not guess which; ext and cause are kept", async () => {
  const apiError = { code: -4, message: "The user rejected this request.", ext: ["closed"] }
  answers.SUBMIT_TRANSACTION = { apiError, error: apiError.message }
  await expect(client.signTransaction("AAAA", { networkPassphrase })).rejects.toMatchObject({
    kind: "rejected",
    code: -4,
    message: "The request was declined in Freighter, or its window was closed.",
    ext: ["closed"],
    cause: apiError,
  })
})

test("FR3: {apiError} alone is read too; -1 is internal, in the wallet's words", async () => {
  const apiError = { code: -1, message: "The wallet encountered an internal error." }
  answers.REQUEST_NETWORK_DETAILS = { apiError }
  await expect(client.getNetwork()).rejects.toMatchObject({
    kind: "internal",
    code: -1,
    message: apiError.message,
    cause: apiError,
  })
})

/** The worker dies while it is asked for this, once. */
function dyingAt(type: string): void {
  const answer = answers[type]
  let died = false
  answers[type] = (request) => {
    if (died) return typeof answer === "function" ? answer(request) : answer
    died = true
    return stale
  }
}

const stale = { error: "Unable to send message to extension" }

test("FR3: a worker that died while it was asked is not called a stale page: ask again", async () => {
  for (const [type, sign] of signatures) {
    dyingAt(type)
    await expect(sign({})).rejects.toMatchObject({
      kind: "internal",
      code: -1,
      message: expect.stringContaining("Try again"),
    })
    expect(await sign({})).toMatchObject({ signerAddress: account })
  }
  dyingAt("REQUEST_ACCESS")
  await expect(client.getAddress()).rejects.toMatchObject({ kind: "internal" })
  expect(types().filter((type) => type === "REQUEST_ACCESS")).toHaveLength(1)
})

test("FR3: a question without a window is asked again after the worker died", async () => {
  dyingAt("REQUEST_NETWORK_DETAILS")
  expect(await client.getNetwork()).toMatchObject({ networkPassphrase })
  dyingAt("REQUEST_PUBLIC_KEY")
  expect(await client.restore()).toEqual({ address: account })
})

test("FR3: an extension that does not answer the probe was switched off or updated", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers = { SUBMIT_BLOB: stale, REQUEST_PUBLIC_KEY: { publicKey: account } }
  const signed = client.signMessage("hello", { networkPassphrase })
  await askedFor("REQUEST_CONNECTION_STATUS")
  vi.advanceTimersByTime(limits.read)
  await expect(signed).rejects.toMatchObject({ kind: "page-stale" })
})

test("FR3: {error} alone, from a page that lost its extension, asks to reload the page, whatever was asked", async () => {
  for (const type of Object.keys(answers)) answers[type] = stale
  for (const call of [
    () => client.getAddress(),
    () => client.restore(),
    () => client.getNetwork(),
    () => client.signTransaction("AAAA", { networkPassphrase }),
    () => client.signAuthEntry("AAAA", { networkPassphrase }),
    () => client.signMessage("hello", { networkPassphrase }),
  ]) {
    await expect(call()).rejects.toMatchObject({
      kind: "page-stale",
      code: -1,
      message: expect.stringContaining("Reload this page"),
      cause: stale.error,
    })
  }
})

test("FR3: a code outside SEP-43 keeps its number", async () => {
  answers.REQUEST_ACCESS = { apiError: { code: 17, message: "New." } }
  await expect(client.getAddress()).rejects.toMatchObject({ code: 17, message: "New." })
})

test("FR4: an empty key restores nothing and is no error; a granted one is the address; neither asks for access", async () => {
  expect(await client.restore()).toEqual({ address: account })
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  expect(await client.restore()).toBeNull()
  expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_PUBLIC_KEY"])
})

test("FR4: access that is answered without a key means locked", async () => {
  answers.REQUEST_ACCESS = { publicKey: "" }
  await expect(client.getAddress()).rejects.toMatchObject({ kind: "locked" })
})

const signatures = [
  [
    "SUBMIT_TRANSACTION",
    (options: object) => client.signTransaction("AAAA", { networkPassphrase, ...options }),
  ],
  [
    "SUBMIT_AUTH_ENTRY",
    (options: object) => client.signAuthEntry("AAAA", { networkPassphrase, ...options }),
  ],
  [
    "SUBMIT_BLOB",
    (options: object) => client.signMessage("hello", { networkPassphrase, ...options }),
  ],
] as const

for (const [type, sign] of signatures) {
  test(`FR5: ${type} without a grant asks for access first`, async () => {
    answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
    await sign({})
    expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_ACCESS", type])
  })

  test(`FR5: ${type} with a grant opens no other window, even when another account is named`, async () => {
    await sign({ address: other })
    expect(types()).toEqual(["REQUEST_PUBLIC_KEY", type])
  })

  test(`FR5: ${type} is not sent when access is refused`, async () => {
    answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
    answers.REQUEST_ACCESS = { apiError: { code: -4, message: "no" }, error: "no" }
    await expect(sign({})).rejects.toMatchObject({ kind: "rejected" })
    expect(types()).not.toContain(type)
  })

  test(`FR6: ${type} names an account only when the caller does, and hands on who signed`, async () => {
    answers[type] = { ...answers[type], signerAddress: other }
    expect(await sign({})).toMatchObject({ signerAddress: other })
    expect(await askedFor(type)).not.toHaveProperty("accountToSign")
    await sign({ address: other })
    expect(await askedFor(type, 2)).toMatchObject({ accountToSign: other })
  })

  test(`FR6: ${type} for a contract's address is refused before asking: the present account would sign`, async () => {
    const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
    await expect(sign({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
    expect(asked).toEqual([])
  })

  test(`FR7: ${type} always says for which network`, async () => {
    await sign({})
    expect(await askedFor(type)).toMatchObject({ networkPassphrase })
  })

  test(`FR10: ${type} has no time limit of its own: the kit sets one`, async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    delete answers[type]
    const settled = vi.fn()
    const signed = sign({})
    signed.then(settled, settled)
    await askedFor(type)
    vi.advanceTimersByTime(limits.sign)
    await quiet()
    expect(settled).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test(`${type}: an abort ends it at once, and leaves no listener`, async () => {
    delete answers[type]
    const added = vi.spyOn(window, "addEventListener")
    const removed = vi.spyOn(window, "removeEventListener")
    const controller = new AbortController()
    const signed = sign({ signal: controller.signal })
    await askedFor(type)
    controller.abort()
    await expect(signed).rejects.toMatchObject({ kind: "aborted", code: -4 })
    const clients = ({ mock }: typeof added | typeof removed): unknown[] =>
      mock.calls
        .filter(([name, listener]) => (name as string) === "message" && listener !== contentScript)
        .map(([, listener]) => listener)
        // Those of the waits in this file go by themselves.
        .filter((listener) => (listener as { name: string }).name === "onMessage")
    expect(clients(added).length).toBeGreaterThan(0)
    expect(clients(removed)).toEqual(clients(added))
  })
}

/** An account that Freighter has shared with this page, and now does not name: it is locked. */
async function lockedAfterGrant(granted = account): Promise<void> {
  const { start, pass, ended } = watching()
  answers.REQUEST_PUBLIC_KEY = { publicKey: granted }
  start()
  await pass(0)
  ended.abort()
  vi.useRealTimers()
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  asked = []
}

for (const [type, sign] of signatures) {
  test(`FR5: ${type} of an account that was granted before is asked for directly while locked`, async () => {
    await lockedAfterGrant()
    await sign({ address: account })
    expect(types()).not.toContain("REQUEST_ACCESS")
    expect(await askedFor(type)).toMatchObject({ accountToSign: account })
  })
}

test("FR5: a remembered account is asked for directly where Freighter is locked after a reload", async () => {
  const address = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  await client.restore({ address })
  await client.signMessage("hello", { networkPassphrase, address })
  expect(types()).not.toContain("REQUEST_ACCESS")
})

test("FR5: an account that was granted for another network only, or never, is asked for access", async () => {
  await lockedAfterGrant()
  const network = { network: "FUTURENET", networkPassphrase: networks.Futurenet }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: network }
  await client.signMessage("hello", {
    networkPassphrase: networks.Futurenet,
    address: account,
  })
  expect(types()).toContain("REQUEST_ACCESS")
  asked = []
  const never = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
  await client.signMessage("hello", { networkPassphrase, address: never })
  expect(types()).toContain("REQUEST_ACCESS")
})

test("FR5: a grant that did not lead to a signature is asked for again", async () => {
  await lockedAfterGrant()
  answers.SUBMIT_BLOB = { apiError: { code: -4, message: "no" } }
  const options = { networkPassphrase, address: account }
  await expect(client.signMessage("hello", options)).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).not.toContain("REQUEST_ACCESS")
  await expect(client.signMessage("hello", options)).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).toContain("REQUEST_ACCESS")
})

test("asks to unlock Freighter while it is locked, and no longer than that", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  delete answers.SUBMIT_BLOB
  const show = vi.fn<WalletUi["show"]>()
  const options = { networkPassphrase, address: account, ui: { attached: true, show } }
  const signed = client.signMessage("hello", options)
  const open = await askedFor("SUBMIT_BLOB")
  for (let second = 0; second < 2; second++) {
    vi.advanceTimersByTime(1_000)
    await quiet()
  }
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "unlock" }]])
  answers.REQUEST_PUBLIC_KEY = { publicKey: account }
  vi.advanceTimersByTime(1_000)
  await quiet()
  expect(show).toHaveBeenLastCalledWith(undefined)
  reply(open, { signedBlob: signature })
  await signed
  expect(vi.getTimerCount()).toBe(0)
})

test("does not ask to unlock Freighter where it turns to the account that was named", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers.SUBMIT_BLOB = () => {
    answers.REQUEST_PUBLIC_KEY = { publicKey: account }
    return undefined
  }
  const show = vi.fn<WalletUi["show"]>()
  const options = { networkPassphrase, address: account, ui: { attached: true, show } }
  const signed = client.signMessage("hello", options)
  const open = await askedFor("SUBMIT_BLOB")
  vi.advanceTimersByTime(1_000)
  await quiet()
  expect(show.mock.calls.flat()).not.toContainEqual(expect.objectContaining({ on: "unlock" }))
  reply(open, { signedBlob: signature })
  await signed
})

test("a signature that ends before Freighter was looked at leaves no timer", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const options = { networkPassphrase, address: account, ui: { attached: true, show: vi.fn() } }
  await client.signMessage("hello", options)
  expect(vi.getTimerCount()).toBe(0)
})

test("FR7: a transaction without a network is refused before asking: Freighter would take Mainnet", async () => {
  await expect(client.signTransaction("AAAA", { address: account })).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
  })
  expect(asked).toEqual([])
})

test("a transaction: what is sent, and SEP-43's names for what comes back [S3.17 S3.18]", async () => {
  expect(await client.signTransaction("AAAA", { networkPassphrase, address: account })).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
  expect(await askedFor("SUBMIT_TRANSACTION")).toMatchObject({
    transactionXdr: "AAAA",
    networkPassphrase,
    accountToSign: account,
  })
})

test("an auth entry: what is sent, and SEP-43's names for what comes back [S3.20 S3.21]", async () => {
  expect(await client.signAuthEntry("AAAA", { networkPassphrase })).toEqual({
    signedAuthEntry: signature,
    signerAddress: account,
  })
  const { entryXdr, apiVersion } = await askedFor("SUBMIT_AUTH_ENTRY")
  expect(entryXdr).toBe("AAAA")
  expect(isAtLeast(apiVersion, [4, 2, 0])).toBe(true)
})

test("a message: what is sent, and SEP-43's names for what comes back [S3.22 S3.23]", async () => {
  expect(await client.signMessage("こんにちは", { networkPassphrase })).toEqual({
    signedMessage: signature,
    signerAddress: account,
  })
  const { blob, apiVersion } = await askedFor("SUBMIT_BLOB")
  expect(blob).toBe("こんにちは")
  expect(isAtLeast(apiVersion, [4, 0, 0])).toBe(true)
})

function isAtLeast(version: unknown, least: number[]): boolean {
  const parts = String(version).split(".").map(Number)
  const first = parts.findIndex((part, i) => part !== least[i])
  return first < 0 || parts[first]! > least[first]!
}

test("a message that is no text, or longer than Freighter shows, is refused before asking", async () => {
  for (const message of [new Uint8Array(4), 7, null, "x".repeat(1_500_001)]) {
    await expect(
      client.signMessage(message as string, { networkPassphrase }),
    ).rejects.toMatchObject({ kind: "bad-request", code: -3 })
  }
  expect(asked).toEqual([])
})

test("the network is told by name and passphrase; its internal endpoints are not passed on [S3.24 S3.25]", async () => {
  expect(await client.getNetwork()).toEqual({ network: "TESTNET", networkPassphrase })
})

test("replies of another shape are refused in words", async () => {
  answers.REQUEST_PUBLIC_KEY = { publicKey: 7 }
  await expect(client.restore()).rejects.toMatchObject({ kind: "bad-reply" })
  answers.REQUEST_NETWORK_DETAILS = {}
  await expect(client.getNetwork()).rejects.toMatchObject({ kind: "bad-reply" })
})

/** Watches under held clocks; `next` runs the poll that is due and waits for its answers. */
function watching() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
  const told: WalletChange[] = []
  const ended = new AbortController()
  return {
    told,
    ended,
    start: () => client.watch((change) => told.push(change), ended.signal),
    become(state: DocumentVisibilityState) {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event("visibilitychange"))
    },
    async pass(ms: number) {
      await quiet()
      vi.advanceTimersByTime(ms)
      await quiet()
    },
  }
}

test("FR12: the first reading is told, then changes alone, every three seconds", async () => {
  const { told, start, pass, ended } = watching()
  start()
  await pass(0)
  const network = { network: "TESTNET", networkPassphrase }
  expect(told).toEqual([{ address: account, network }])
  await pass(limits.watch)
  await pass(limits.watch)
  expect(told).toHaveLength(1)
  expect(types().filter((type) => type === "REQUEST_PUBLIC_KEY")).toHaveLength(3)

  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(limits.watch)
  expect(told.slice(1)).toEqual([{ address: other }])

  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  const changed = { network: "FUTURENET", networkPassphrase: networks.Futurenet }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: changed }
  await pass(limits.watch)
  expect(told.slice(2)).toEqual([{ address: "", network: changed }])
  expect(types()).not.toContain("REQUEST_ACCESS")
  ended.abort()
})

test("FR12: a hidden tab is never polled; one that is seen again is at once", async () => {
  const { told, start, pass, become, ended } = watching()
  become("hidden")
  start()
  await pass(60_000)
  expect(asked).toEqual([])
  become("visible")
  await pass(0)
  expect(told).toHaveLength(1)
  become("hidden")
  asked = []
  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(60_000)
  expect(asked).toEqual([])
  become("visible")
  await pass(0)
  expect(told[1]).toEqual({ address: other })
  ended.abort()
})

test("FR3: a watch reports a dead content script once and stops polling", async () => {
  const { told, start, pass } = watching()
  start()
  await pass(0)
  for (const type of Object.keys(answers)) answers[type] = stale
  await pass(limits.watch)
  expect(told.slice(1)).toEqual([{ lost: expect.objectContaining({ kind: "page-stale" }) }])
  asked = []
  await pass(limits.watch)
  document.dispatchEvent(new Event("visibilitychange"))
  await pass(limits.watch)
  expect(asked).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test("FR12: a question that fails changes nothing, and the next is asked", async () => {
  const { told, start, pass, ended } = watching()
  start()
  await pass(0)
  answers.REQUEST_PUBLIC_KEY = { apiError: { code: -1, message: "internal" } }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: null }
  await pass(limits.watch)
  expect(told).toHaveLength(1)
  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(limits.watch)
  expect(told[1]).toEqual({ address: other })
  ended.abort()
})

test("FR12: the end leaves no timer and tells nothing more, though an answer was under way", async () => {
  const { told, start, ended } = watching()
  delete answers.REQUEST_NETWORK_DETAILS
  start()
  await quiet()
  ended.abort()
  await quiet()
  document.dispatchEvent(new Event("visibilitychange"))
  await quiet()
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_NETWORK_DETAILS"])
})
