import { type AccountsPrompt, networks, type Prompt, type WalletUi } from "@alidade/core"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { beforeEach, describe, expect, test, vi } from "vitest"
import * as client from "./client.js"
import type { TrezorConnect } from "./options.js"

const networkPassphrase = networks.Testnet
const path = "44'/148'/0'"
/** The keys of the device's accounts, by path. */
const keyOf = (at: string): Keypair =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(Number(/(\d+)'$/.exec(at)?.[1])))
const addressOf = (index: number): string => keyOf(`m/44'/148'/${index}'`).publicKey()
const address = addressOf(0)
const transaction = new TransactionBuilder(new Account(address, "1"), {
  fee: "100",
  networkPassphrase,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "7" }))
  .setTimeout(0)
  .build()
const xdr = transaction.toXDR()
const given = { networkPassphrase, address, path }

interface Parameters {
  path: string
  showOnTrezor?: boolean
  bundle?: Parameters[]
}

/** The library's calls, in order. */
let calls: [name: string, parameters: Parameters][]
let library: TrezorConnect & { cancel: ReturnType<typeof vi.fn<() => unknown>> }
let shown: (Prompt | undefined)[]
const load = () => library
const ui = (attached = true): WalletUi => ({ attached, show: (prompt) => void shown.push(prompt) })
const lastShown = <Kind extends Prompt["kind"]>(kind: Kind) =>
  shown.findLast((prompt): prompt is Extract<Prompt, { kind: Kind }> => prompt?.kind === kind)
const accounts = (): AccountsPrompt => lastShown("accounts")!

const success = (payload: unknown) => ({ success: true, id: 1, payload })
/** The shapes of a failure in versions 9 and 10 (TR3). */
const failures = {
  9: (code: string, error = "Something.") => ({ success: false, id: 1, payload: { error, code } }),
  10: (code: string, message = "Something.") => ({ success: false, error: { message, code } }),
}

function addressReply({ path, bundle }: Parameters): unknown {
  const one = (at: string) => ({ address: keyOf(at).publicKey(), path: [], serializedPath: at })
  return success(bundle ? bundle.map((each) => one(each.path)) : one(path))
}

function signedReply({ path }: Parameters): unknown {
  const key = keyOf(path)
  const signature = key.sign(transaction.hash())
  return success({
    publicKey: Buffer.from(key.rawPublicKey()).toString("hex"),
    signature: Buffer.from(signature).toString("hex"),
  })
}

function answer(
  name: "stellarGetAddress" | "stellarSignTransaction",
  reply: (parameters: Parameters) => unknown,
): void {
  library[name] = async (parameters) => {
    calls.push([name, parameters as Parameters])
    return reply(parameters as Parameters)
  }
}

beforeEach(() => {
  calls = []
  shown = []
  library = {
    cancel: vi.fn<() => unknown>(),
    stellarGetAddress: async () => undefined,
    stellarSignTransaction: async () => undefined,
  }
  answer("stellarGetAddress", addressReply)
  answer("stellarSignTransaction", signedReply)
})

describe("accounts", () => {
  test("reads the account at a path, without showing it on the device (TR2)", async () => {
    expect(await client.getAddress(load, { path })).toEqual({ address, path })
    expect(calls).toEqual([["stellarGetAddress", { path: "m/44'/148'/0'", showOnTrezor: false }]])
    await expect(client.getAddress(load, { path: "m/44'/148'/0'" })).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "deviceBadPath" },
    })
  })

  test("lists ten accounts by one call each, and returns the chosen one", async () => {
    const chosen = client.getAddress(load, { ui: ui() })
    await vi.waitFor(() => expect(accounts().reading).toBe(false))
    expect(accounts().accounts).toHaveLength(10)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[1].bundle?.map((each) => each.path)).toEqual(
      Array.from({ length: 10 }, (_, index) => `m/44'/148'/${index}'`),
    )
    accounts().more()
    await vi.waitFor(() => expect(accounts().accounts).toHaveLength(20))
    expect(calls).toHaveLength(2)
    accounts().read(77)
    await vi.waitFor(() => expect(accounts().accounts).toHaveLength(21))
    expect(calls.at(-1)).toEqual([
      "stellarGetAddress",
      { path: "m/44'/148'/77'", showOnTrezor: false },
    ])
    accounts().choose({ index: 12, publicKey: "ignored" })
    expect(await chosen).toEqual({ address: addressOf(12), path: "44'/148'/12'" })
  })

  test("ends if the user shares no accounts, and shows other errors", async () => {
    answer("stellarGetAddress", () => failures[10]("Method_PermissionsNotGranted"))
    await expect(client.getAddress(load, { ui: ui() })).rejects.toMatchObject({ kind: "rejected" })
    answer("stellarGetAddress", () => failures[10]("Transport_Missing"))
    const chosen = client.getAddress(load, { ui: ui() })
    await vi.waitFor(() => expect(accounts().error?.kind).toBe("unplugged"))
    answer("stellarGetAddress", addressReply)
    accounts().more()
    await vi.waitFor(() => expect(accounts().accounts).toHaveLength(10))
    accounts().choose({ index: 0, publicKey: "" })
    expect(await chosen).toEqual({ address, path })
  })

  test("shows an address on the device, and says if it differs", async () => {
    const controller = new AbortController()
    const chosen = client.getAddress(load, { ui: ui(), signal: controller.signal })
    await vi.waitFor(() => expect(accounts().reading).toBe(false))
    expect(await accounts().verify?.(3)).toBe(true)
    expect(calls.at(-1)?.[1]).toEqual({ path: "m/44'/148'/3'", showOnTrezor: true })
    answer("stellarGetAddress", () => success({ address: addressOf(4) }))
    expect(await accounts().verify?.(3)).toBe(false)
    expect(accounts().error).toMatchObject({
      reason: { key: "deviceDifferent", values: { wallet: "Trezor" } },
    })
    answer("stellarGetAddress", () => failures[10]("Failure_ActionCancelled"))
    expect(await accounts().verify?.(3)).toBe(false)
    controller.abort()
    await expect(chosen).rejects.toMatchObject({ kind: "aborted" })
  })

  test("returns a page of accounts", async () => {
    const found = await client.getAddresses(load, 1, {})
    expect(found.map(({ index }) => index)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect(found[0]?.publicKey).toBe(addressOf(10))
    await expect(client.getAddresses(load, 0.5, {})).rejects.toMatchObject({ kind: "bad-request" })
  })

  test("rejects addresses of another shape or number", async () => {
    for (const payload of [
      null,
      {},
      [],
      { address: "G" },
      { address: 7 },
      Array.from({ length: 9 }, () => ({ address })),
      [...Array.from({ length: 9 }, () => ({ address })), { address: "M" }],
    ]) {
      answer("stellarGetAddress", () => success(payload))
      await expect(client.getAddresses(load, 0, {})).rejects.toMatchObject({ kind: "bad-reply" })
      await expect(client.getAddress(load, { path })).rejects.toMatchObject({ kind: "bad-reply" })
    }
  })
})

