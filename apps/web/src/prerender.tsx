import { StrictMode } from "react"
import { prerender } from "react-dom/static"
import type { Config } from "../server/config.js"
import { App } from "./app/app.js"
import { createPage } from "./app/create-page.js"
import { liveWallets } from "./app/wallets.js"

/** The HTML of the page as somebody new sees it, in English. Runs while the front end is built. */
export async function prerenderPage(config: Config): Promise<string> {
  const { kit, page } = createPage({ config, mode: "live", wallets: liveWallets(config) })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App kit={kit} page={page} />
    </StrictMode>,
    { onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  kit.destroy()
  if (failures.length > 0) throw failures[0]
  return html
}
