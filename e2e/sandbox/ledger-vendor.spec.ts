import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  FeeBumpTransaction,
  hash,
  Keypair,
  Networks,
  Operation,
  StrKey,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { inClick } from "../harness/click.js"
import type * as Vendor from "../harness/ledger/vendor.js"
import { isPending } from "../harness/pending.js"
import { expect, test } from "../harness/test.js"

/** Drives the simulated Ledger with the vendor's own packages, unchanged, and by hand where they are not enough. */

type Str = InstanceType<typeof Vendor.Str>
type Transport = Awaited<ReturnType<typeof Vendor.TransportWebHID.create>>

declare global {
  interface Window {
    /** The vendor's objects, once opened. */
    ledger?: { str: Str; transport: Transport; disconnects: string[] }
  }
}

/** SEP-5's published accounts for the device's recovery phrase. */
const accounts = [
  "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
  "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
  "GAY5PRAHJ2HIYBYCLZXTHID6SPVELOOYH2LBPH3LD4RUMXUW3DOYTLXW",
] as const
const [first, second] = accounts
const path = "44'/148'/0'"

/** Type 9 and type 10 of one invocation. */
const entries = {
  v1: "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
  v2: "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
}

/** Result of a call: bytes in hex, or the name and text of what it throws. */
interface Outcome {
  value?: unknown
  thrown?: { name: string; message: string; status?: string }
}

/** Opens the device as the vendor does, and approves its dialog if it appears. */
async function open(page: Page): Promise<Outcome> {
  return page.evaluate(async () => {
    const { Str, TransportWebHID } = await window.harness.ledgerVendor()
    try {
      const transport = await TransportWebHID.create()
      const disconnects: string[] = []
      transport.on("disconnect", ({ name }: Error) => disconnects.push(name))
      window.ledger = { str: new Str(transport), transport, disconnects }
      return { value: "open" }
    } catch (thrown) {
      const { name, message } = thrown as Error
      return { thrown: { name, message } }
    }
  })
}

type Method = "getAppConfiguration" | "getPublicKey" | `sign${string}`

/** Calls a method of the vendor's app for account 0 or another; bytes go in as base64, and come back in hex. */
function call(
  page: Page,
  method: Method,
  payload?: Uint8Array | boolean,
  account: string = path,
): Promise<Outcome> {
  const bytes = payload instanceof Uint8Array ? Buffer.from(payload).toString("base64") : undefined
  return page.evaluate(
    async ({ method, bytes, payload, account }) => {
      const { Buffer } = globalThis as unknown as { Buffer: BufferConstructor }
      const str = window.ledger!.str as unknown as Record<
        string,
        (path: string, payload: unknown) => Promise<Record<string, unknown>>
      >
      try {
        const value = await str[method]!(account, bytes ? Buffer.from(bytes, "base64") : payload)
        const { signature, rawPublicKey } = value
        const shown = (signature ?? rawPublicKey) as Buffer | undefined
        return { value: shown ? Buffer.from(shown).toString("hex") : value }
      } catch (thrown) {
        const { name, message, statusCode, cause } = thrown as Error & { statusCode?: number }
        const code = statusCode ?? (cause as { statusCode?: number } | undefined)?.statusCode
        return { thrown: { name, message, ...(code && { status: code.toString(16) }) } }
      }
    },
    { method, bytes, payload: typeof payload === "boolean" ? payload : undefined, account },
  )
}

function payment(networkPassphrase: string = Networks.TESTNET, count: number = 1): Transaction {
  const builder = new TransactionBuilder(new Account(first, "1"), { fee: "100", networkPassphrase })
  for (let index = 0; index < count; index++)
    builder.addOperation(
      Operation.payment({ destination: second, asset: Asset.native(), amount: "1.5" }),
    )
  return builder.setTimeout(0).build()
}

/** Whether an outcome is the account's signature over a digest. */
function isSignature({ value }: Outcome, digest: Uint8Array, signer: string = first): boolean {
  return Keypair.fromPublicKey(signer).verify(digest, Buffer.from(String(value), "hex"))
}

test.beforeEach(({ openHarness }) => openHarness())

