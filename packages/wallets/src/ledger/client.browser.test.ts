import {
  type AccountsPrompt,
  encodeAddress,
  inEnglish,
  networks,
  type Prompt,
  WalletError,
  type WalletUi,
} from "@alidade/core"
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import { readEnvelope } from "@alidade/core/verify"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { clicked, type FakeDevice, fakeLedger } from "../../test/ledger.js"
import { card } from "./card.js"
import { closeDevice } from "./command.js"
import { ledgerModule } from "./module.js"

const networkPassphrase = networks.Testnet
const path = "44'/148'/0'"
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
const hash = "6b9b5fe002cfbcab4e461e75c1dfc836c873d4d4b1c6610ec8153491332ecd8e"
const type9 =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
const signature = "01".repeat(64)
const signed = encodeBase64(decodeHex(signature))

/** The simulated key of the account at an index. */
const keyOf = (index: number): string => index.toString(16).padStart(2, "0").repeat(32)
const addressOf = (index: number): string => encodeAddress(decodeHex(keyOf(index)))

let device: FakeDevice
let remove: () => void
/** The device's settings and its replies by instruction. */
let app: { version: string; blind: boolean; locked: boolean; answers: Record<string, string> }
let shown: (Prompt | undefined)[]

const ui = (attached = true): WalletUi => ({ attached, show: (prompt) => void shown.push(prompt) })
const last = <Kind extends Prompt["kind"]>(kind: Kind): Extract<Prompt, { kind: Kind }> =>
  shown.findLast((prompt): prompt is Extract<Prompt, { kind: Kind }> => prompt?.kind === kind)!
const accounts = (): AccountsPrompt => last("accounts")
const instructionsReceived = (): string[] => device.received.map((apdu) => apdu.slice(2, 4))
const untilReceived = (instruction: string) =>
  vi.waitUntil(() => instructionsReceived().includes(instruction))

/** A reply that stays pending until `respond` is called. */
function held(): { answer: Promise<string>; respond(reply: string): void } {
  let respond = (_: string): void => {}
  const answer = new Promise<string>((resolve) => {
    respond = resolve
  })
  return { answer, respond }
}

beforeEach(() => {
  shown = []
  app = { version: "060000", blind: false, locked: false, answers: {} }
  const fake = fakeLedger()
  device = fake.device
  remove = fake.remove
  device.script(answerOf)
})

afterEach(() => {
  closeDevice()
  vi.restoreAllMocks()
  vi.useRealTimers()
  remove()
})

function answerOf(apdu: string): string {
  if (app.locked) return "5515"
  const instruction = apdu.slice(2, 4)
  if (app.answers[instruction] !== undefined) return app.answers[instruction]
  if (instruction === "02") return `${keyOf(Number.parseInt(apdu.slice(-2), 16))}9000`
  if (instruction === "06") return `0${Number(app.blind)}${app.version}20009000`
  // P2: another part follows.
  return apdu.slice(6, 8) === "80" ? "9000" : `${signature}9000`
}

/** A module whose device was granted on an earlier visit. */
async function remembered() {
  device.grant()
  const module = ledgerModule(card)
  expect(await module.isAvailable()).toBe(true)
  return module
}

/** A module whose device was not granted yet. */
async function fresh() {
  const module = ledgerModule(card)
  expect(await module.isAvailable()).toBe(true)
  return module
}

const signTransaction = async (options: object = {}) =>
  (await remembered()).signTransaction!(xdr, { networkPassphrase, path, ...options })

