import { networks, type WalletChange } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import * as client from "./client.js"
import { rabetModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet
/** The first bytes of an envelope: type 2, a transaction; type 5, a fee bump. */
const transaction = "AAAAAgAA"
const feeBump = "AAAABQAA"

const never = (): Promise<never> => new Promise(() => {})
const fails = (error: string) => (): Promise<never> => Promise.reject({ error })

/** What Rabet was asked, in order. */
let asked: unknown[][]
/** What it makes of each call. */
let answers: Record<string, (...given: unknown[]) => unknown>
/** Whom it tells of changes; there is no way to take one off again. */
let told: [event: string, callback: (detail?: unknown) => void][]

/**
 * Answers that carry no id, as Rabet's do (RA1): what is answered to a name settles every call of that name that
 * stands.
 */
function standing(name: string) {
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
  told = []
  const names = ["connect", "sign", "disconnect", "isUnlocked", "getNetwork", "close"]
  const functions = names.map((name) => [
    name,
    (...given: unknown[]) => {
      asked.push([name, ...given])
      return answers[name]?.(...given)
    },
  ])
  const on = (event: string, callback: () => void): void => void told.push([event, callback])
  Object.assign(window, { rabet: { ...Object.fromEntries(functions), on } })
}

const names = (): unknown[] => asked.map(([name]) => name)

/** Waits until Rabet has been asked for this the nth time, while no clock moves. */
async function askedFor(name: string, nth = 1): Promise<void> {
  while (names().filter((one) => one === name).length < nth) await quiet()
}

/** Resolves when everything that is under way without a timer has happened. */
async function quiet(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    port1.close()
  }
}

function tell(event: string, detail?: unknown): void {
  for (const [one, callback] of told) if (one === event) callback(detail)
}

const holdClock = (): void =>
  void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })

beforeEach(() => {
  asked = []
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

test("access gives the address [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(names()).toEqual(["isUnlocked", "connect"])
})

test("a transaction: what is asked, and SEP-43's names for what comes back [S3.17 S3.18]", async () => {
  expect(await sign({ address: account })).toEqual({
    signedTxXdr: "AAAAAgAB",
    signerAddress: account,
  })
  expect(asked.at(-1)).toEqual(["sign", transaction, "testnet"])
})

test("the wallet's network is told [S3.24 S3.25]", async () => {
  expect(await client.getNetwork()).toEqual({
    network: "MAINNET",
    networkPassphrase: networks.Public,
  })
})

test("RA1: the network is told while a window stands", async () => {
  const open = standing("sign")
  answers.close = async () => open.reject("user-rejected")
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal })
  await askedFor("sign")
  expect(await client.getNetwork()).toMatchObject({ network: "MAINNET" })
  controller.abort()
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
})

test("RA2: Public is mainnet and Testnet testnet, whatever the wallet is set to", async () => {
  await sign({ networkPassphrase: networks.Public })
  await sign({ networkPassphrase: networks.Testnet })
  expect(asked.filter(([name]) => name === "sign").map(([, , word]) => word)).toEqual([
    "mainnet",
    "testnet",
  ])
})

test("RA2: any other network is refused before Rabet is asked for anything [S8.22]", async () => {
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
      message: "Rabet signs for the networks Public and Testnet alone.",
    })
  }
  expect(asked).toEqual([])
})

const windows = { connect: (options: object = {}) => client.getAddress(options), sign }

for (const [name, call] of Object.entries(windows)) {
  test(`RA3: ${name}: a refusal and a closed window are one word, and the words name both, and that it closes by itself`, async () => {
    answers[name] = fails("user-rejected")
    await expect(call()).rejects.toMatchObject({
      kind: "rejected",
      code: -4,
      message:
        "The request was declined in Rabet, or its window was closed. Its window closes by itself after 30 seconds.",
      cause: { error: "user-rejected" },
    })
  })

  test(`RA3: ${name}: after 30 seconds it was the window that closed, and nobody declined`, async () => {
    holdClock()
    const open = standing(name)
    const called = call()
    await askedFor(name)
    vi.advanceTimersByTime(30_200)
    open.reject("user-rejected")
    const error = await called.catch((thrown) => thrown)
    expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
    expect(error.message).toContain("closed by itself after 30 seconds")
    expect(error.message).not.toContain("declined")
  })

  test(`RA3: ${name}: an abort closes the window, and settles when Rabet has let go of it`, async () => {
    const open = standing(name)
    answers.close = async () => open.reject("user-rejected")
    const controller = new AbortController()
    const called = call({ signal: controller.signal })
    await askedFor(name)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted", code: -4 })
    await askedFor("close")
  })

  test(`RA3: ${name}: a window that Rabet forgot ends with the limit, and is closed`, async () => {
    holdClock()
    answers[name] = never
    const called = call()
    await askedFor(name)
    vi.advanceTimersByTime(60_000)
    await askedFor("close")
    vi.advanceTimersByTime(1_000)
    await expect(called).rejects.toMatchObject({ kind: "timeout", code: -1 })
    expect(vi.getTimerCount()).toBe(0)
  })
}

