import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { memoryStorage, type TestWallet, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { USED_WALLETS_KEY } from "../state/memory.js"

/** Loads the engine before a test installs fake timers. */
beforeAll(async () => void (await import("../engine.js")))
afterEach(() => void vi.useRealTimers())
beforeEach(() => void vi.useFakeTimers())

const wallet = (
  id: string,
  isAvailable: () => Promise<boolean>,
  more: Partial<WalletModule> = {},
): TestWallet => testWallet({ productId: id, isAvailable, ...more })
const ids = (kit: Kit) =>
  kit.getState().allowedWallets.map(({ id, isAvailable }) => `${id}:${isAvailable}`)

test("probes all wallets at once for 500 ms; a silent one counts as unavailable [S4.14 S4.15 S9.2]", async () => {
  const silent = vi.fn(() => new Promise<boolean>(() => {}))
  const kit = kitOf([wallet("a", silent), wallet("b", silent), wallet("c", async () => true)])
  const list = kit.refreshSupportedWallets()
  await vi.advanceTimersByTimeAsync(499)
  expect(silent).toHaveBeenCalledTimes(2)
  expect(kit.getState().probing).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await list
  expect(kit.getState().probing).toBe(false)
  expect(ids(kit)).toEqual(["c:true", "a:false", "b:false"])
})

test("lists available wallets first, the most recently used at the front [S2.7 S2.8]", async () => {
  const here = async () => true
  const storage = memoryStorage({ [USED_WALLETS_KEY]: '["c","b","gone"]' })
  const kit = kitOf(
    [wallet("a", here), wallet("b", here), wallet("c", async () => false), wallet("d", here)],
    { storage },
  )
  const list = kit.refreshSupportedWallets()
  await vi.advanceTimersByTimeAsync(500)
  await list
  expect(ids(kit)).toEqual(["b:true", "a:true", "d:true", "c:false"])
  expect(kit.getState().usedWallets).toEqual(["c", "b", "gone"])
  await kit.connect("d")
  expect(ids(kit)).toEqual(["d:true", "b:true", "a:true", "c:false"])
  expect(kit.getState().usedWallets).toEqual(["d", "c", "b", "gone"])
})

test("a wallet that answers late or announces itself becomes available without a reload [S4.16]", async () => {
  let late = (_here: boolean): void => {}
  let arrived = (): void => {}
  const kit = kitOf([
    wallet(
      "late",
      () =>
        new Promise((resolve) => {
          late = resolve
        }),
    ),
    wallet("injected", async () => false, {
      onArrival: (arrive) => {
        arrived = arrive
        return () => {}
      },
    }),
  ])
  const list = kit.refreshSupportedWallets()
  await vi.advanceTimersByTimeAsync(500)
  await list
  expect(ids(kit)).toEqual(["late:false", "injected:false"])
  late(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(ids(kit)).toEqual(["late:true", "injected:false"])
  arrived()
  await vi.advanceTimersByTimeAsync(0)
  expect(ids(kit)).toEqual(["late:true", "injected:true"])
})

test("a wallet that arrives during a probe stays available; none arrive after destroy", async () => {
  let arrived = (): void => {}
  let late = (_here: boolean): void => {}
  const onArrival = (arrive: () => void) => {
    arrived = arrive
    return () => {}
  }
  const answer = () =>
    new Promise<boolean>((resolve) => {
      late = resolve
    })
  const kit = kitOf([wallet("late", answer), wallet("injected", async () => false, { onArrival })])
  for (const _ of ["first", "again"]) {
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(100)
    expect(kit.getState().probing).toBe(true)
    arrived()
    await vi.advanceTimersByTimeAsync(400)
    await list
    expect(kit.getState().probing).toBe(false)
    expect(ids(kit)).toEqual(["injected:true", "late:false"])
  }
  kit.destroy()
  late(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(ids(kit)).toEqual(["injected:true", "late:false"])
})

test("reports why a wallet cannot be reached, unless it is available anyway", async () => {
  const away = async () => false
  const obstacle = () => "Open this page in a tab of its own."
  const kit = kitOf([
    wallet("here", async () => true, { obstacle }),
    wallet("absent", away),
    wallet("blocked", away, { obstacle }),
    wallet("unset", away, { obstacle, isSetUp: false }),
  ])
  const list = kit.refreshSupportedWallets()
  await vi.advanceTimersByTimeAsync(500)
  expect((await list).map(({ id, unreachable }) => [id, unreachable])).toEqual([
    ["here", undefined],
    ["absent", undefined],
    ["blocked", "blocked"],
    ["unset", "not-set-up"],
  ])
})

test("a wallet that arrives after all is no longer reported as out of reach", async () => {
  let arrived = (): void => {}
  const blocked = wallet("blocked", async () => false, {
    obstacle: () => "Open this page in a tab of its own.",
    onArrival: (arrive) => {
      arrived = arrive
      return () => {}
    },
  })
  const kit = kitOf([blocked])
  await kit.refreshSupportedWallets()
  expect(kit.getState().allowedWallets[0]).toHaveProperty("unreachable", "blocked")
  arrived()
  await vi.advanceTimersByTimeAsync(0)
  expect(kit.getState().allowedWallets[0]).not.toHaveProperty("unreachable")
})

describe("a probe of 100 wallets", () => {
  const names = Array.from({ length: 100 }, (_, index) => `wallet-${index}`)
  /** Counts the changes of the state. */
  const countOf = (kit: Kit) => {
    const changed = vi.fn()
    kit.subscribe(changed)
    return changed
  }

  test("changes the state once for all that answer in one turn, and once at its end", async () => {
    const silent = () => new Promise<boolean>(() => {})
    // Their answers come one microtask after the other.
    const after = async (steps: number) => {
      for (let step = 0; step < steps; step++) await undefined
      return true
    }
    const cards = names.map((id, index) => {
      const { load: _, ...module } = {
        ...wallet(id, index % 2 ? () => after(index) : silent),
        load: undefined,
      }
      return { ...module, load: async () => module }
    })
    const kit = kitOf(cards)
    const changed = countOf(kit)
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(0)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(kit.getState().allowedWallets[49]).toMatchObject({ id: "wallet-99", isAvailable: true })
    await vi.advanceTimersByTimeAsync(500)
    await list
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test("does not change the state if it finds what is known", async () => {
    const kit = kitOf(names.map((id) => wallet(id, async () => true)))
    const first = await kit.refreshSupportedWallets()
    const changed = countOf(kit)
    const again = await kit.refreshSupportedWallets()
    expect(again).toBe(first)
    // The probe begins and ends.
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test("reads a constant number of properties per wallet", async () => {
    const reads = vi.fn()
    const counted = (id: string) =>
      new Proxy(
        wallet(id, async () => true),
        {
          get: (target, name, receiver) => {
            reads()
            return Reflect.get(target, name, receiver)
          },
        },
      )
    const readsOf = async (count: number) => {
      const kit = kitOf(names.slice(0, count).map(counted))
      reads.mockClear()
      await kit.refreshSupportedWallets()
      return reads.mock.calls.length / count
    }
    expect(await readsOf(100)).toBe(await readsOf(10))
  })
})