describe("choosing the device", () => {
  test("opens the browser's list inside the click, before anything is awaited", async () => {
    const module = await fresh()
    const address = module.getAddress({ path })
    expect(device.lists).toBe(1)
    expect(await address).toEqual({ address: addressOf(0), path })
    await module.getAddress({ path })
    expect(device.lists).toBe(1)
  })

  test("opens the list once through the module's `open` when a signature needs the device first", async () => {
    const module = await fresh()
    const { signal } = new AbortController()
    const opened = module.open?.({ signal })
    expect(device.lists).toBe(1)
    await module.signTransaction!(xdr, { networkPassphrase, path, opened })
    expect(device.lists).toBe(1)
    expect(module.open).toBeUndefined()
  })

  test("opens no list for a device that was granted before", async () => {
    const module = await remembered()
    expect(module.open).toBeUndefined()
    expect(await module.getAddress({ path })).toEqual({ address: addressOf(0), path })
    expect(device.lists).toBe(0)
  })

  test("distinguishes no chosen device from a rejection, and reports a missing click", async () => {
    const module = await fresh()
    device.pick("none")
    await expect(module.getAddress({ path })).rejects.toMatchObject({
      kind: "popup-closed",
      message: expect.stringContaining("No device was chosen"),
    })
    device.pick(new DOMException("Must be handling a user gesture", "SecurityError"))
    await expect(module.getAddress({ path })).rejects.toMatchObject({ kind: "popup-blocked" })
  })

  test("ends a request at once that is canceled while the list is open", async () => {
    const module = await fresh()
    const controller = new AbortController()
    const called = module.getAddress({ path, signal: controller.signal })
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
    expect(device.received).toEqual([])
  })

  test("asks again within a click after the device was unplugged, and otherwise reports it", async () => {
    const module = await remembered()
    device.unplug()
    clicked(false)
    await expect(module.getAddress({ path })).rejects.toMatchObject({
      kind: "unplugged",
      message: expect.stringContaining("Plug it in"),
    })
    device.plug()
    expect(await module.getAddress({ path })).toMatchObject({ path })
  })
})

describe("a page without device access", () => {
  test("LE5: is unavailable with a reason in a browser without WebHID and WebUSB", async () => {
    Object.defineProperty(navigator, "hid", { value: undefined, configurable: true })
    Object.defineProperty(navigator, "usb", { value: undefined, configurable: true })
    const module = ledgerModule(card)
    expect(await module.isAvailable()).toBe(false)
    expect(inEnglish(module.obstacle?.() ?? "")).toContain("no WebHID")
    await expect(module.getAddress({ path })).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining("no WebHID"),
    })
    Reflect.deleteProperty(navigator, "usb")
  })

  test("gives the reason for an insecure page and for a forbidden frame", async () => {
    const module = ledgerModule(card)
    vi.spyOn(window, "isSecureContext", "get").mockReturnValue(false)
    expect(await module.isAvailable()).toBe(false)
    expect(inEnglish(module.obstacle?.() ?? "")).toContain("on https")
    vi.restoreAllMocks()
    const { hid } = navigator as unknown as { hid: { getDevices: () => Promise<unknown> } }
    vi.spyOn(hid, "getDevices").mockRejectedValue(new DOMException("no", "SecurityError"))
    expect(await module.isAvailable()).toBe(false)
    expect(inEnglish(module.obstacle?.() ?? "")).toContain("frame")
    vi.restoreAllMocks()
    expect(await module.isAvailable()).toBe(true)
    expect(module.obstacle?.()).toBeUndefined()
  })
})