test("RA3: after an abort it settles only when Rabet has let go, so that no later call gets its answer", async () => {
  const open = standing("sign")
  answers.close = never
  const controller = new AbortController()
  const settled = vi.fn()
  const signed = sign({ signal: controller.signal })
  signed.catch(settled)
  await askedFor("sign")
  controller.abort()
  await askedFor("close")
  await quiet()
  expect(settled).not.toHaveBeenCalled()
  open.reject("user-rejected")
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
})

test("RA3: a Rabet that never lets go is waited for a moment, and no longer", async () => {
  holdClock()
  answers.sign = never
  answers.close = never
  const controller = new AbortController()
  const signed = sign({ signal: controller.signal })
  await askedFor("sign")
  controller.abort()
  await askedFor("close")
  vi.advanceTimersByTime(1_000)
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})

test("RA4: it connects before it signs, which unlocks it", async () => {
  let unlocked = false
  answers.isUnlocked = async () => unlocked
  answers.connect = async () => {
    unlocked = true
    return { publicKey: account }
  }
  await sign()
  expect(names()).toEqual(["isUnlocked", "connect", "isUnlocked", "sign"])
})

test("RA4: it is never asked to sign while it is locked, connected or not", async () => {
  answers.isUnlocked = async () => false
  await expect(sign()).rejects.toMatchObject({ kind: "locked", code: -1 })
  expect(names()).not.toContain("sign")
})

test("RA4: locked under the window is told as such", async () => {
  answers.sign = fails("no-user-logged")
  await expect(sign()).rejects.toMatchObject({ kind: "locked" })
})

test("RA4: set to another account than the one named, it is not asked to sign", async () => {
  const error = await sign({ address: other }).catch((thrown) => thrown)
  expect(error).toMatchObject({ kind: "wrong-account", code: -3 })
  expect(error.message).toContain(account)
  expect(error.message).toContain(other)
  expect(names()).not.toContain("sign")
})

test("a contract's address is refused before asking: Rabet would sign with its own account", async () => {
  const address = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  await expect(sign({ address })).rejects.toMatchObject({ kind: "unsupported", code: -3 })
  expect(asked).toEqual([])
})

test("RA4: an account changed under the window ends the request and closes the window", async () => {
  const open = standing("sign")
  answers.close = async () => open.reject("user-rejected")
  const signed = sign().catch((thrown) => thrown)
  await askedFor("sign")
  tell("accountChanged")
  await askedFor("close")
  expect(await signed).toMatchObject({
    kind: "wrong-account",
    message: "The account was changed in Rabet while it was being asked. Ask again.",
  })
})

test("RA5: where nothing ever settles, it ends after about a second each, with the hint", async () => {
  holdClock()
  for (const name of Object.keys(answers)) answers[name] = never
  const hint = { kind: "timeout", message: expect.stringContaining("save its settings") }

  const network = client.getNetwork()
  await askedFor("getNetwork")
  vi.advanceTimersByTime(1_000)
  await expect(network).rejects.toMatchObject(hint)

  for (const [nth, call] of [() => client.getAddress(), sign].entries()) {
    const called = call()
    await askedFor("isUnlocked", nth + 1)
    vi.advanceTimersByTime(1_000)
    await askedFor("connect", nth + 1)
    vi.advanceTimersByTime(1_000)
    await askedFor("close", nth + 1)
    vi.advanceTimersByTime(1_000)
    await expect(called).rejects.toMatchObject(hint)
  }
  expect(names()).not.toContain("sign")
  const ended = client.disconnect()
  await askedFor("disconnect")
  vi.advanceTimersByTime(1_000)
  await expect(ended).rejects.toMatchObject(hint)
  expect(vi.getTimerCount()).toBe(0)
})

