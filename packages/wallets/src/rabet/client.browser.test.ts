import { networks, type WalletChange } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import * as client from "./client.js"
import { rabetModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet
/** The first bytes of an envelope: type 2 is a transaction, type 5 is a fee bump. */
const transaction = "AAAAAgAA"
const feeBump = "AAAABQAA"

const never = (): Promise<never> => new Promise(() => {})
const fails = (error: string) => (): Promise<never> => Promise.reject({ error })

/** The calls that Rabet received, in order. */
let requests: unknown[][]
/** Rabet's reply to each method. */
let answers: Record<string, (...parameters: unknown[]) => unknown>
/** Subscriptions to Rabet's events. There is no way to unsubscribe. */
let subscriptions: [event: string, callback: (detail?: unknown) => void][]

/**
 * Keeps calls of a method pending. Like Rabet's replies (RA1) these carry no id: a reply settles all pending calls of
 * that method.
 */
function holdReplies(name: string) {
  const calls: { resolve(value: unknown): void; reject(reason: unknown): void }[] = []
  answers[name] = () =>
    new Promise((resolve, reject) => {
      calls.push({ resolve, reject })
    })
  return {
    resolve: (value: unknown) => calls.splice(0).forEach((call) => void call.resolve(value)),
    reject: (error: string) => calls.splice(0).forEach((call) => void call.reject({ error })),
  }
}

function inject(): void {
  subscriptions = []
  const names = ["connect", "sign", "disconnect", "isUnlocked", "getNetwork", "close"]
  const functions = names.map((name) => [
    name,
    (...parameters: unknown[]) => {
      requests.push([name, ...parameters])
      return answers[name]?.(...parameters)
    },
  ])
  const on = (event: string, callback: () => void): void =>
    void subscriptions.push([event, callback])
  Object.assign(window, { rabet: { ...Object.fromEntries(functions), on } })
}

const names = (): unknown[] => requests.map(([name]) => name)

/** Waits until Rabet has received the nth call of a method, without moving the clock. */
async function untilCalled(name: string, nth = 1): Promise<void> {
  while (names().filter((call) => call === name).length < nth) await settle()
}

/** Resolves when everything in progress that needs no timer has happened. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    port1.close()
  }
}

function emit(event: string, detail?: unknown): void {
  for (const [subscribed, callback] of subscriptions) if (subscribed === event) callback(detail)
}

const holdClock = (): void =>
  void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })

beforeEach(() => {
  requests = []
  answers = {
    connect: async () => ({ publicKey: account }),
    sign: async () => ({ xdr: "AAAAAgAB" }),
    disconnect: async () => undefined,
    isUnlocked: async () => true,
    getNetwork: async () => ({ passphrase: networks.Public, network: "MAINNET" }),
    close: async () => undefined,
  }
  inject()
})

afterEach(() => {
  Reflect.deleteProperty(window, "rabet")
  vi.useRealTimers()
})

const sign = (options: object = {}) =>
  client.signTransaction(transaction, { networkPassphrase, ...options })

test("returns the address on access [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(names()).toEqual(["isUnlocked", "connect"])
})

test("sends a transaction and returns the result with SEP-43's names [S3.17 S3.18]", async () => {
  expect(await sign({ address: account })).toEqual({
    signedTxXdr: "AAAAAgAB",
    signerAddress: account,
  })
  expect(requests.at(-1)).toEqual(["sign", transaction, "testnet"])
})

test("reports the wallet's network [S3.24 S3.25]", async () => {
  expect(await client.getNetwork()).toEqual({
    network: "MAINNET",
    networkPassphrase: networks.Public,
  })
})

test("RA1: reports the network while a window is open", async () => {
  const open = holdReplies("sign")
  answers.close = async () => open.reject("user-rejected")
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal })
  await untilCalled("sign")
  expect(await client.getNetwork()).toMatchObject({ network: "MAINNET" })
  controller.abort()
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
})

test("RA2: maps Public to mainnet and Testnet to testnet, whatever the wallet is set to", async () => {
  await sign({ networkPassphrase: networks.Public })
  await sign({ networkPassphrase: networks.Testnet })
  expect(requests.filter(([name]) => name === "sign").map(([, , word]) => word)).toEqual([
    "mainnet",
    "testnet",
  ])
})

test("RA2: rejects other networks before asking Rabet [S8.22]", async () => {
  for (const wrong of [
    networks.Futurenet,
    networks.Standalone,
    networks.Sandbox,
    "mainnet",
    "testnet",
    "PUBLIC",
    "constructor",
    "",
    undefined,
  ]) {
    await expect(sign({ networkPassphrase: wrong })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "Rabet only signs for the Public and Testnet networks.",
    })
  }
  expect(requests).toEqual([])
})

const windows = { connect: (options: object = {}) => client.getAddress(options), sign }

for (const [name, call] of Object.entries(windows)) {
  test(`RA3: ${name}: reports a rejection and a closed window with one text`, async () => {
    answers[name] = fails("user-rejected")
    await expect(call()).rejects.toMatchObject({
      kind: "rejected",
      code: -4,
      message:
        "The request was declined in Rabet, or its window was closed. Rabet closes its window after 30 seconds.",
      cause: { error: "user-rejected" },
    })
  })

  test(`RA3: ${name}: reports a window that Rabet closed after 30 seconds, not a rejection`, async () => {
    holdClock()
    const open = holdReplies(name)
    const called = call()
    await untilCalled(name)
    vi.advanceTimersByTime(30_200)
    open.reject("user-rejected")
    const error = await called.catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
    expect(error.message).toContain("closed its window after 30 seconds")
    expect(error.message).not.toContain("declined")
  })

  test(`RA3: ${name}: closes the window on abort, and settles once Rabet has settled`, async () => {
    const open = holdReplies(name)
    answers.close = async () => open.reject("user-rejected")
    const controller = new AbortController()
    const called = call({ signal: controller.signal })
    await untilCalled(name)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted", code: -4 })
    await untilCalled("close")
  })

  test(`RA3: ${name}: ends at the time limit and closes a forgotten window`, async () => {
    holdClock()
    answers[name] = never
    const called = call()
    await untilCalled(name)
    vi.advanceTimersByTime(60_000)
    await untilCalled("close")
    vi.advanceTimersByTime(1_000)
    await expect(called).rejects.toMatchObject({ kind: "timeout", code: -1 })
    expect(vi.getTimerCount()).toBe(0)
  })
}

test("RA3: after an abort, settles only once Rabet has settled, so no later call gets its reply", async () => {
  const open = holdReplies("sign")
  answers.close = never
  const controller = new AbortController()
  const settled = vi.fn()
  const signed = sign({ signal: controller.signal })
  signed.catch(settled)
  await untilCalled("sign")
  controller.abort()
  await untilCalled("close")
  await settle()
  expect(settled).not.toHaveBeenCalled()
  open.reject("user-rejected")
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
})

test("RA3: waits only a moment for a Rabet that never settles", async () => {
  holdClock()
  answers.sign = never
  answers.close = never
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal })
  await untilCalled("sign")
  controller.abort()
  await untilCalled("close")
  vi.advanceTimersByTime(1_000)
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})

test("RA4: connects before signing, which unlocks Rabet", async () => {
  let unlocked = false
  answers.isUnlocked = async () => unlocked
  answers.connect = async () => {
    unlocked = true
    return { publicKey: account }
  }
  await sign()
  expect(names()).toEqual(["isUnlocked", "connect", "isUnlocked", "sign"])
})

test("RA4: never requests a signature while Rabet is locked", async () => {
  answers.isUnlocked = async () => false
  await expect(sign()).rejects.toMatchObject({ kind: "locked", code: -1 })
  expect(names()).not.toContain("sign")
})

test("RA4: reports a wallet that was locked while its window was open", async () => {
  answers.sign = fails("no-user-logged")
  await expect(sign()).rejects.toMatchObject({ kind: "locked" })
})

test("RA4: does not request a signature if Rabet uses another account than the requested one", async () => {
  const error = await sign({ address: other }).catch((thrown) => thrown)
  expect(error).toMatchObject({ kind: "wrong-account", code: -3 })
  expect(error.message).toContain(account)
  expect(error.message).toContain(other)
  expect(names()).not.toContain("sign")
})

test("rejects a contract's address before asking, because Rabet would sign with its own account", async () => {
  const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  await expect(sign({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
  expect(requests).toEqual([])
})

test("RA4: ends the request and closes the window if the account changes meanwhile", async () => {
  const open = holdReplies("sign")
  answers.close = async () => open.reject("user-rejected")
  const signed = sign().catch((thrown) => thrown)
  await untilCalled("sign")
  emit("accountChanged")
  await untilCalled("close")
  expect(await signed).toMatchObject({
    kind: "wrong-account",
    message: "The account was changed in Rabet during the request. Try again.",
  })
})

test("RA5: times out after about a second per call, with a hint, if nothing responds", async () => {
  holdClock()
  for (const name of Object.keys(answers)) answers[name] = never
  const hint = { kind: "timeout", message: expect.stringContaining("save its settings") }

  const network = client.getNetwork()
  await untilCalled("getNetwork")
  vi.advanceTimersByTime(1_000)
  await expect(network).rejects.toMatchObject(hint)

  for (const [nth, call] of [() => client.getAddress(), sign].entries()) {
    const called = call()
    await untilCalled("isUnlocked", nth + 1)
    vi.advanceTimersByTime(1_000)
    await untilCalled("connect", nth + 1)
    vi.advanceTimersByTime(1_000)
    await untilCalled("close", nth + 1)
    vi.advanceTimersByTime(1_000)
    await expect(called).rejects.toMatchObject(hint)
  }
  expect(names()).not.toContain("sign")
  const ended = client.disconnect()
  await untilCalled("disconnect")
  vi.advanceTimersByTime(1_000)
  await expect(ended).rejects.toMatchObject(hint)
  expect(vi.getTimerCount()).toBe(0)
})

test("RA5: reports a Rabet without an account, which does not report its lock state", async () => {
  holdClock()
  answers.isUnlocked = never
  answers.connect = fails("no-account")
  const called = client.getAddress()
  await untilCalled("isUnlocked")
  vi.advanceTimersByTime(1_000)
  await expect(called).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("no account yet"),
  })
})

test("RA5: reports a page that must be reloaded after Rabet was turned off or updated", async () => {
  for (const name of Object.keys(answers)) answers[name] = fails("no-message-received")
  for (const call of [() => client.getAddress(), sign, () => client.getNetwork()]) {
    await expect(call()).rejects.toMatchObject({
      kind: "page-stale",
      code: -1,
      message: "Rabet was turned off or updated. Reload this page.",
    })
  }
})

test("RA5: reports a page to reload if Rabet responded before and is now silent", async () => {
  await client.getAddress()
  for (const name of Object.keys(answers)) answers[name] = never
  holdClock()
  const lost = {
    kind: "page-stale",
    message: "Rabet was turned off or updated. Reload this page.",
  }
  for (const [nth, call] of [sign, () => client.getAddress()].entries()) {
    const called = call()
    await untilCalled("isUnlocked", nth + 2)
    vi.advanceTimersByTime(2_000)
    await expect(called).rejects.toMatchObject(lost)
  }
  const network = client.getNetwork()
  await untilCalled("getNetwork")
  vi.advanceTimersByTime(2_000)
  await expect(network).rejects.toMatchObject(lost)
  expect(names().filter((name) => name === "connect")).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test("RA5: waits for a slow Rabet that has responded before", async () => {
  await client.getAddress()
  const unlocked = holdReplies("isUnlocked")
  holdClock()
  const signed = sign()
  await untilCalled("isUnlocked", 2)
  vi.advanceTimersByTime(1_900)
  unlocked.resolve(true)
  expect(await signed).toMatchObject({ signerAddress: account })
})

test("RA5: reports a site that is not connected right after connecting, without retrying", async () => {
  answers.sign = fails("not-connected")
  const error = await sign().catch((thrown) => thrown)
  expect(error).toMatchObject({ kind: "internal", code: -1 })
  expect(error.message).toContain("keeps this site out")
  expect(error.message).toContain("Turn off Privacy mode in its settings (General), save")
  expect(names()).toEqual(["isUnlocked", "connect", "sign"])
})

test("RA6: rejects fee bumps and invalid envelopes before asking Rabet", async () => {
  await expect(client.signTransaction(feeBump, { networkPassphrase })).rejects.toMatchObject({
    kind: "unsupported",
    code: -3,
    message: "Rabet does not sign fee-bump transactions.",
  })
  for (const xdr of ["", "not base64", null as unknown as string]) {
    await expect(client.signTransaction(xdr, { networkPassphrase })).rejects.toMatchObject({
      kind: "bad-request",
      code: -3,
    })
  }
  expect(requests).toEqual([])
})

test("RA6: reports a reply without an envelope as no signature", async () => {
  answers.sign = async () => ({ xdr: null })
  await expect(sign()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("no signature"),
  })
})

test("RA6: says what helps if the window would be off the screen", async () => {
  answers.connect = fails("internal-error")
  await expect(client.getAddress()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("fully onto the screen"),
  })
})

test("reports Rabet's other failure codes, and a missing code", async () => {
  answers.sign = fails("invalid-xdr")
  await expect(sign()).rejects.toMatchObject({ kind: "bad-request" })
  for (const word of ["unknown-error", "No XDR", "No network", "constructor"]) {
    answers.sign = fails(word)
    await expect(sign()).rejects.toMatchObject({
      kind: "internal",
      message: `Rabet failed: ${word}.`,
      cause: { error: word },
    })
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const nothing = [undefined, null, "x", new TypeError("x"), { error: "x".repeat(1e6) }, proxy]
  for (const thrown of nothing) {
    answers.sign = () => {
      throw thrown
    }
    await expect(sign()).rejects.toMatchObject({ kind: "internal", message: "Rabet failed." })
  }
})

test("rejects replies of another shape", async () => {
  for (const answer of [undefined, null, "", 7, {}, { publicKey: "someone", xdr: "<xdr>" }]) {
    answers.sign = answers.getNetwork = async () => answer
    await expect(sign()).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    await expect(client.getNetwork()).rejects.toMatchObject({ kind: "bad-reply" })
    answers.connect = async () => answer
    await expect(client.getAddress()).rejects.toMatchObject({ kind: "bad-reply" })
    answers.connect = async () => ({ publicKey: account })
  }
})

test("disconnects in Rabet, and does nothing without it", async () => {
  await client.disconnect()
  expect(names()).toEqual(["disconnect"])
  answers.disconnect = fails("unknown-error")
  await expect(client.disconnect()).rejects.toMatchObject({ kind: "internal" })
  Reflect.deleteProperty(window, "rabet")
  await client.disconnect()
})

/** Watches until `end` is called. */
function watching() {
  const changes: WalletChange[] = []
  const ended = new AbortController()
  client.watch((change) => changes.push(change), ended.signal)
  return { changes, end: () => ended.abort() }
}

const mainnet = { network: "MAINNET", networkPassphrase: networks.Public }

test("watching reports the initial network and a locked wallet", async () => {
  const first = watching()
  await vi.waitFor(() => expect(first.changes).toEqual([{ network: mainnet }]))
  first.end()
  answers.isUnlocked = async () => false
  const second = watching()
  await vi.waitFor(() => expect(second.changes).toHaveLength(2))
  expect(Object.assign({}, ...second.changes)).toEqual({
    network: mainnet,
    address: "",
    reason: "locked",
  })
  second.end()
  expect(names()).not.toContain("connect")
})

test("watching reports another network by asking Rabet again", async () => {
  const { changes, end } = watching()
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  answers.getNetwork = async () => ({ passphrase: networks.Testnet, network: "TESTNET" })
  emit("networkChanged", "anything")
  await vi.waitFor(() =>
    expect(changes[1]).toEqual({
      network: { network: "TESTNET", networkPassphrase: networks.Testnet },
    }),
  )
  end()
})

test("watching reports the latest network last if it changes during a read", async () => {
  holdClock()
  const open = holdReplies("getNetwork")
  const { changes, end } = watching()
  await untilCalled("getNetwork")
  emit("networkChanged")
  await settle()
  // Replies carry no id, so this old one would settle a second concurrent call.
  open.resolve({ passphrase: networks.Public, network: "MAINNET" })
  await untilCalled("getNetwork", 2)
  open.resolve({ passphrase: networks.Testnet, network: "TESTNET" })
  await settle()
  expect(changes.map(({ network }) => network?.network)).toEqual(["MAINNET", "TESTNET"])
  end()
})

test("watching reports the network at once, without waiting for the lock state", async () => {
  holdClock()
  const open = holdReplies("isUnlocked")
  const { changes, end } = watching()
  await untilCalled("isUnlocked")
  await settle()
  expect(changes).toEqual([{ network: mainnet }])
  answers.getNetwork = async () => ({ passphrase: networks.Testnet, network: "TESTNET" })
  emit("networkChanged")
  await settle()
  open.resolve(false)
  await settle()
  expect(changes.slice(1)).toMatchObject([
    { network: { network: "TESTNET" } },
    { address: "", reason: "locked" },
  ])
  end()
})

test("watching reports an account change without an address, and does not ask for it", async () => {
  const { changes, end } = watching()
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  emit("accountChanged")
  expect(changes[1]).toEqual({ address: "", reason: "account" })
  expect(names()).not.toContain("connect")
  end()
})

test("subscribes once per page, and calls no listener after it has stopped", async () => {
  const [first, second] = [watching(), watching()]
  await vi.waitFor(() => expect(second.changes).toHaveLength(1))
  await sign()
  expect(subscriptions.map(([event]) => event).sort()).toEqual(["accountChanged", "networkChanged"])
  first.end()
  emit("accountChanged")
  expect(first.changes).toEqual([{ network: mainnet }])
  expect(second.changes).toEqual([{ network: mainnet }, { address: "", reason: "account" }])
  second.end()
  emit("accountChanged")
  expect(second.changes).toHaveLength(2)
})

test("sends requests even if it cannot subscribe to events", async () => {
  Object.assign((window as unknown as { rabet: object }).rabet, {
    on: () => {
      throw new Error("hostile")
    },
  })
  const { changes, end } = watching()
  await vi.waitFor(() => expect(changes).toEqual([{ network: mainnet }]))
  expect(await sign()).toMatchObject({ signedTxXdr: "AAAAAgAB" })
  end()
})

test("watching starts when Rabet's object arrives, unless the watch has ended before", async () => {
  Reflect.deleteProperty(window, "rabet")
  const [current, ended] = [watching(), watching()]
  ended.end()
  inject()
  await vi.waitFor(() => expect(current.changes).toEqual([{ network: mainnet }]))
  expect(ended.changes).toEqual([])
  current.end()
})

test("a watch that ends while reading reports nothing and leaves nothing behind", async () => {
  holdClock()
  answers.getNetwork = answers.isUnlocked = never
  const { changes, end } = watching()
  end()
  await settle()
  expect(changes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  client.watch(() => {}, AbortSignal.abort())
  expect(vi.getTimerCount()).toBe(0)
})

test("the module is available once its object arrives, and watches until it is stopped", async () => {
  Reflect.deleteProperty(window, "rabet")
  const module = rabetModule(card)
  const arrived = new Promise<void>((resolve) => module.onArrival?.(resolve))
  expect(await module.isAvailable()).toBe(false)
  inject()
  await arrived
  expect(await module.isAvailable()).toBe(true)
  const changes: WalletChange[] = []
  const stop = module.watch?.((change) => changes.push(change))
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  stop?.()
  emit("accountChanged")
  expect(changes).toHaveLength(1)
})

test("the module reports a change that happens right after access was requested", async () => {
  const module = rabetModule(card)
  await module.getAddress()
  const changes: WalletChange[] = []
  const stop = module.watch?.((change) => changes.push(change))
  emit("accountChanged")
  expect(changes).toEqual([{ address: "", reason: "account" }])
  stop?.()
})

test("reports that Rabet is not installed if its object is missing [S8.21]", async () => {
  Reflect.deleteProperty(window, "rabet")
  const calls = await Promise.allSettled([client.getAddress(), client.getNetwork(), sign()])
  for (const call of calls) {
    expect(call).toMatchObject({
      status: "rejected",
      reason: { kind: "not-installed", code: -1, message: "Rabet is not installed" },
    })
  }
})
