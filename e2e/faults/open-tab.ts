import type { Page } from "@playwright/test"
import { loadBench } from "./load-bench.js"
import type { Bench } from "./scenario.js"

/** Opens another tab of the app, with the same wallet and a bench of its own. The wallet keeps its settings. */
export async function openTab({ page, server, way }: Bench): Promise<Page> {
  const tab = await page.context().newPage()
  await loadBench(tab, way, server.config)
  return tab
}
