import { afterEach, describe, expect, test, vi } from "vitest"
import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { LocalModel } from "../wallet/model.js"
import type { WalletSettings } from "../wallet/state.js"
import { deriveSeed, trezorAccounts } from "./accounts.js"
import { createConnect, type TrezorConnect } from "./connect.js"
import { trezorQuirks } from "./quirks.js"

const host = "dapp.example"
const manifest = { email: "a@dapp.example", appUrl: "https://dapp.example", appName: "Dapp" }
const [first, second] = trezorAccounts.map(({ address }) => address) as [string, string]
const path = "m/44'/148'/0'"
const failed = (code: string) => ({ success: false, error: { code, message: expect.any(String) } })

/** A library that is ready, and a device that approves and has been used by the page. */
async function trezor(initial: Partial<WalletSettings> = {}): Promise<{
  model: LocalModel
  connect: TrezorConnect
}> {
  const model = createModel({
    wallet: "test",
    accounts: trezorAccounts,
    networks: sandboxConfig(8000).networks,
    quirks: trezorQuirks,
    initial: {
      answer: "approve",
      grants: [{ host, account: first, network: "testnet" }],
      ...initial,
    },
  })
  const connect = createConnect(model, host)
  await connect.init({ manifest })
  return { model, connect }
}

const silent = { path, showOnTrezor: false }

afterEach(() => void vi.restoreAllMocks())

describe("init", () => {
  test("TR2: needs a manifest; version 10 with the app's name", async () => {
    const { model, connect } = await trezor()
    connect.dispose()
    const { appName: _, ...nameless } = manifest
    await expect(connect.init({ manifest: nameless })).rejects.toMatchObject({
      code: "Init_ManifestMissing",
    })
    expect(await connect.stellarGetAddress(silent)).toEqual(failed("Init_NotInitialized"))
    model.update({ quirks: { TR3: true } })
    await connect.init({ manifest: nameless })
    await expect(connect.init({ manifest })).rejects.toMatchObject({
      code: "Init_AlreadyInitialized",
    })
    expect(await connect.stellarGetAddress(silent)).toHaveProperty("success", true)
  })
})

describe("stellarGetAddress", () => {
  test("TR2: returns the address at a path, without a screen if told so", async () => {
    const { model, connect } = await trezor({ answer: "ask" })
    expect(await connect.stellarGetAddress(silent)).toEqual({
      success: true,
      payload: {
        address: first,
        path: [0x8000_002c, 0x8000_0094, 0x8000_0000],
        serializedPath: path,
      },
    })
    expect(
      await connect.stellarGetAddress({
        path: [0x8000_002c, 0x8000_0094, 0x8000_0001],
        showOnTrezor: false,
      }),
    ).toMatchObject({ payload: { address: second } })
    expect(model.getState().waiting).toEqual([])
  })

  test("TR2: shows the address, and returns several in the order asked for", async () => {
    const { model, connect } = await trezor({ answer: "ask" })
    const shown = connect.stellarGetAddress({ path })
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ kind: "address", payload: first }])
    model.settle("approve")
    expect(await shown).toMatchObject({ success: true })
    const bundle = [4, 0].map((index) => ({ path: `m/44'/148'/${index}'`, showOnTrezor: false }))
    const { Keypair } = await import("@stellar/stellar-sdk/base")
    const fifth = Keypair.fromRawEd25519Seed(await deriveSeed(4)).publicKey()
    expect(await connect.stellarGetAddress({ bundle })).toMatchObject({
      payload: [{ address: fifth }, { address: first }],
    })
  })

  test("asks once whether the page may use the accounts", async () => {
    const { model, connect } = await trezor({ answer: "ask", grants: [] })
    model.next("reject", "approve")
    expect(await connect.stellarGetAddress(silent)).toEqual(failed("Method_PermissionsNotGranted"))
    expect(await connect.stellarGetAddress(silent)).toMatchObject({ success: true })
    expect(await connect.stellarGetAddress(silent)).toMatchObject({ success: true })
  })

  test.each([
    ["a path without its root", "44'/148'/0'", "Method_InvalidParameter"],
    ["a short path", "m/44'/148'", "Method_InvalidParameter"],
    ["no path", undefined, "Method_InvalidParameter"],
    ["another coin", "m/44'/0'/0'", "Failure_DataError"],
    ["an account that is not hardened", "m/44'/148'/0", "Failure_DataError"],
  ])("TR4: refuses %s", async (_, wrong, code) => {
    const { connect } = await trezor()
    expect(await connect.stellarGetAddress({ path: wrong })).toEqual(failed(code))
  })
})

describe("failures", () => {
  test("TR3: have another form in version 9", async () => {
    const { model, connect } = await trezor()
    model.update({ answer: "reject" })
    expect(await connect.stellarGetAddress({ path })).toEqual({
      success: false,
      error: { code: "Failure_ActionCancelled", message: "Action cancelled by user" },
    })
    model.update({ quirks: { TR3: true } })
    expect(await connect.stellarGetAddress({ path })).toEqual({
      success: false,
      payload: { code: "Failure_ActionCancelled", error: "Action cancelled by user" },
    })
  })

  test("TR10: tell a refusal, a closed window, a canceled PIN, and the library's Cancel apart", async () => {
    const { model, connect } = await trezor()
    const show = () => connect.stellarGetAddress({ path })
    model.next("reject", "close")
    expect(await show()).toEqual(failed("Failure_ActionCancelled"))
    expect(await show()).toEqual(failed("Method_Interrupted"))
    model.update({ answer: "reject", locked: true })
    expect(await show()).toEqual(failed("Failure_PinCancelled"))
    model.update({ quirks: { "TR10-cancel": true } })
    expect(await show()).toEqual(failed("Method_Cancel"))
  })

  test.each([
    ["TR8", "Handshake_Error"],
    ["TR8-network", "Browser_LocalNetworkPermissionMissing"],
    ["TR9", "Init_IframeBlocked"],
    ["TR9-transport", "Transport_Missing"],
    ["TR10", "Device_UsedElsewhere"],
    ["TR10-firmware", "Device_FwException"],
    ["TR10-capability", "Device_MissingCapability"],
  ])("%s: every call fails with %s", async (quirk, code) => {
    const { model, connect } = await trezor({ answer: "ask" })
    model.update({ quirks: { [quirk]: true } })
    expect(await connect.stellarGetAddress({ path })).toEqual(failed(code))
    expect(await connect.stellarSignTransaction({ path })).toEqual(failed(code))
    expect(model.getState().waiting).toEqual([])
  })

  test("an unplugged device is not found", async () => {
    const { connect } = await trezor({ installed: false })
    expect(await connect.stellarGetAddress(silent)).toEqual(failed("Device_NotFound"))
  })

  test("TR10: a second call during the first fails; the first goes on", async () => {
    const { model, connect } = await trezor({ answer: "ask" })
    const shown = connect.stellarGetAddress({ path })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    expect(await connect.stellarGetAddress(silent)).toEqual(failed("Device_CallInProgress"))
    model.settle("approve")
    expect(await shown).toMatchObject({ success: true })
    expect(await connect.stellarGetAddress(silent)).toMatchObject({ success: true })
  })

  test("cancel ends the pending call, and its screen", async () => {
    const { model, connect } = await trezor({ answer: "never" })
    connect.cancel()
    const shown = connect.stellarGetAddress({ path })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    connect.cancel()
    expect(await shown).toEqual(failed("Method_Cancel"))
    expect(model.getState().waiting).toEqual([])
  })
})