test("LE7: access to the device is granted in the browser's dialog, and survives a reload", async ({
  openHarness,
  page,
  sandbox,
}) => {
  const devices = () =>
    page.evaluate(async () => (await (navigator as unknown as Buses).hid.getDevices()).length)
  expect(await devices()).toBe(0)
  await sandbox.ledger.set({ locked: true })
  await page.evaluate(() => window.harness.ledgerVendor())
  const { outcome } = await inClick(
    page,
    async () => {
      const [device] = await (navigator as unknown as Buses).hid.requestDevice({
        filters: [{ vendorId: 0x2c97 }],
      })
      const { vendorId, productId, productName, opened } = device!
      return { vendorId, productId, productName, opened }
    },
    null,
  )
  const dialog = page.getByRole("dialog", { name: "wants to connect to a device" })
  await expect(dialog).toContainText("Nano S Plus")
  await dialog.getByRole("button", { name: "Connect" }).click()
  expect(await outcome).toEqual({
    vendorId: 0x2c97,
    productId: 0x5011,
    productName: "Nano S Plus",
    opened: false,
  })
  expect((await sandbox.ledger.state()).locked).toBe(true)
  await openHarness()
  expect(await devices()).toBe(1)
  expect(await open(page)).toEqual({ value: "open" })
  await page.evaluate(async () => {
    const [device] = await (navigator as unknown as Buses).hid.getDevices()
    await device!.forget()
  })
  expect(await devices()).toBe(0)
})

test("fails as browsers do: dialog closed, nothing plugged in, no click, or a frame without permission", async ({
  page,
  sandbox,
}) => {
  const cancelled = {
    thrown: {
      name: "TransportOpenUserCancelled",
      message: "Access denied to use Ledger device",
    },
  }
  for (const answer of ["reject", "close"] as const) {
    await sandbox.ledger.next(answer)
    expect(await open(page)).toEqual(cancelled)
  }
  expect((await sandbox.ledger.state()).installed).toBe(true)
  await sandbox.ledger.set({ installed: false })
  const opening = open(page)
  const dialog = page.getByRole("dialog", { name: "wants to connect to a device" })
  await expect(dialog).toContainText("No compatible devices found.")
  await expect(dialog.getByRole("button", { name: "Connect" })).toBeDisabled()
  await sandbox.ledger.set({ installed: true })
  await expect(dialog.getByRole("button", { name: "Connect" })).toBeEnabled()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  expect(await opening).toEqual(cancelled)

  const requesting = page.evaluate(() =>
    (navigator as unknown as Buses).hid.requestDevice({ filters: [{ vendorId: 1 }] }),
  )
  await expect(dialog).toContainText("No compatible devices found.")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  expect(await requesting).toEqual([])

  const request = () =>
    (navigator as unknown as Buses).hid
      .requestDevice({ filters: [] })
      .catch(({ name }: Error) => name)
  const inFrame = async () => {
    const frame = document.createElement("iframe")
    frame.src = location.href
    frame.allow = "hid 'none'"
    document.body.append(frame)
  }
  await page.evaluate(inFrame)
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
  await frame.waitForFunction(() => document.documentElement.dataset.ready)
  expect(await frame.evaluate(request)).toBe("SecurityError")
  const withoutClick = await page.evaluate(async () => {
    // Opening a window uses up the click that an evaluation counts as.
    window.open("about:blank")?.close()
    return (navigator as unknown as Buses).hid
      .requestDevice({ filters: [] })
      .catch(({ name }: Error) => name)
  })
  expect(withoutClick).toBe("SecurityError")
})