describe("accounts", () => {
  test("reads accounts one by one, ten at a time, shows them, and returns the chosen one [S3.26 S3.27 S9.15]", async () => {
    const third = held()
    device.script((apdu) => (apdu.endsWith("80000002") ? third.answer : answerOf(apdu)))
    const module = await remembered()
    const chosen = module.getAddress({ ui: ui() })
    await vi.waitUntil(() => accounts()?.accounts.length === 2)
    expect(accounts()).toMatchObject({ kind: "accounts", reading: true })
    await vi.waitUntil(() => device.received.length === 3)
    accounts().more()
    third.respond(`${keyOf(2)}9000`)
    await vi.waitUntil(() => !accounts().reading)
    expect(accounts().accounts).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ publicKey: addressOf(index), index })),
    )
    accounts().read(77)
    await vi.waitUntil(() => accounts().accounts.length === 11)
    accounts().more()
    await vi.waitUntil(() => accounts().accounts.length === 21 && !accounts().reading)
    expect(accounts().accounts.map(({ index }) => index)).toEqual([...Array(20).keys(), 77])
    accounts().choose({ publicKey: "G", index: 999 })
    accounts().choose(accounts().accounts[20]!)
    expect(await chosen).toEqual({ address: addressOf(77), path: "44'/148'/77'" })
  })

  test("verifies an account on the device: confirmed, declined, or another address", async () => {
    const module = await remembered()
    const chosen = module.getAddress({ ui: ui() })
    await vi.waitUntil(() => accounts()?.accounts.length === 10 && !accounts().reading)
    const verified = accounts().verify!(3)
    expect(accounts().verifying).toBe(3)
    expect(await verified).toBe(true)
    expect(device.received.at(-1)).toBe("e00200010d038000002c8000009480000003")
    expect(accounts().verifying).toBeUndefined()
    device.script(() => "6985")
    expect(await accounts().verify!(3)).toBe(false)
    expect(accounts().error).toBeUndefined()
    device.script(() => `${keyOf(99)}9000`)
    expect(await accounts().verify!(3)).toBe(false)
    expect(accounts().error).toMatchObject({ kind: "bad-reply" })
    expect(await accounts().verify!(55)).toBe(false)
    accounts().choose(accounts().accounts[3]!)
    expect(await chosen).toMatchObject({ address: addressOf(3) })
  })

  test("reports a device error, continues where reading stopped, and rejects an invalid index", async () => {
    const module = await remembered()
    const controller = new AbortController()
    const chosen = module.getAddress({ ui: ui(), signal: controller.signal })
    device.script((apdu) => (apdu.endsWith("80000004") ? "5515" : answerOf(apdu)))
    await vi.waitUntil(() => accounts()?.error)
    expect(accounts()).toMatchObject({ reading: false, error: { kind: "locked" } })
    expect(accounts().accounts.length).toBe(4)
    device.script(answerOf)
    accounts().more()
    await vi.waitUntil(() => accounts().accounts.length === 10 && !accounts().reading)
    expect(accounts().error).toBeUndefined()
    accounts().read(-1)
    await vi.waitUntil(() => accounts().error)
    expect(accounts().error).toMatchObject({ kind: "bad-request" })
    controller.abort()
    await expect(chosen).rejects.toMatchObject({ kind: "aborted" })
    const before = shown.length
    accounts().more()
    await module.getAddress({ path })
    expect(shown.length).toBe(before)
  })

  test("requires a path if there is no screen, without asking the device", async () => {
    const module = await fresh()
    for (const options of [{}, { ui: ui(false) }]) {
      await expect(module.getAddress(options)).rejects.toMatchObject({
        kind: "unsupported",
        message: expect.stringContaining("44'/148'/0'"),
      })
    }
    expect(device.lists).toBe(0)
  })

  test("lists accounts by page", async () => {
    const module = await remembered()
    const second = await module.getAddresses!(1)
    expect(second.map(({ index }) => index)).toEqual([...Array(10).keys()].map((n) => n + 10))
    expect(second[0]).toEqual({ publicKey: addressOf(10), index: 10 })
    for (const page of [-1, 0.5, 2 ** 31]) {
      await expect(module.getAddresses!(page)).rejects.toMatchObject({ kind: "bad-request" })
    }
  })
})

