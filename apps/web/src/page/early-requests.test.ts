import { type Kit, networks, type SettledRequest } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { collectRequests } from "./early-requests.js"
import { stubSession } from "./stub-session.js"
import { openTabStores } from "./tab-stores.js"

afterEach(() => vi.unstubAllGlobals())

test("the journal has each request once, also those that ended before it was loaded", () => {
  stubSession()
  const listeners = new Set<(settled: SettledRequest) => void>()
  const kit = {
    getState: () => ({ allowedWallets: [] }),
    on: (_event: string, listener: (settled: SettledRequest) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Kit
  const settle = (walletId: string): void => {
    const request = { id: walletId, walletId, kind: "connect", networkPassphrase: networks.Testnet }
    for (const listen of listeners) listen({ request } as SettledRequest)
  }
  const load = vi.fn()
  const page = { mode: "live", earlyRequests: collectRequests(kit, load) } as const
  settle("freighter")
  settle("albedo")
  expect(load).toHaveBeenCalledTimes(2)

  const { journal } = openTabStores(kit, page)
  expect(openTabStores(kit, page).journal).toBe(journal)
  settle("hana")
  expect(journal.getState().map(({ party }) => party)).toEqual(["hana", "albedo", "freighter"])
  expect(load).toHaveBeenCalledTimes(2)
})