test.describe("opened", () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.ledger.next("approve")
    expect(await open(page)).toEqual({ value: "open" })
  })

  test("LE7: returns the configuration and SEP-5's public keys at once", async ({
    page,
    sandbox,
  }) => {
    expect(await call(page, "getAppConfiguration")).toEqual({
      value: { hashSigningEnabled: false, version: "6.0.0", maxDataSize: 8192 },
    })
    const keys: string[] = []
    for (const index of accounts.keys()) {
      const { value } = await call(page, "getPublicKey", false, `44'/148'/${index}'`)
      keys.push(StrKey.encodeEd25519PublicKey(Buffer.from(String(value), "hex")))
    }
    expect(keys).toEqual(accounts)
    expect((await sandbox.ledger.state()).waiting).toEqual([])
  })

  test("an address is compared on the device, or refused", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "Ledger, simulated: Is this your address?" })
    for (const [button, expected] of [
      ["Approve", { value: Buffer.from(StrKey.decodeEd25519PublicKey(first)).toString("hex") }],
      ["Reject", { thrown: { name: "StellarUserRefusedError", status: "6985" } }],
    ] as const) {
      const asking = call(page, "getPublicKey", true)
      await expect(dialog).toContainText(first)
      await dialog.getByRole("button", { name: button }).click()
      expect(await asking).toMatchObject(expected)
      await expect(dialog).toHaveCount(0)
    }
  })

  test("a transaction is shown on the device, and signed or refused", async ({ page }) => {
    const transaction = payment(Networks.PUBLIC)
    const dialog = page.getByRole("dialog", { name: "Ledger, simulated: Sign this transaction?" })
    const signing = call(page, "signTransaction", transaction.signatureBase())
    await expect(dialog).toContainText("Public (sandbox)")
    await expect(dialog).toContainText("Payment")
    await expect(dialog).toContainText("1.5")
    await expect(dialog).toContainText(second)
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(isSignature(await signing, transaction.hash())).toBe(true)
    const refused = call(page, "signTransaction", transaction.signatureBase())
    await dialog.getByRole("button", { name: "Reject" }).click()
    expect(await refused).toEqual({
      thrown: {
        name: "StellarUserRefusedError",
        message: "User refused the request",
        status: "6985",
      },
    })
  })

  test("signs many chunks, a fee bump, an auth entry, a message and with another account", async ({
    page,
    sandbox,
  }) => {
    await sandbox.ledger.answer("approve")
    const long = payment(Networks.TESTNET, 40)
    expect(
      isSignature(await call(page, "signTransaction", long.signatureBase()), long.hash()),
    ).toBe(true)
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      second,
      "400",
      payment(),
      Networks.TESTNET,
    )
    expect(bump).toBeInstanceOf(FeeBumpTransaction)
    const bumped = await call(page, "signTransaction", bump.signatureBase(), "44'/148'/1'")
    expect(isSignature(bumped, bump.hash(), second)).toBe(true)

    const [v1, v2] = [entries.v1, entries.v2].map((entry) => Buffer.from(entry, "base64"))
    const entry = await call(page, "signSorobanAuthorization", v1)
    expect(isSignature(entry, hash(v1!))).toBe(true)
    expect(await call(page, "signSorobanAuthorization", v2)).toMatchObject({
      thrown: { name: "StellarDataParsingFailedError", status: "b005" },
    })

    const { value } = await call(page, "signMessage", Buffer.from("Hello, World!"))
    expect(
      Keypair.fromPublicKey(first).verifyMessage("Hello, World!", Buffer.from(`${value}`, "hex")),
    ).toBe(true)
  })

  test("refuses a hash without blind signing, and else shows it as one", async ({
    page,
    sandbox,
  }) => {
    const digest = new Uint8Array(32).fill(7)
    expect(await call(page, "signHash", digest)).toMatchObject({
      thrown: { name: "StellarHashSigningNotEnabledError", status: "6c66" },
    })
    await sandbox.ledger.fault("LE2-blind")
    expect(await call(page, "getAppConfiguration")).toMatchObject({
      value: { hashSigningEnabled: true },
    })
    const signing = call(page, "signHash", digest)
    const dialog = page.getByRole("dialog", { name: "Ledger, simulated: Sign this hash?" })
    await expect(dialog).toContainText("07".repeat(32))
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(isSignature(await signing, digest)).toBe(true)
  })

  test("reports a missing or wrong app by its status word, and reconnects when the app changes", async ({
    page,
    sandbox,
  }) => {
    for (const word of ["6e00", "6e01", "6d00"]) {
      await sandbox.ledger.fault(`LE3-${word}`)
      await expect
        .poll(() => page.evaluate(() => window.ledger?.disconnects))
        .toEqual(["DisconnectedDevice"])
      expect(await call(page, "getAppConfiguration")).toMatchObject({
        thrown: { name: "DisconnectedDeviceDuringOperation" },
      })
      expect(await open(page)).toEqual({ value: "open" })
      expect(await call(page, "getAppConfiguration")).toMatchObject({ thrown: { status: word } })
      await sandbox.ledger.fault(`LE3-${word}`, false)
      expect(await open(page)).toEqual({ value: "open" })
      expect(await call(page, "getAppConfiguration")).toMatchObject({ value: { version: "6.0.0" } })
    }
  })

  test("unplugging fires the event but leaves the call open; plugging in makes a new device", async ({
    page,
    sandbox,
  }) => {
    const base = payment().signatureBase()
    for (const unplug of [
      () => sandbox.ledger.set({ installed: false }),
      () => sandbox.ledger.closeWindow(),
    ]) {
      const signing = call(page, "signTransaction", base)
      await expect(page.getByRole("dialog", { name: "Sign this transaction?" })).toBeVisible()
      await unplug()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => window.ledger?.disconnects))
        .toEqual(["DisconnectedDevice"])
      expect(await isPending(page, signing)).toBe(true)
      await sandbox.ledger.set({ installed: true })
      expect(await open(page)).toEqual({ value: "open" })
    }
    expect(await call(page, "getAppConfiguration")).toMatchObject({ value: { version: "6.0.0" } })
  })

  test("LE6: loses the second of two concurrent calls, or queues it if set to", async ({
    page,
    sandbox,
  }) => {
    const base = payment().signatureBase()
    const signing = call(page, "signTransaction", base)
    await expect.poll(async () => (await sandbox.ledger.state()).waiting.length).toBe(1)
    expect(await call(page, "getAppConfiguration")).toMatchObject({
      thrown: { name: "TransportError" },
    })
    expect(await call(page, "signMessage", Buffer.from("Hello"))).toMatchObject({
      thrown: { name: "TransportRaceCondition" },
    })
    // By hand, on its own channel.
    const send = () =>
      page.evaluate(async () => {
        const [device] = await (navigator as unknown as Buses).hid.getDevices()
        const report = new Uint8Array(64)
        report.set([1, 1, 5, 0, 0, 0, 5, 0xe0, 6])
        await device!.sendReport(0, report)
      })
    const messages = async (): Promise<unknown[]> =>
      (await sandbox.ledger.state()).log.map(({ message }) => message)
    await send()
    await expect
      .poll(async () => (await messages()).at(-1))
      .toEqual({ apdu: "e006000000", lost: true })
    await sandbox.ledger.approve()
    expect(isSignature(await signing, payment().hash())).toBe(true)

    await sandbox.ledger.fault("LE6", false)
    const again = call(page, "signTransaction", base)
    await expect.poll(async () => (await sandbox.ledger.state()).waiting.length).toBe(1)
    await send()
    expect(await messages()).not.toContainEqual({ apdu: "0006000020009000" })
    await sandbox.ledger.approve()
    expect(isSignature(await again, payment().hash())).toBe(true)
    await expect.poll(messages).toContainEqual({ apdu: "0006000020009000" })
  })
})

