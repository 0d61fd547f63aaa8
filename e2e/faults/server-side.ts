import type { SandboxNetwork } from "@alidade/sandbox/browser"
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
export async function withResults(
  on: Bench,
  results: Results,
  use: () => Promise<void>,
): Promise<void> {
  const { rpcUrl } = publicNetwork(on)
  const matches = ({ href }: URL): boolean => href.startsWith(rpcUrl)
  await on.page.route(matches, async (route) => {
    const response = await route.fetch()
    const { method } = route.request().postDataJSON() as { method: string }
    const json = (await response.json()) as { result: Fields }
    const lie = results[method]
    return route.fulfill({ response, json: lie ? { ...json, result: lie(json.result) } : json })
  })
  await use()
  await on.page.unroute(matches)
}

/** Has Horizon lie about accounts while `use` runs. */
export async function withAccounts(
  on: Bench,
  lie: (account: Fields) => Fields,
  use: () => Promise<void>,
): Promise<void> {
  const { horizonUrl } = publicNetwork(on)
  const matches = ({ href }: URL): boolean => href.startsWith(`${horizonUrl}/accounts/`)
  await on.page.route(matches, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: lie((await response.json()) as Fields) })
  })
  await use()
  await on.page.unroute(matches)
}
