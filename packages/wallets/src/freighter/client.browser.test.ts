import { limits, networks, type WalletChange, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SECOND_REPLY } from "../channel/second-party.js"
import * as client from "./client.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const here = window.location.origin

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
  if (source !== window || data?.source !== "FREIGHTER_EXTERNAL_MSG_REQUEST") return
  requests.push(data)
  const answer = answers[data.type]
  const fields = typeof answer === "function" ? answer(data) : answer
  if (fields) reply(data, fields)
}

function reply({ messageId }: WalletRequest, fields: object): void {
  const source = "FREIGHTER_EXTERNAL_MSG_RESPONSE"
  window.postMessage({ source, messagedId: messageId, ...fields }, here)
}

const types = (): string[] => requests.map(({ type }) => type)

/** Resolves to the nth request of a type. */
async function requestFor(type: string, nth = 1): Promise<WalletRequest> {
  for (;;) {
    const found = requests.filter((request) => request.type === type)[nth - 1]
    if (found) return found
    await new Promise((resolve) => window.addEventListener("message", resolve, { once: true }))
  }
}

/** Resolves when all posted messages, and the replies to them, have been delivered. */
async function flush(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    await new Promise((resolve) => {
      window.addEventListener("message", resolve, { once: true })
      window.postMessage("flush", here)
    })
    port1.close()
  }
}

