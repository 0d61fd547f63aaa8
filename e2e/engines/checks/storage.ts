import type { Check } from "./check.js"

/** How the wallet's site in a frame of the page reaches its storage. */
function framed(sandbox?: string): Check["run"] {
  return async (page, site) => {
    const [alone, framed] = [`alone ${sandbox}`, `framed ${sandbox}`]
    await page.goto(site.other(alone))
    await site.reported(alone)
    await page.goto(site.page())
    await page.evaluate(
      ({ url, sandbox }) => {
        const frame = document.createElement("iframe")
        if (sandbox) frame.setAttribute("sandbox", sandbox)
        frame.src = url
        document.body.append(frame)
      },
      { url: site.other(framed), sandbox },
    )
    return (await site.reported(framed)).storage
  }
}

/** Storage when it is partitioned or refused. */
export const storage: readonly Check[] = [
  {
    title: "Storage of another site in a frame of the page",
    product:
      "An app in a frame of another site remembers its connection apart from its own tab. Where storage is refused, it forgets it with the page.",
    run: framed(),
  },
  {
    title: "Storage in a frame with `sandbox` and without `allow-same-origin`",
    product: "The kit works and forgets the connection with the page, as with `storage: null`.",
    run: framed("allow-scripts"),
  },
]