test("RA5: a Rabet without an account is silent when it is asked whether it is unlocked, and says so when it connects", async () => {
  holdClock()
  answers.isUnlocked = never
  answers.connect = fails("no-account")
  const called = client.getAddress()
  await askedFor("isUnlocked")
  vi.advanceTimersByTime(1_000)
  await expect(called).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("no account yet"),
  })
})

test("RA5: switched off or updated under the page, the page is to be reloaded, whatever was asked", async () => {
  for (const name of Object.keys(answers)) answers[name] = fails("no-message-received")
  for (const call of [() => client.getAddress(), sign, () => client.getNetwork()]) {
    await expect(call()).rejects.toMatchObject({
      kind: "page-stale",
      code: -1,
      message: "Rabet was switched off or updated. Reload this page.",
    })
  }
})

test("RA5: silent after it has answered this page, it was switched off or updated: reload the page", async () => {
  await client.getAddress()
  for (const name of Object.keys(answers)) answers[name] = never
  holdClock()
  const lost = {
    kind: "page-stale",
    message: "Rabet was switched off or updated. Reload this page.",
  }
  for (const [nth, call] of [sign, () => client.getAddress()].entries()) {
    const called = call()
    await askedFor("isUnlocked", nth + 2)
    vi.advanceTimersByTime(2_000)
    await expect(called).rejects.toMatchObject(lost)
  }
  const network = client.getNetwork()
  await askedFor("getNetwork")
  vi.advanceTimersByTime(2_000)
  await expect(network).rejects.toMatchObject(lost)
  expect(names().filter((name) => name === "connect")).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test("RA5: a Rabet that answered before and wakes slowly is not called switched off", async () => {
  await client.getAddress()
  const unlocked = standing("isUnlocked")
  holdClock()
  const signed = sign()
  await askedFor("isUnlocked", 2)
  vi.advanceTimersByTime(1_900)
  unlocked.resolve(true)
  expect(await signed).toMatchObject({ signerAddress: account })
})

test("RA5: not connected right after it connected is Rabet's fault, is said so, and is not tried again", async () => {
  answers.sign = fails("not-connected")
  const error = await sign().catch((thrown) => thrown)
  expect(error).toMatchObject({ kind: "internal", code: -1 })
  expect(error.message).toContain("though it has just connected it")
  expect(error.message).toContain("Turn off Privacy mode in its settings (General)")
  expect(names()).toEqual(["isUnlocked", "connect", "sign"])
})

test("RA6: a fee bump and what is no envelope are refused before Rabet is asked for anything", async () => {
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
  expect(asked).toEqual([])
})

test("RA6: an answer without an envelope is no signature", async () => {
  answers.sign = async () => ({ xdr: null })
  await expect(sign()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("no signature"),
  })
})

test("RA6: a window that would be off the screen is told with what helps", async () => {
  answers.connect = fails("internal-error")
  await expect(client.getAddress()).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("fully onto the screen"),
  })
})