beforeEach(() => {
  requests = []
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

test("getAddress probes first, then requests access [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(types()).toEqual(["REQUEST_CONNECTION_STATUS", "REQUEST_ACCESS"])
})

test("getAddress reports not connected if the probe gets no reply, without requesting access [S8.18]", async () => {
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

test("FR3: {apiError, error} with code -4 is a rejection that keeps ext and cause", async () => {
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

test("FR3: {apiError} without error is read too; -1 is internal with the wallet's own message", async () => {
  const apiError = { code: -1, message: "The wallet encountered an internal error." }
  answers.REQUEST_NETWORK_DETAILS = { apiError }
  await expect(client.getNetwork()).rejects.toMatchObject({
    kind: "internal",
    code: -1,
    message: apiError.message,
    cause: apiError,
  })
})

/** Makes the worker die once, at the first request of this type. */
function dieOnceAt(type: string): void {
  const answer = answers[type]
  let hasFailed = false
  answers[type] = (request) => {
    if (hasFailed) return typeof answer === "function" ? answer(request) : answer
    hasFailed = true
    return stale
  }
}

const stale = { error: "Unable to send message to extension" }

test("FR3: reports a worker that died during a request as retryable, not as a stale page", async () => {
  for (const [type, sign] of signatures) {
    dieOnceAt(type)
    await expect(sign({})).rejects.toMatchObject({
      kind: "internal",
      code: -1,
      message: expect.stringContaining("Try again"),
    })
    expect(await sign({})).toMatchObject({ signerAddress: account })
  }
  dieOnceAt("REQUEST_ACCESS")
  await expect(client.getAddress()).rejects.toMatchObject({ kind: "internal" })
  expect(types().filter((type) => type === "REQUEST_ACCESS")).toHaveLength(1)
})

test("FR3: repeats a request that opens no window after the worker died", async () => {
  dieOnceAt("REQUEST_NETWORK_DETAILS")
  expect(await client.getNetwork()).toMatchObject({ networkPassphrase })
  dieOnceAt("REQUEST_PUBLIC_KEY")
  expect(await client.restore()).toEqual({ address: account })
})

test("FR3: reports a stale page if the extension does not answer the probe", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers = { SUBMIT_BLOB: stale, REQUEST_PUBLIC_KEY: { publicKey: account } }
  const signed = client.signMessage("hello", { networkPassphrase })
  await requestFor("REQUEST_CONNECTION_STATUS")
  vi.advanceTimersByTime(limits.read)
  await expect(signed).rejects.toMatchObject({ kind: "page-stale" })
})

test("FR3: {error} alone, from a page that lost its extension, asks for a reload in every call", async () => {
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

test("FR3: keeps a code outside SEP-43", async () => {
  answers.REQUEST_ACCESS = { apiError: { code: 17, message: "New." } }
  await expect(client.getAddress()).rejects.toMatchObject({ code: 17, message: "New." })
})

test("FR4: restore returns the granted address, or null for an empty key, without requesting access", async () => {
  expect(await client.restore()).toEqual({ address: account })
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  expect(await client.restore()).toBeNull()
  expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_PUBLIC_KEY"])
})

test("FR4: an access reply without a key means locked", async () => {
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
  test(`FR5: ${type} without a grant requests access first`, async () => {
    answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
    await sign({})
    expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_ACCESS", type])
  })

  test(`FR5: ${type} with a grant requests no access, even for another account`, async () => {
    await sign({ address: other })
    expect(types()).toEqual(["REQUEST_PUBLIC_KEY", type])
  })

  test(`FR5: ${type} is not sent if access is declined`, async () => {
    answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
    answers.REQUEST_ACCESS = { apiError: { code: -4, message: "no" }, error: "no" }
    await expect(sign({})).rejects.toMatchObject({ kind: "rejected" })
    expect(types()).not.toContain(type)
  })

  test(`FR6: ${type} names an account only if the caller does, and returns the signer`, async () => {
    answers[type] = { ...answers[type], signerAddress: other }
    expect(await sign({})).toMatchObject({ signerAddress: other })
    expect(await requestFor(type)).not.toHaveProperty("accountToSign")
    await sign({ address: other })
    expect(await requestFor(type, 2)).toMatchObject({ accountToSign: other })
  })

  test(`FR6: ${type} rejects a contract address before sending: the current account would sign`, async () => {
    const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
    await expect(sign({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
    expect(requests).toEqual([])
  })

  test(`FR7: ${type} always names the network`, async () => {
    await sign({})
    expect(await requestFor(type)).toMatchObject({ networkPassphrase })
  })

  test(`FR10: ${type} has no time limit of its own, because the kit sets one`, async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    delete answers[type]
    const settled = vi.fn()
    const signed = sign({})
    signed.then(settled, settled)
    await requestFor(type)
    vi.advanceTimersByTime(limits.sign)
    await flush()
    expect(settled).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test(`${type} rejects at once on abort and leaves no listener`, async () => {
    delete answers[type]
    const added = vi.spyOn(window, "addEventListener")
    const removed = vi.spyOn(window, "removeEventListener")
    const controller = new AbortController()
    const signed = sign({ signal: controller.signal })
    await requestFor(type)
    controller.abort()
    await expect(signed).rejects.toMatchObject({ kind: "aborted", code: -4 })
    const clientListeners = ({ mock }: typeof added | typeof removed): unknown[] =>
      mock.calls
        .filter(([name, listener]) => (name as string) === "message" && listener !== contentScript)
        .map(([, listener]) => listener)
        // The listeners of this file's own waits remove themselves.
        .filter((listener) => (listener as { name: string }).name === "onMessage")
    expect(clientListeners(added).length).toBeGreaterThan(0)
    // The account that was read before may still get a second reply.
    const left = (): unknown[] => {
      const gone = clientListeners(removed)
      return clientListeners(added).filter((listener) => !gone.includes(listener))
    }
    await expect.poll(left).toEqual([])
  })
}

/** Puts Freighter into the locked state after it granted this page an account: it reports no key. */
async function lockedAfterGrant(granted = account): Promise<void> {
  const { start, pass, ended } = setUpWatch()
  answers.REQUEST_PUBLIC_KEY = { publicKey: granted }
  start()
  await pass(0)
  ended.abort()
  vi.useRealTimers()
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  requests = []
}

for (const [type, sign] of signatures) {
  test(`FR5: ${type} for a previously granted account is sent directly while Freighter is locked`, async () => {
    await lockedAfterGrant()
    await sign({ address: account })
    expect(types()).not.toContain("REQUEST_ACCESS")
    expect(await requestFor(type)).toMatchObject({ accountToSign: account })
  })
}

test("FR5: a remembered account needs no access request if Freighter is locked after a reload", async () => {
  const address = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  await client.restore({ address })
  await client.signMessage("hello", { networkPassphrase, address })
  expect(types()).not.toContain("REQUEST_ACCESS")
})

test("FR5: requests access for an account granted only on another network, or never", async () => {
  await lockedAfterGrant()
  const network = { network: "FUTURENET", networkPassphrase: networks.Futurenet }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: network }
  await client.signMessage("hello", {
    networkPassphrase: networks.Futurenet,
    address: account,
  })
  expect(types()).toContain("REQUEST_ACCESS")
  requests = []
  const never = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
  await client.signMessage("hello", { networkPassphrase, address: never })
  expect(types()).toContain("REQUEST_ACCESS")
})

test("FR5: requests access again after a grant did not lead to a signature", async () => {
  await lockedAfterGrant()
  answers.SUBMIT_BLOB = { apiError: { code: -4, message: "no" } }
  const options = { networkPassphrase, address: account }
  await expect(client.signMessage("hello", options)).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).not.toContain("REQUEST_ACCESS")
  await expect(client.signMessage("hello", options)).rejects.toMatchObject({ kind: "rejected" })
  expect(types()).toContain("REQUEST_ACCESS")
})

test("asks to unlock Freighter only while it is locked", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  delete answers.SUBMIT_BLOB
  const show = vi.fn<WalletUi["show"]>()
  const options = { networkPassphrase, address: account, ui: { attached: true, show } }
  const signed = client.signMessage("hello", options)
  const open = await requestFor("SUBMIT_BLOB")
  for (let second = 0; second < 2; second++) {
    vi.advanceTimersByTime(1_000)
    await flush()
  }
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "unlock" }]])
  answers.REQUEST_PUBLIC_KEY = { publicKey: account }
  vi.advanceTimersByTime(1_000)
  await flush()
  expect(show).toHaveBeenLastCalledWith(undefined)
  reply(open, { signedBlob: signature })
  await signed
  vi.advanceTimersByTime(SECOND_REPLY)
  expect(vi.getTimerCount()).toBe(0)
})

test("does not ask to unlock Freighter if it switches to the named account after one empty answer", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answers.SUBMIT_BLOB = () => {
    answers.REQUEST_PUBLIC_KEY = () => {
      answers.REQUEST_PUBLIC_KEY = { publicKey: account }
      return { publicKey: "" }
    }
    return undefined
  }
  const show = vi.fn<WalletUi["show"]>()
  const options = { networkPassphrase, address: account, ui: { attached: true, show } }
  const signed = client.signMessage("hello", options)
  const open = await requestFor("SUBMIT_BLOB")
  for (let second = 0; second < 3; second++) {
    vi.advanceTimersByTime(1_000)
    await flush()
  }
  expect(show.mock.calls).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  reply(open, { signedBlob: signature })
  await signed
})

test("leaves no timer if the signature arrives before the first unlock check", async () => {
  await lockedAfterGrant()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const options = { networkPassphrase, address: account, ui: { attached: true, show: vi.fn() } }
  await client.signMessage("hello", options)
  vi.advanceTimersByTime(SECOND_REPLY)
  expect(vi.getTimerCount()).toBe(0)
})

test("FR7: rejects a transaction without a network before sending: Freighter would use Mainnet", async () => {
  await expect(client.signTransaction("AAAA", { address: account })).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
  })
  expect(requests).toEqual([])
})

test("signTransaction sends the envelope and returns SEP-43's fields [S3.17 S3.18]", async () => {
  expect(await client.signTransaction("AAAA", { networkPassphrase, address: account })).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
  expect(await requestFor("SUBMIT_TRANSACTION")).toMatchObject({
    transactionXdr: "AAAA",
    networkPassphrase,
    accountToSign: account,
  })
})

test("asks for no account that the kit has read already", async () => {
  const access = client.restore()
  await client.signTransaction("AAAA", { networkPassphrase, address: account, access })
  expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "SUBMIT_TRANSACTION"])
})

