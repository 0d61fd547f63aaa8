import { networks, type WalletUi } from "@alidade/core"
import { expect, test, vi } from "vitest"
import {
  ADDRESS,
  absent,
  connectedKit,
  kitOf,
  never,
  renderHook,
  until,
  wallet,
} from "../../test/fixtures.js"
import { usePendingRequest, useWalletList } from "../index.js"

test("an app's own list has the picker's order, availability, recent wallet and network support", async () => {
  const kit = kitOf([
    absent("Hana"),
    wallet("Albedo"),
    wallet("Lobstr", { capabilities: { networks: [networks.Public] } }),
  ])
  let query = ""
  const { result, rerender } = renderHook(kit, () => useWalletList(query))
  await until(() => result.current && !kit.getState().probing)
  await kit.connect("lobstr")
  const summary = (): unknown[] =>
    result.current.rows.map(({ wallet: { id }, state, recent, canSign }) => [
      id,
      state,
      recent,
      canSign,
    ])
  await until(() => result.current.rows[0]?.recent)
  expect(summary()).toEqual([
    ["lobstr", "available", true, false],
    ["albedo", "available", false, true],
    ["hana", "unavailable", false, true],
  ])
  query = " ALB"
  rerender()
  await until(() => result.current.rows.length === 1)
  expect(summary()).toEqual([["albedo", "available", false, true]])
})

test("wallets that the first probe finds together have not arrived later", async () => {
  let answer = (_: boolean): void => {}
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const names = ["Freighter", "Lobstr", "Rabet"]
  const kit = kitOf(names.map((name) => wallet(name, { isAvailable: () => answered })))
  const { result } = renderHook(kit, useWalletList)
  await until(() => kit.getState().probing && result.current?.rows[0]?.state === "probing")
  answer(true)
  await until(() => result.current.rows.every(({ state }) => state === "available"))
  await until(() => !kit.getState().probing)
  expect(result.current.arrived).toBeUndefined()
})

test("an app's own screen gets the prompt, can focus the wallet's window, and can cancel", async () => {
  let screen: WalletUi | undefined
  const kit = await connectedKit(
    wallet("Ledger", {
      signMessage: (_, { ui } = {}) => {
        screen = ui
        return never
      },
    }),
  )
  const { result, unmount } = renderHook(kit, () => usePendingRequest("message", "transaction"))
  await until(() => result.current)
  expect(result.current).toMatchObject({ waiting: 0 })
  expect(result.current.request).toBeUndefined()
  const results = ["one", "two"].map((text) => kit.signMessage(text).catch((error) => error.kind))
  await until(() => screen && result.current.waiting === 1)
  expect(screen!.attached).toBe(true)
  const confirm = vi.fn()
  screen!.show({ kind: "blind", hash: "00".repeat(32), confirm })
  await until(() => result.current.prompt?.kind === "blind" || kit.getState().pending[1]?.prompt)
  result.current.cancel()
  expect(await results[0]).toBe("aborted")
  await until(() => result.current.waiting === 0)
  expect(result.current.request).toMatchObject({ payload: "two", address: ADDRESS })
  result.current.cancel()
  expect(await results[1]).toBe("aborted")
  unmount()
  await until(() => !screen!.attached)
})
