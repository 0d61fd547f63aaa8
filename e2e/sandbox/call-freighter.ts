import type { Page } from "@playwright/test"
import type * as FreighterApi from "@stellar/freighter-api"

type Api = Omit<typeof FreighterApi, "default" | "isBrowser" | "WatchWalletChanges">

/** Calls a function of the vendor's package in the page. */
export function callFreighter<Name extends keyof Api>(
  page: Page,
  name: Name,
  ...values: Parameters<Api[Name]>
): Promise<Awaited<ReturnType<Api[Name]>>> {
  return page.evaluate(
    async ({ name, values }) => {
      const api = await window.harness.freighterApi()
      return (api[name] as (...values: unknown[]) => Promise<never>)(...values)
    },
    { name, values },
  )
}