test("its other words, and what it does not say", async () => {
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

test("answers of another shape are refused", async () => {
  for (const answer of [undefined, null, "", 7, {}, { publicKey: "someone", xdr: "<xdr>" }]) {
    answers.sign = answers.getNetwork = async () => answer
    await expect(sign()).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    await expect(client.getNetwork()).rejects.toMatchObject({ kind: "bad-reply" })
    answers.connect = async () => answer
    await expect(client.getAddress()).rejects.toMatchObject({ kind: "bad-reply" })
    answers.connect = async () => ({ publicKey: account })
  }
})

test("disconnecting tells Rabet, and where there is none does nothing", async () => {
  await client.disconnect()
  expect(names()).toEqual(["disconnect"])
  answers.disconnect = fails("unknown-error")
  await expect(client.disconnect()).rejects.toMatchObject({ kind: "internal" })
  Reflect.deleteProperty(window, "rabet")
  await client.disconnect()
})

/** Watches until it is told to end. */
function watching() {
  const changes: WalletChange[] = []
  const ended = new AbortController()
  client.watch((change) => changes.push(change), ended.signal)
  return { changes, end: () => ended.abort() }
}

const mainnet = { network: "MAINNET", networkPassphrase: networks.Public }

test("watching tells the network as it is found, and that it is locked where it is", async () => {
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

test("watching tells of another network, as Rabet gives it when it is asked again", async () => {
  const { changes, end } = watching()
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  answers.getNetwork = async () => ({ passphrase: networks.Testnet, network: "TESTNET" })
  tell("networkChanged", "anything")
  await vi.waitFor(() =>
    expect(changes[1]).toEqual({
      network: { network: "TESTNET", networkPassphrase: networks.Testnet },
    }),
  )
  end()
})

test("watching: a network told of while the one before it is being read is the one that is told last", async () => {
  holdClock()
  const open = standing("getNetwork")
  const { changes, end } = watching()
  await askedFor("getNetwork")
  tell("networkChanged")
  await quiet()
  // Answers carry no id: this one, of before the change, would settle a second call that stood beside the first.
  open.resolve({ passphrase: networks.Public, network: "MAINNET" })
  await askedFor("getNetwork", 2)
  open.resolve({ passphrase: networks.Testnet, network: "TESTNET" })
  await quiet()
  expect(changes.map(({ network }) => network?.network)).toEqual(["MAINNET", "TESTNET"])
  end()
})

test("watching: a network that was read is told at once, not after what Rabet tells while it says whether it is locked", async () => {
  holdClock()
  const open = standing("isUnlocked")
  const { changes, end } = watching()
  await askedFor("isUnlocked")
  await quiet()
  expect(changes).toEqual([{ network: mainnet }])
  answers.getNetwork = async () => ({ passphrase: networks.Testnet, network: "TESTNET" })
  tell("networkChanged")
  await quiet()
  open.resolve(false)
  await quiet()
  expect(changes.slice(1)).toMatchObject([
    { network: { network: "TESTNET" } },
    { address: "", reason: "locked" },
  ])
  end()
})

test("watching tells of another account that it must be asked for, and asks nothing itself", async () => {
  const { changes, end } = watching()
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  tell("accountChanged")
  expect(changes[1]).toEqual({ address: "", reason: "account" })
  expect(names()).not.toContain("connect")
  end()
})

test("Rabet's object is listened to once in a page, however many watch; who stops is told nothing more", async () => {
  const [first, second] = [watching(), watching()]
  await vi.waitFor(() => expect(second.changes).toHaveLength(1))
  await sign()
  expect(told.map(([event]) => event).sort()).toEqual(["accountChanged", "networkChanged"])
  first.end()
  tell("accountChanged")
  expect(first.changes).toEqual([{ network: mainnet }])
  expect(second.changes).toEqual([{ network: mainnet }, { address: "", reason: "account" }])
  second.end()
  tell("accountChanged")
  expect(second.changes).toHaveLength(2)
})

test("an object that cannot be listened to is asked all the same", async () => {
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

test("watching begins when Rabet's object comes, and one that has ended before hears nothing", async () => {
  Reflect.deleteProperty(window, "rabet")
  const [stays, goes] = [watching(), watching()]
  goes.end()
  inject()
  await vi.waitFor(() => expect(stays.changes).toEqual([{ network: mainnet }]))
  expect(goes.changes).toEqual([])
  stays.end()
})

test("a watch that ends while it reads tells nothing, and nothing is left", async () => {
  holdClock()
  answers.getNetwork = answers.isUnlocked = never
  const { changes, end } = watching()
  end()
  await quiet()
  expect(changes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  client.watch(() => {}, AbortSignal.abort())
  expect(vi.getTimerCount()).toBe(0)
})

test("the module: available with its object, also when that comes late, and watching until it is stopped", async () => {
  Reflect.deleteProperty(window, "rabet")
  const module = rabetModule()
  const arrived = new Promise<void>((resolve) => module.onArrival?.(resolve))
  expect(await module.isAvailable()).toBe(false)
  inject()
  await arrived
  expect(await module.isAvailable()).toBe(true)
  const changes: WalletChange[] = []
  const stop = module.watch?.((change) => changes.push(change))
  await vi.waitFor(() => expect(changes).toHaveLength(1))
  stop?.()
  tell("accountChanged")
  expect(changes).toHaveLength(1)
})

test("the module, once it was asked for access, hears a change told in the very next moment", async () => {
  const module = rabetModule()
  await module.getAddress()
  const changes: WalletChange[] = []
  const stop = module.watch?.((change) => changes.push(change))
  tell("accountChanged")
  expect(changes).toEqual([{ address: "", reason: "account" }])
  stop?.()
})

test("without its object, every call says that Rabet is not installed [S8.21]", async () => {
  Reflect.deleteProperty(window, "rabet")
  const calls = await Promise.allSettled([client.getAddress(), client.getNetwork(), sign()])
  for (const call of calls) {
    expect(call).toMatchObject({
      status: "rejected",
      reason: { kind: "not-installed", code: -1, message: "Rabet is not installed" },
    })
  }
})
