import { type Kit, networks } from "@alidade/core"
import { expect, test } from "vitest"
import { frame, kitOf, renderHook, until, wallet } from "../../test/fixtures.js"
import { useKitState, useWallets } from "../index.js"

/** Renders a hook. Returns how often it was rendered, and its last result. */
function counted<T>(kit: Kit, use: () => T) {
  let renders = 0
  const { result } = renderHook(kit, () => {
    renders++
    return use()
  })
  return { renders: () => renders, result }
}

test("renders again only if what a selector returns changed", async () => {
  const kit = kitOf([wallet("Freighter")])
  const object = counted(kit, () => useKitState(({ selectedNetwork: name }) => ({ name })))
  const inline = counted(kit, () => useKitState((state) => [state.selectedNetwork]))
  const wallets = counted(kit, useWallets)
  const whole = counted(kit, () => useKitState())
  const all = [object, inline, wallets, whole]
  await until(() => !kit.getState().probing && all.every(({ renders }) => renders() > 0))
  await frame()
  const before = all.map(({ renders }) => renders())
  const grown = (): boolean[] => all.map(({ renders }, at) => renders() > before[at]!)
  kit.setTheme({ modal: { bgColor: "#123456" } })
  await until(() => grown()[3])
  await frame()
  expect(grown()).toEqual([false, false, false, true])
  kit.setNetwork(networks.Public)
  await frame()
  expect(grown()).toEqual([true, true, false, true])
  expect(inline.result.current).toEqual([networks.Public])
})

test("a selector may return new objects within a new object, and a new set", async () => {
  const kit = kitOf([wallet("Freighter")])
  const nested = counted(kit, () =>
    useKitState(({ selectedNetwork }) => ({ in: { selectedNetwork } })),
  )
  const set = counted(kit, () => useKitState(({ selectedNetwork }) => new Set([selectedNetwork])))
  await frame()
  kit.setNetwork(networks.Public)
  await frame()
  expect(nested.result.current).toEqual({ in: { selectedNetwork: networks.Public } })
  expect([...set.result.current]).toEqual([networks.Public])
})

test("a selector that changes with a render is used at once", async () => {
  const kit = kitOf([wallet("Freighter")])
  let field: "status" | "selectedNetwork" = "status"
  const { result, rerender } = renderHook(kit, () => useKitState((state) => state[field]))
  await frame()
  expect(result.current).toBe("disconnected")
  field = "selectedNetwork"
  rerender()
  await frame()
  expect(result.current).toBe(networks.Testnet)
})
