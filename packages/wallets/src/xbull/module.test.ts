import { inEnglish, networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { xbullModule } from "./module.js"

afterEach(() => void vi.unstubAllGlobals())

const sdk = {
  getAddress: vi.fn(),
  signTransaction: vi.fn(),
  signMessage: vi.fn(),
  getNetwork: vi.fn(),
}

test("uses an extension that appears late without a window, and reports its network", () => {
  const module = xbullModule(card)
  expect(module.open).toBeDefined()
  expect(module.afterCancel).toBeUndefined()
  vi.stubGlobal("xBullSDK", sdk)
  expect(module.open).toBeUndefined()
  expect(module.getNetwork).toBeDefined()
  expect(module.limits).toBeUndefined()
  expect(inEnglish(module.afterCancel ?? "")).toContain("can still sign")
  expect(module.capabilities).toMatchObject({ network: "informative", gesture: false })
})

test("ignores another object of that name, and an extension from before SEP-43", () => {
  const beforeSep43 = { connect: vi.fn(), getPublicKey: vi.fn(), signXDR: vi.fn() }
  for (const other of [null, "xBullSDK", {}, { ...sdk, getAddress: "me" }, beforeSep43]) {
    vi.stubGlobal("xBullSDK", other)
    expect(xbullModule(card).open).toBeDefined()
  }
})

test("is unavailable on a server, and its calls say why", async () => {
  expect(await xbullModule(card).isAvailable()).toBe(false)
  await expect(xbullModule(card).getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "xBull opens a window, so it works in web pages only.",
  })
})

/** Invalid requests are rejected before either the window or the extension is used. */
const refusals = [
  ["a window", undefined],
  ["the extension", sdk],
] as const

for (const [transport, injected] of refusals) {
  test(`via ${transport}, rejects an XDR that is not a string before asking the wallet [S5.24 S5.26]`, async () => {
    vi.stubGlobal("xBullSDK", injected)
    for (const xdr of [undefined, null, 7, {}, new Uint8Array(4)]) {
      await expect(
        xbullModule(card).signTransaction?.(xdr as string, { networkPassphrase: networks.Testnet }),
      ).rejects.toMatchObject({ code: -3, message: "XDR provided needs to be a string value" })
    }
    expect(sdk.signTransaction).not.toHaveBeenCalled()
  })

  test(`via ${transport}, requires a message`, async () => {
    vi.stubGlobal("xBullSDK", injected)
    for (const message of ["", undefined, null, 7]) {
      await expect(xbullModule(card).signMessage?.(message as string)).rejects.toMatchObject({
        code: -1,
        message: "The message must be defined.",
      })
    }
    expect(sdk.signMessage).not.toHaveBeenCalled()
  })

  test(`via ${transport}, rejects submit and submitUrl if they are set [S5.27 S5.28]`, async () => {
    vi.stubGlobal("xBullSDK", injected)
    const networkPassphrase = networks.Testnet
    for (const wanted of [{ submit: true }, { submitUrl: "https://horizon.example" }]) {
      await expect(
        xbullModule(card).signTransaction?.("AAAA", { networkPassphrase, ...wanted }),
      ).rejects.toMatchObject({
        code: -1,
        message: "Parameters `submit` and `submitUrl` are not supported",
      })
    }
    expect(sdk.signTransaction).not.toHaveBeenCalled()
  })
}

test("accepts `submit` and `submitUrl` if they request nothing [S5.27 S5.28]", async () => {
  vi.stubGlobal("xBullSDK", sdk)
  const signerAddress = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  sdk.signTransaction.mockResolvedValueOnce({ signedTxXdr: "BBBB", signerAddress })
  const none = { networkPassphrase: networks.Testnet, submit: false, submitUrl: "" }
  expect(await xbullModule(card).signTransaction?.("AAAA", none)).toMatchObject({
    signedTxXdr: "BBBB",
  })
})