describe("signatures", () => {
  test("sends the whole transaction to the device and adds its signature to the envelope [S3.17 S3.18]", async () => {
    const reply = await signTransaction({ address: addressOf(0) })
    expect(reply.signerAddress).toBe(addressOf(0))
    const { signatures, body } = readEnvelope(reply.signedTxXdr)
    expect(signatures.map((entry) => [encodeHex(entry.hint), encodeHex(entry.signature)])).toEqual([
      [keyOf(0).slice(-8), signature],
    ])
    const sent = device.received.filter((apdu) => apdu.startsWith("e004"))
    const data = sent
      .map((apdu) => apdu.slice(10))
      .join("")
      .slice(26)
    const digest = await crypto.subtle.digest("SHA-256", decodeHex(data) as Uint8Array<ArrayBuffer>)
    expect(encodeHex(new Uint8Array(digest))).toBe(hash)
    expect(data.endsWith(encodeHex(body))).toBe(true)
  })

  test("returns the device's signatures of an auth entry of type 9 and of a message [S3.20 S3.21 S3.22 S3.23]", async () => {
    const module = await remembered()
    expect(await module.signAuthEntry!(type9, { path })).toEqual({
      signedAuthEntry: signed,
      signerAddress: addressOf(0),
    })
    const sent = device.received.filter((apdu) => apdu.startsWith("e00a"))
    expect(
      sent
        .map((apdu) => apdu.slice(10))
        .join("")
        .slice(26),
    ).toBe(encodeHex(decodeBase64(type9)))
    expect(await module.signMessage!("Hello, World!", { path })).toEqual({
      signedMessage: signed,
      signerAddress: addressOf(0),
    })
    expect(device.received.at(-1)).toMatch(/^e00c00001a.*48656c6c6f2c20576f726c6421$/)
    expect(module.capabilities).toMatchObject({ messageBytes: true })
    await module.signMessage!(Uint8Array.of(0xff, 0), { path })
    expect(device.received.at(-1)).toMatch(/^e00c00000f.*ff00$/)
    // The version is read once while the device is open.
    expect(instructionsReceived().filter((entry) => entry === "06").length).toBe(1)
  })

  test("rejects invalid requests before asking the device", async () => {
    const module = await remembered()
    const type10 = encodeBase64(decodeBase64(type9).with(3, 10))
    const refused = [
      module.signTransaction!(xdr, { path }),
      module.signTransaction!("AAAA", { networkPassphrase, path }),
      module.signTransaction!(xdr, { networkPassphrase }),
      module.signTransaction!(xdr, { networkPassphrase, path: "44'/60'/0'" }),
      module.signAuthEntry!(type10, { path }),
      module.signAuthEntry!("", { path }),
      module.signMessage!(null as unknown as string, { path }),
      module.signMessage!("a", { path, address: `C${"A".repeat(55)}` }),
    ]
    const kinds = (await Promise.allSettled(refused)).map(
      (entry) => entry.status === "rejected" && entry.reason.kind,
    )
    expect(new Set(kinds)).toEqual(new Set(["bad-request", "unsupported"]))
    expect(device.received).toEqual([])
  })

  test("detects another device by its account before asking it to sign", async () => {
    await expect(signTransaction({ address: addressOf(5) })).rejects.toMatchObject({
      kind: "wrong-account",
      message: expect.stringContaining(path),
    })
    expect(instructionsReceived()).toEqual(["02"])
  })

  test.each([
    ["050100", "signAuthEntry", type9, "5.1.0"],
    ["050900", "signMessage", "hello", "5.9.0"],
  ] as const)(
    "LE2: reports that app %s is too old for %s, with both versions",
    async (version, name, what, is) => {
      app.version = version
      const module = await remembered()
      await expect(module[name]!(what, { path })).rejects.toMatchObject({
        kind: "outdated",
        message: expect.stringContaining(is),
      })
      expect(instructionsReceived()).toEqual(["02", "06"])
    },
  )

  test("signs auth entries with app 5.2.0", async () => {
    app.version = "050200"
    const module = await remembered()
    expect(await module.signAuthEntry!(type9, { path })).toMatchObject({ signedAuthEntry: signed })
  })
})