test("signAuthEntry sends the entry and returns SEP-43's fields [S3.20 S3.21]", async () => {
  expect(await client.signAuthEntry("AAAA", { networkPassphrase })).toEqual({
    signedAuthEntry: signature,
    signerAddress: account,
  })
  const { entryXdr, apiVersion } = await requestFor("SUBMIT_AUTH_ENTRY")
  expect(entryXdr).toBe("AAAA")
  expect(isAtLeast(apiVersion, [4, 2, 0])).toBe(true)
})

test("signMessage sends the text and returns SEP-43's fields [S3.22 S3.23]", async () => {
  expect(await client.signMessage("こんにちは", { networkPassphrase })).toEqual({
    signedMessage: signature,
    signerAddress: account,
  })
  const { blob, apiVersion } = await requestFor("SUBMIT_BLOB")
  expect(blob).toBe("こんにちは")
  expect(isAtLeast(apiVersion, [4, 0, 0])).toBe(true)
})

function isAtLeast(version: unknown, least: number[]): boolean {
  const parts = String(version).split(".").map(Number)
  const first = parts.findIndex((part, i) => part !== least[i])
  return first < 0 || parts[first]! > least[first]!
}

test("rejects a message that is not text or is too long for Freighter before sending", async () => {
  for (const message of [new Uint8Array(4), 7, null, "x".repeat(1_500_001)]) {
    await expect(
      client.signMessage(message as string, { networkPassphrase }),
    ).rejects.toMatchObject({ kind: "bad-request", code: -3 })
  }
  expect(requests).toEqual([])
})