describe("signing", () => {
  test("appends the signature of the hash to the envelope (TR2)", async () => {
    const { signedTxXdr, signerAddress } = await client.signTransaction(load, xdr, given)
    const expected = TransactionBuilder.fromXDR(xdr, networkPassphrase)
    expected.sign(keyOf("m/44'/148'/0'"))
    expect(signedTxXdr).toBe(expected.toXDR())
    expect(signerAddress).toBe(address)
    expect(calls).toMatchObject([
      ["stellarSignTransaction", { path: "m/44'/148'/0'", networkPassphrase }],
    ])
  })

  test("refuses before the device is asked: no path, no network, another kind of account, TR6", async () => {
    const muxed = TransactionBuilder.buildFeeBumpTransaction(
      address,
      "200",
      transaction,
      networkPassphrase,
    ).toXDR()
    for (const [key, envelope, options] of [
      ["deviceNoPath", xdr, { networkPassphrase, address }],
      ["deviceNeedsNetwork", xdr, { address, path }],
      ["signsWithAccounts", xdr, { ...given, address: "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47" }],
      ["trezorFeeBump", muxed, given],
    ] as const)
      await expect(client.signTransaction(load, envelope, options)).rejects.toMatchObject({
        reason: { key },
      })
    expect(calls).toEqual([])
    expect(shown).toEqual([])
  })

  test("rejects another device's account, and a reply of another shape", async () => {
    const otherPath = "44'/148'/1'"
    await expect(
      client.signTransaction(load, xdr, { ...given, path: otherPath }),
    ).rejects.toMatchObject({
      kind: "wrong-account",
      reason: { key: "trezorOther", values: { path: otherPath } },
    })
    const publicKey = "00".repeat(32)
    for (const payload of [
      null,
      {},
      { publicKey, signature: "00" },
      { publicKey: `0x${publicKey}`, signature: "00".repeat(64) },
      { publicKey, signature: "zz".repeat(64) },
      { publicKey: new Uint8Array(32), signature: new Uint8Array(64) },
    ]) {
      answer("stellarSignTransaction", () => success(payload))
      await expect(client.signTransaction(load, xdr, given)).rejects.toMatchObject({
        kind: "bad-reply",
      })
    }
  })

  test("rejects what is no reply of Connect", async () => {
    for (const reply of [
      undefined,
      null,
      "text",
      7,
      [],
      {},
      { success: "true" },
      { payload: {} },
    ]) {
      answer("stellarSignTransaction", () => reply)
      await expect(client.signTransaction(load, xdr, given)).rejects.toMatchObject({
        kind: "bad-reply",
      })
    }
  })
})