describe("blind signing", () => {
  test.each(["b004", "b005"])(
    "%s: shows the hash, and signs it once the user has agreed",
    async (status) => {
      app.answers["04"] = status
      app.blind = true
      const called = signTransaction({ ui: ui() })
      await vi.waitUntil(() => last("blind"))
      expect(last("blind").hash).toBe(hash)
      expect(instructionsReceived()).not.toContain("08")
      last("blind").confirm()
      expect(readEnvelope((await called).signedTxXdr).signatures.length).toBe(1)
      expect(device.received.at(-1)).toMatch(new RegExp(`^e00800002d.*${hash}$`))
      expect(shown.at(-1)).toMatchObject({ kind: "waiting", on: "device" })
    },
  )

  test("signs the sha256 of an auth entry's preimage", async () => {
    app.answers["0a"] = "b005"
    app.blind = true
    const module = await remembered()
    const called = module.signAuthEntry!(type9, { path, ui: ui() })
    await vi.waitUntil(() => last("blind"))
    expect(last("blind").hash).toBe(
      "366e0230978fa7e4aed9a2041e62e7bf6fd9bb787324cdfef71237ef630d9a47",
    )
    last("blind").confirm()
    expect(await called).toMatchObject({ signedAuthEntry: signed })
  })

  test("does not sign if the device does not allow it, and says how to allow it", async () => {
    for (const status of ["b005", "6c66"]) {
      app.answers["04"] = status
      await expect(signTransaction({ ui: ui() })).rejects.toMatchObject({
        kind: "unsupported",
        message: expect.stringContaining("blind signing"),
        ext: { status },
      })
    }
    expect(instructionsReceived()).not.toContain("08")
    expect(last("blind")).toBeUndefined()
  })

  test("does not sign without a screen or after the request is canceled", async () => {
    app.answers["04"] = "b004"
    app.blind = true
    await expect(signTransaction()).rejects.toMatchObject({ kind: "unsupported" })
    const controller = new AbortController()
    const called = signTransaction({ ui: ui(), signal: controller.signal })
    await vi.waitUntil(() => last("blind"))
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
    expect(instructionsReceived()).not.toContain("08")
  })
})