test("getNetwork returns name and passphrase, without Freighter's internal endpoints [S3.24 S3.25]", async () => {
  expect(await client.getNetwork()).toEqual({ network: "TESTNET", networkPassphrase })
})

test("rejects replies of another shape", async () => {
  answers.REQUEST_PUBLIC_KEY = { publicKey: 7 }
  await expect(client.restore()).rejects.toMatchObject({ kind: "bad-reply" })
  answers.REQUEST_NETWORK_DETAILS = {}
  await expect(client.getNetwork()).rejects.toMatchObject({ kind: "bad-reply" })
})

/** Starts a watch under fake timers. `pass` advances the clock and waits for the poll's replies. */
function setUpWatch() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
  const changes: WalletChange[] = []
  const ended = new AbortController()
  return {
    changes,
    ended,
    start: () => client.watch((change) => changes.push(change), ended.signal),
    become(state: DocumentVisibilityState) {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event("visibilitychange"))
    },
    async pass(ms: number) {
      await flush()
      vi.advanceTimersByTime(ms)
      await flush()
      vi.advanceTimersByTime(SECOND_REPLY)
      await flush()
    },
  }
}

test("FR12: reports the first reading, then only changes, polling every three seconds", async () => {
  const { changes, start, pass, ended } = setUpWatch()
  start()
  await pass(0)
  const network = { network: "TESTNET", networkPassphrase }
  expect(changes).toEqual([{ address: account, network }])
  await pass(limits.watch)
  await pass(limits.watch)
  expect(changes).toHaveLength(1)
  expect(types().filter((type) => type === "REQUEST_PUBLIC_KEY")).toHaveLength(3)

  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(limits.watch)
  expect(changes.slice(1)).toEqual([{ address: other }])

  answers.REQUEST_PUBLIC_KEY = { publicKey: "" }
  const changed = { network: "FUTURENET", networkPassphrase: networks.Futurenet }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: changed }
  await pass(limits.watch)
  expect(changes.slice(2)).toEqual([{ address: "", network: changed }])
  expect(types()).not.toContain("REQUEST_ACCESS")
  ended.abort()
})

test("FR12: does not poll in a hidden tab, and polls at once when it becomes visible", async () => {
  const { changes, start, pass, become, ended } = setUpWatch()
  become("hidden")
  start()
  await pass(60_000)
  expect(requests).toEqual([])
  become("visible")
  await pass(0)
  expect(changes).toHaveLength(1)
  become("hidden")
  requests = []
  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(60_000)
  expect(requests).toEqual([])
  become("visible")
  await pass(0)
  expect(changes[1]).toEqual({ address: other })
  ended.abort()
})

test("FR3: a watch reports a dead content script once and stops polling", async () => {
  const { changes, start, pass } = setUpWatch()
  start()
  await pass(0)
  for (const type of Object.keys(answers)) answers[type] = stale
  await pass(limits.watch)
  expect(changes.slice(1)).toEqual([{ lost: expect.objectContaining({ kind: "page-stale" }) }])
  requests = []
  await pass(limits.watch)
  document.dispatchEvent(new Event("visibilitychange"))
  await pass(limits.watch)
  expect(requests).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test("FR12: a failed poll reports nothing, and polling continues", async () => {
  const { changes, start, pass, ended } = setUpWatch()
  start()
  await pass(0)
  answers.REQUEST_PUBLIC_KEY = { apiError: { code: -1, message: "internal" } }
  answers.REQUEST_NETWORK_DETAILS = { networkDetails: null }
  await pass(limits.watch)
  expect(changes).toHaveLength(1)
  answers.REQUEST_PUBLIC_KEY = { publicKey: other }
  await pass(limits.watch)
  expect(changes[1]).toEqual({ address: other })
  ended.abort()
})

test("FR12: an abort during a poll leaves no timer and reports nothing more", async () => {
  const { changes, start, ended } = setUpWatch()
  delete answers.REQUEST_NETWORK_DETAILS
  start()
  await flush()
  ended.abort()
  await flush()
  document.dispatchEvent(new Event("visibilitychange"))
  await flush()
  vi.advanceTimersByTime(SECOND_REPLY)
  expect(changes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  expect(types()).toEqual(["REQUEST_PUBLIC_KEY", "REQUEST_NETWORK_DETAILS"])
})