test("LE5: supports a browser without WebHID and WebUSB, and one with only WebUSB", async ({
  page,
  sandbox,
}) => {
  await sandbox.ledger.fault("LE5")
  expect(await page.evaluate(() => ["hid" in navigator, "usb" in navigator])).toEqual([
    false,
    false,
  ])
  await sandbox.ledger.fault("LE5", false)
  await sandbox.ledger.fault("LE5-usb")
  expect(await page.evaluate(() => ["hid" in navigator, "usb" in navigator])).toEqual([false, true])
  const request = () =>
    page.evaluate(async () => {
      const { usb } = navigator as unknown as Buses
      try {
        const device = await usb.requestDevice({ filters: [{ vendorId: 0x2c97 }] })
        await device.open()
        await device.selectConfiguration(1)
        await device.claimInterface(2)
        const report = new Uint8Array(64)
        report.set([1, 1, 5, 0, 0, 0, 5, 0xe0, 6])
        await device.transferOut(3, report)
        const { data } = await device.transferIn(3, 64)
        const reading = device.transferIn(3, 64).catch(({ name }: Error) => name)
        usb.addEventListener("disconnect", () => {
          document.title = "unplugged"
        })
        document.title = "reading"
        return { data: [...new Uint8Array(data.buffer)].slice(0, 15), reading: await reading }
      } catch (thrown) {
        return (thrown as Error).name
      }
    })
  await sandbox.ledger.next("reject", "approve")
  expect(await request()).toBe("NotFoundError")
  const connected = request()
  await expect.poll(() => page.title()).toBe("reading")
  await sandbox.ledger.set({ installed: false })
  expect(await connected).toEqual({
    data: [1, 1, 5, 0, 0, 0, 8, 0, 6, 0, 0, 0x20, 0, 0x90, 0],
    reading: "NotFoundError",
  })
  expect(await page.title()).toBe("unplugged")
})

test("restores the browser's own buses when removed", async ({ page }) => {
  const names = await page.evaluate(() => {
    window.alidadeSandbox?.uninstall()
    const { hid, usb } = navigator as unknown as Buses
    return [hid.constructor.name, usb.constructor.name, ...Object.keys(navigator)]
  })
  expect(names).toEqual(["HID", "USB"])
})

/** The parts of WebHID and WebUSB used here; TypeScript has no types for either. */
interface Buses {
  readonly hid: Hid
  readonly usb: Usb
}
interface Hid {
  getDevices(): Promise<HidDevice[]>
  requestDevice(options: { filters: object[] }): Promise<HidDevice[]>
}
interface HidDevice extends EventTarget {
  vendorId: number
  productId: number
  productName: string
  opened: boolean
  forget(): Promise<void>
  sendReport(id: number, data: BufferSource): Promise<void>
}
interface Usb extends EventTarget {
  requestDevice(options: { filters: object[] }): Promise<{
    open(): Promise<void>
    selectConfiguration(value: number): Promise<void>
    claimInterface(value: number): Promise<void>
    transferOut(endpoint: number, data: BufferSource): Promise<unknown>
    transferIn(endpoint: number, length: number): Promise<{ data: DataView }>
  }>
}
