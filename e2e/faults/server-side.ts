import type { SandboxNetwork } from "@alidade/sandbox/browser"
import type { Route } from "@playwright/test"
import type { Bench } from "./scenario.js"
import type { Way } from "./ways.js"

export const onlySome = ({ id }: Way): string | undefined =>
  id === "freighter" || id === "hana" ? undefined : "the network's servers are the same for it"

/** The network for which every wallet signs. */
export const publicNetwork = (on: Bench): SandboxNetwork =>
  on.server.config.networks.find(({ id }) => id === "public")!

type Fields = Record<string, unknown>

/** What a server of JSON-RPC says in place of a method's result. */
export type Results = Readonly<Partial<Record<string, (result: Fields) => Fields>>>

/** Has JSON-RPC lie about results while `use` runs. */
export function withResults(on: Bench, results: Results, use: () => Promise<void>): Promise<void> {
  const { rpcUrl } = publicNetwork(on)
  return lying(on, rpcUrl, use, async (route, json) => {
    const { method } = route.request().postDataJSON() as { method: string }
    const lie = results[method]
    return lie ? { ...json, result: lie(json.result as Fields) } : json
  })
}

/** Has Horizon lie about accounts while `use` runs. */
export function withAccounts(
  on: Bench,
  lie: (account: Fields) => Fields,
  use: () => Promise<void>,
): Promise<void> {
  const { horizonUrl } = publicNetwork(on)
  return lying(on, `${horizonUrl}/accounts/`, use, async (_, json) => lie(json))
}

/** Changes the answers of addresses that begin so, while `use` runs. */
async function lying(
  on: Bench,
  address: string,
  use: () => Promise<void>,
  change: (route: Route, json: Fields) => Promise<Fields>,
): Promise<void> {
  const matches = ({ href }: URL): boolean => href.startsWith(address)
  const asked: Promise<void>[] = []
  await on.page.route(matches, (route) => {
    const answered = (async () => {
      const response = await route.fetch()
      const json = (await response.json()) as Fields
      await route.fulfill({ response, json: await change(route, json) })
    })()
    asked.push(answered)
    return answered
  })
  await use()
  // A route that is removed while it handles a request would answer twice.
  await Promise.allSettled(asked)
  await on.page.unroute(matches)
}
