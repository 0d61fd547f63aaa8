import type { Kit } from "@alidade/core"
import { ledgerChanged, type Resource, type ResourceState } from "@alidade/core/account"
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { useKit } from "../context/kit-context.js"

/** Kits whose wallets submit transactions, each followed once. */
const followed = new WeakSet<Kit>()

const idle: ResourceState<never> = { status: "loading", reading: false }

/**
 * The states of resources, in their order, and a function that reads all of them again. While a component shows them,
 * they are kept up to date; also after a transaction that a wallet has submitted for this page.
 */
export function useResources<T>(
  resources: readonly Resource<T>[],
): [states: readonly ResourceState<T>[], refresh: () => Promise<void>] {
  const kit = useKit()
  useEffect(() => follow(kit), [kit])
  const shown = useMemo(() => together(resources), [resources])
  const states = useSyncExternalStore(shown.subscribe, shown.getState, shown.getServerState)
  const refresh = useCallback(async () => {
    await Promise.all(resources.map((resource) => resource.refresh()))
  }, [resources])
  return [states, refresh]
}

/** Several resources as one store, whose snapshot is the same until one of them changes. */
function together<T>(resources: readonly Resource<T>[]) {
  const read = (): readonly ResourceState<T>[] => resources.map(({ getState }) => getState())
  const server = resources.map((): ResourceState<T> => idle)
  let last = read()
  return {
    getState(): readonly ResourceState<T>[] {
      const now = read()
      if (now.some((state, index) => state !== last[index])) last = now
      return last
    },
    getServerState: () => server,
    subscribe(listener: () => void): () => void {
      const stops = resources.map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function follow(kit: Kit): void {
  if (followed.has(kit)) return
  followed.add(kit)
  kit.on("requestSettled", ({ request: { submit, networkPassphrase }, error }) => {
    if (submit && !error && networkPassphrase !== undefined) ledgerChanged(networkPassphrase)
  })
}