describe("failures", () => {
  test("reports a request declined on the device", async () => {
    app.answers["04"] = "6985"
    await expect(signTransaction({ ui: ui() })).rejects.toMatchObject({
      kind: "rejected",
      code: -4,
    })
  })

  test("shows a locked device and continues after unlocking, or throws without a screen", async () => {
    app.locked = true
    const called = signTransaction({ ui: ui() })
    await vi.waitUntil(() => last("waiting")?.error)
    expect(last("waiting")).toMatchObject({ on: "device", error: { kind: "locked" } })
    app.locked = false
    last("waiting").retry?.()
    expect(await called).toHaveProperty("signedTxXdr")
    expect(last("waiting")).not.toHaveProperty("error")
    app.locked = true
    for (const options of [{}, { ui: ui(false) }]) {
      await expect(signTransaction(options)).rejects.toMatchObject({ kind: "locked" })
    }
  })

  test("continues after the user opens the Stellar app", async () => {
    app.answers["02"] = "6e01"
    const called = signTransaction({ ui: ui() })
    await vi.waitUntil(() => last("waiting")?.error)
    expect(last("waiting").error).toMatchObject({ kind: "wrong-app" })
    app.answers = {}
    last("waiting").retry?.()
    expect(await called).toHaveProperty("signedTxXdr")
  })

  test("ends the call when the device is unplugged, and the next call opens it again", async () => {
    device.script((apdu) => (apdu.startsWith("e004") ? held().answer : answerOf(apdu)))
    const called = signTransaction()
    await untilReceived("04")
    device.unplug()
    await expect(called).rejects.toMatchObject({
      kind: "unplugged",
      message: expect.stringContaining("unplugged"),
    })
    device.plug()
    device.script(answerOf)
    expect(await signTransaction()).toHaveProperty("signedTxXdr")
  })

  test.each(["open", "send"] as const)(
    "reports a device that fails to %s, with what to do",
    async (what) => {
      device.failOn(what)
      await expect(signTransaction()).rejects.toMatchObject({
        kind: what === "open" ? "external" : "unplugged",
        message: expect.stringContaining(what === "open" ? "in use elsewhere" : "Plug it in"),
      })
    },
  )

  test("reports a device in use in another tab at once and sends nothing", async () => {
    const free = held()
    const taken = held()
    const other = navigator.locks.request("alidade.ledger", () => {
      taken.respond("")
      return free.answer
    })
    await taken.answer
    await expect(signTransaction()).rejects.toMatchObject({
      kind: "external",
      message: expect.stringContaining("in use elsewhere"),
    })
    expect(device.received).toEqual([])
    free.respond("")
    await other
    expect(await signTransaction()).toHaveProperty("signedTxXdr")
  })

  test("ignores unexpected reports and those of another page, and rejects a damaged reply", async () => {
    const waiting = held()
    device.script((apdu) => (apdu.startsWith("e004") ? waiting.answer : answerOf(apdu)))
    const called = signTransaction()
    await untilReceived("04")
    device.emit(new Uint8Array(64).fill(255))
    device.emit(Uint8Array.of(0, 0, 2, ...new Uint8Array(61)))
    waiting.respond(`${signature}9000`)
    expect(await called).toHaveProperty("signedTxXdr")
    device.script((apdu) => {
      if (apdu.startsWith("e004")) device.emit(new Uint8Array(1))
      return answerOf(apdu)
    })
    await expect(signTransaction()).rejects.toMatchObject({ kind: "bad-reply" })
    expect(device.opened).toBe(false)
  })

  test("LE6: waits for the device's reply to a canceled command before the next command", async () => {
    const waiting = held()
    device.script((apdu) => (apdu.startsWith("e004") ? waiting.answer : answerOf(apdu)))
    const controller = new AbortController()
    const called = signTransaction({ signal: controller.signal })
    await untilReceived("04")
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
    const sent = device.received.length
    const next = (await remembered()).signMessage!("hello", { path })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(device.received.length).toBe(sent)
    device.script(answerOf)
    waiting.respond("6985")
    expect(await next).toMatchObject({ signedMessage: signed })
    // The remaining parts of the canceled command were not sent.
    expect(instructionsReceived()).toEqual(["02", "04", "02", "06", "0c"])
  })

  test("closes a device that is silent until the deadline, and the next call opens it again", async () => {
    device.script((apdu) => (apdu.startsWith("e004") ? held().answer : answerOf(apdu)))
    const deadline = new AbortController()
    const called = signTransaction({ signal: deadline.signal })
    await untilReceived("04")
    deadline.abort(new WalletError("timeout", "The request expired."))
    await expect(called).rejects.toMatchObject({ kind: "timeout" })
    expect(device.opened).toBe(false)
    device.script(answerOf)
    expect(await signTransaction()).toHaveProperty("signedTxXdr")
  })

  test("closes a device that opens after its call has ended", async () => {
    const module = await remembered()
    const [attached] = await (
      navigator as unknown as { hid: { getDevices(): Promise<{ open(): Promise<void> }[]> } }
    ).hid.getDevices()
    const opening = held()
    const open = attached!.open
    const begun = vi.spyOn(attached!, "open").mockImplementation(async () => {
      await opening.answer
      await open()
    })
    const closing = vi.spyOn(attached as unknown as { close(): Promise<void> }, "close")
    const controller = new AbortController()
    const called = module.getAddress({ path, signal: controller.signal })
    await vi.waitUntil(() => begun.mock.calls.length === 1)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
    await module.disconnect?.()
    opening.respond("")
    await vi.waitUntil(() => closing.mock.calls.length === 1)
    expect(device.opened).toBe(false)
    expect(await module.getAddress({ path })).toEqual({ address: addressOf(0), path })
  })

  test("closes the device on disconnect", async () => {
    const module = await remembered()
    await module.getAddress({ path })
    expect(device.opened).toBe(true)
    await module.disconnect?.()
    expect(device.opened).toBe(false)
  })
})
