import type { EnginePage } from "../page.js"
import type { CheckSite } from "./site.js"

/** What an engine does, measured in it. */
export interface Check {
  /** What is checked, as the documents' table says it. Also its key in the results. */
  readonly title: string
  /** What the product does where the engine cannot, or what it does differently for it. */
  readonly product: string
  /** Measures it on an empty page. Returns the table's words. */
  run(page: EnginePage, site: CheckSite): Promise<string>
}

/** Measures a question about the page's own globals. */
export function yesOrNo(ask: () => boolean | Promise<boolean>): Check["run"] {
  return async (page, site) => {
    await page.goto(site.page())
    return (await page.evaluate(ask, null)) ? "yes" : "no"
  }
}
