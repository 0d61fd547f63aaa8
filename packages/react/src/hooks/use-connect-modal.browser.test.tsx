import { type Kit, WalletError } from "@alidade/core"
import { beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { act, dialog, part, row, state, trigger, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  kitOf,
  never,
  OTHER,
  render,
  renderHook,
  until,
  wallet,
} from "../../test/fixtures.js"
import { ConnectButton, type UseConnectModalResult, useConnectModal } from "../index.js"

beforeEach(wide)

const freighter = { address: ADDRESS, walletId: "freighter" }

/** A wallet that rejects, then approves. */
function hesitant(name: string): ReturnType<typeof wallet> {
  const getAddress = vi
    .fn(async () => ({ address: ADDRESS }))
    .mockRejectedValueOnce(new WalletError("rejected", "Declined."))
  return wallet(name, { getAddress })
}

/** Renders the hook and calls `connect` once the provider is there. */
async function connectWith(kit: Kit): Promise<{
  outcome: ReturnType<UseConnectModalResult["connect"]>
  /** The outcome, once it is there. */
  settled: { with?: unknown }
  result: { current: UseConnectModalResult }
  unmount: () => void
}> {
  const { result, unmount } = renderHook(kit, useConnectModal)
  await until(() => result.current)
  const outcome = result.current.connect()
  const settled: { with?: unknown } = {}
  void outcome.then((value) => {
    settled.with = value
  })
  return { outcome, settled, result, unmount }
}

async function pick(id: string): Promise<void> {
  await until(() => row(id)?.dataset.state === "available")
  row(id).click()
}

test("waits for the connection, and resolves while its success is still shown", async () => {
  let approve = (_: { address: string }): void => {}
  const approved = new Promise<{ address: string }>((resolve) => {
    approve = resolve
  })
  const kit = kitOf([wallet("Freighter", { getAddress: () => approved })])
  const picked = vi.fn()
  kit.on("walletSelected", picked)
  const { outcome, settled } = await connectWith(kit)
  await pick("freighter")
  await until(() => picked.mock.calls.length === 1)
  expect(settled).toEqual({})
  approve({ address: ADDRESS })
  expect(await outcome).toEqual(freighter)
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: ADDRESS })
  await until(() => state() === "success")
  await until(() => !dialog())
})

test("stays open after a rejection, and resolves when the user has retried", async () => {
  const kit = kitOf([hesitant("Freighter")])
  const { outcome, settled } = await connectWith(kit)
  await pick("freighter")
  await until(() => state() === "rejected")
  expect(settled).toEqual({})
  act("retry").click()
  expect(await outcome).toEqual(freighter)
})

test("resolves to the wallet that was chosen after going back from another", async () => {
  const getAddress = async () => ({ address: OTHER })
  const waiting = wallet("Freighter", { getAddress: () => never })
  const kit = kitOf([waiting, wallet("Albedo", { getAddress })])
  const { outcome, settled } = await connectWith(kit)
  await pick("freighter")
  await until(() => part("back"))
  part("back")!.click()
  await until(() => row("albedo") && kit.getState().pending.length === 0)
  expect(settled).toEqual({})
  await pick("albedo")
  expect(await outcome).toEqual({ address: OTHER, walletId: "albedo" })
})

test("resolves to undefined after the closing when the user closes the dialog", async () => {
  const kit = kitOf([hesitant("Freighter")])
  const { outcome, settled } = await connectWith(kit)
  await pick("freighter")
  await until(() => state() === "rejected")
  part("close")!.click()
  await until(() => dialog()?.dataset.state === "closing")
  expect(settled).toEqual({})
  expect(await outcome).toBeUndefined()
  expect(dialog()).toBeNull()
})

test("ends the pending request and resolves to undefined when the app closes the dialog", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const { outcome, result } = await connectWith(kit)
  await pick("freighter")
  await until(() => kit.getState().pending.length === 1)
  result.current.close()
  expect(await outcome).toBeUndefined()
  expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
})

test("resolves to undefined when the provider unmounts, loaded or loading", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const { outcome, unmount } = await connectWith(kit)
  await pick("freighter")
  unmount()
  expect(await outcome).toBeUndefined()
  expect(kit.getState().pending).toEqual([])

  const again = await connectWith(kit)
  again.unmount()
  expect(await again.outcome).toBeUndefined()
})

test("resolves to undefined when the kit is destroyed", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const { outcome } = await connectWith(kit)
  await pick("freighter")
  kit.destroy()
  expect(await outcome).toBeUndefined()
  expect(dialog()).toBeNull()
})

test("lets a connected user switch, and keeps the connection if the dialog is closed", async () => {
  const getAddress = async () => ({ address: OTHER })
  const kit = kitOf([hesitant("Albedo"), wallet("Freighter"), wallet("Hana", { getAddress })])
  await kit.connect("freighter")
  const { outcome, result, settled } = await connectWith(kit)
  await pick("albedo")
  // The failed attempt restores the previous connection, which is not a new one.
  await until(() => state() === "rejected")
  expect(kit.getState()).toMatchObject({ status: "connected", selectedModuleId: "freighter" })
  expect(settled).toEqual({})
  part("close")!.click()
  expect(await outcome).toBeUndefined()
  expect(kit.getState().activeAddress).toBe(ADDRESS)

  const switched = result.current.connect()
  await pick("hana")
  expect(await switched).toEqual({ address: OTHER, walletId: "hana" })
})

test("resolves and closes the list when a connection that was already pending succeeds", async () => {
  let approve = (_: { address: string }): void => {}
  const approved = new Promise<{ address: string }>((resolve) => {
    approve = resolve
  })
  const kit = kitOf([wallet("Freighter", { getAddress: () => approved })])
  void kit.connect("freighter")
  const { outcome } = await connectWith(kit)
  await until(() => row("freighter"))
  approve({ address: ADDRESS })
  expect(await outcome).toEqual(freighter)
  await until(() => !dialog())
})

test("resolves and closes the list when the remembered connection is restored", async () => {
  let answer = (_: { address: string }): void => {}
  const restored = new Promise<{ address: string }>((resolve) => {
    answer = resolve
  })
  const remembered = { walletId: "freighter", address: ADDRESS }
  const kit = kitOf([wallet("Freighter", { restore: () => restored })], { remembered })
  const { outcome } = await connectWith(kit)
  await until(() => row("freighter"))
  answer({ address: ADDRESS })
  expect(await outcome).toEqual(freighter)
  await until(() => !dialog())
})

test("joins the dialog that the button has opened", async () => {
  const kit = kitOf([wallet("Freighter")])
  const found: { current?: UseConnectModalResult } = {}
  render(
    kit,
    <>
      <ConnectButton />
      <Found into={found} />
    </>,
  )
  await until(() => trigger())
  await userEvent.click(trigger())
  const outcomes = [found.current!.connect(), found.current!.connect()]
  await pick("freighter")
  expect(await Promise.all(outcomes)).toEqual([freighter, freighter])
})

function Found({ into }: { into: { current?: UseConnectModalResult } }): null {
  into.current = useConnectModal()
  return null
}