/** What Connect's codes mean (TR8, TR9, TR10). */
const codes: [code: string, kind: string, key: string][] = [
  ["Method_Cancel", "rejected", "declined"],
  ["Method_Interrupted", "rejected", "declined"],
  ["Method_PermissionsNotGranted", "rejected", "declined"],
  ["Failure_ActionCancelled", "rejected", "declined"],
  ["Failure_PinCancelled", "rejected", "declined"],
  ["Device_CallInProgress", "external", "trezorBusy"],
  ["Device_UsedElsewhere", "external", "trezorBusy"],
  ["Device_FwException", "outdated", "trezorOutdated"],
  ["Device_MissingCapability", "outdated", "trezorOutdated"],
  ["Method_InvalidParameter", "outdated", "trezorOutdated"],
  ["Browser_LocalNetworkPermissionMissing", "external", "trezorLocal"],
  ["Handshake_Error", "external", "trezorSuite"],
  ["Transport_Missing", "unplugged", "trezorSuite"],
  ["Device_NotFound", "unplugged", "trezorSuite"],
  ["Device_Disconnected", "unplugged", "trezorSuite"],
  ["Init_IframeBlocked", "external", "trezorSite"],
  ["Init_IframeTimeout", "external", "trezorSite"],
  ["Popup_ConnectionMissing", "external", "trezorSite"],
  ["Failure_DataError", "internal", "failedWith"],
  ["constructor", "internal", "failedWith"],
]

for (const version of [9, 10] as const) {
  test.each(codes)(`version ${version}: %s is %s, %s (TR3)`, async (code, kind, key) => {
    answer("stellarSignTransaction", () => failures[version](code))
    answer("stellarGetAddress", () => failures[version](code))
    for (const call of [
      client.signTransaction(load, xdr, given),
      client.getAddress(load, { path }),
    ])
      await expect(call).rejects.toMatchObject({ kind, reason: { key }, ext: { code } })
  })
}

test("a failure without a code or a text is one, too", async () => {
  for (const reply of [
    { success: false },
    { success: false, payload: null },
    { success: false, error: "Something." },
    { success: false, error: {} },
    { success: false, payload: { error: { toString: () => "x" }, code: 7 } },
  ]) {
    answer("stellarSignTransaction", () => reply)
    await expect(client.signTransaction(load, xdr, given)).rejects.toMatchObject({
      kind: "internal",
    })
  }
})

test("a library that throws, or can't be loaded, ends the call", async () => {
  answer("stellarSignTransaction", () => {
    throw Object.assign(new Error("Popup closed"), { code: "Method_Interrupted" })
  })
  await expect(client.signTransaction(load, xdr, given)).rejects.toMatchObject({ kind: "rejected" })
  const missing = () => Promise.reject(new Error("Failed to fetch"))
  await expect(client.signTransaction(missing, xdr, given)).rejects.toMatchObject({
    kind: "internal",
    message: "Trezor failed: Failed to fetch.",
  })
})

test("says where to act, and offers another attempt if that can help", async () => {
  answer("stellarSignTransaction", () => failures[10]("Device_UsedElsewhere"))
  const signed = client.signTransaction(load, xdr, { ...given, ui: ui() })
  await vi.waitFor(() => expect(lastShown("waiting")?.error?.kind).toBe("external"))
  expect(shown[0]).toEqual({ kind: "waiting", on: "popup" })
  answer("stellarSignTransaction", signedReply)
  lastShown("waiting")?.retry?.()
  expect(await signed).toMatchObject({ signerAddress: address })
})

test("never calls the library twice at once; a canceled call ends first (TR10)", async () => {
  let end = (_: unknown): void => {}
  answer("stellarSignTransaction", () => {
    answer("stellarSignTransaction", signedReply)
    return new Promise((resolve) => {
      end = resolve
    })
  })
  const controller = new AbortController()
  const first = client.signTransaction(load, xdr, { ...given, signal: controller.signal })
  const second = client.signTransaction(load, xdr, given)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  controller.abort()
  await expect(first).rejects.toMatchObject({ kind: "aborted" })
  expect(library.cancel).toHaveBeenCalledTimes(1)
  expect(calls).toHaveLength(1)
  end(failures[10]("Method_Cancel"))
  expect(await second).toMatchObject({ signerAddress: address })
  expect(calls).toHaveLength(2)
  expect(library.cancel).toHaveBeenCalledTimes(1)
})

test("a call that was canceled while it waited is never made", async () => {
  const controller = new AbortController()
  controller.abort()
  const signal = controller.signal
  await expect(client.getAddress(load, { path, signal })).rejects.toMatchObject({ kind: "aborted" })
  expect(calls).toEqual([])
})
