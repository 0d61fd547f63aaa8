import { press, until } from "../page-actions.js"
import type { Check } from "./check.js"

declare global {
  interface Window {
    /** The window that the last click opened. */
    opened?: Window | null
  }
}

/** Opens the wallet's site in a window, by a click, and returns whether the two keep their link. */
function opener(setup: { page?: string; wallet?: string; blank?: boolean }): Check["run"] {
  return async (page, site) => {
    const id = JSON.stringify(setup)
    await page.goto(site.page(setup.page))
    await page.evaluate(
      ({ url, blank }) => {
        document.querySelector<HTMLButtonElement>("#act")!.onclick = () => {
          window.opened = window.open(blank ? "" : url, "_blank", "popup,width=400,height=300")
          if (blank && window.opened) window.opened.location.href = url
        }
      },
      { url: site.other(id, setup.wallet), blank: setup.blank === true },
    )
    await press(page, "button", "Act")
    const { opener } = await site.reported(id)
    // To the page, a window that was cut off is closed.
    await until(`the page's window, ${opener}`, () =>
      page.evaluate((cut) => window.opened?.closed === cut, opener === "cut"),
    )
    return opener
  }
}

const link = "The wallet's window and the page, "

/** Windows and their openers under each opener policy. */
export const windows: readonly Check[] = [
  {
    title: `${link}without a policy`,
    product: "A wallet's window answers through this link.",
    run: opener({}),
  },
  {
    title: `${link}the page sends \`same-origin-allow-popups\``,
    product: "What we recommend: the clients of Albedo and xBull work.",
    run: opener({ page: "same-origin-allow-popups" }),
  },
  {
    title: `${link}the page sends \`noopener-allow-popups\``,
    product: "The clients of Albedo and xBull work.",
    run: opener({ page: "noopener-allow-popups" }),
  },
  {
    title: `${link}the page sends \`same-origin\``,
    product:
      "The request ends as if the user had closed the window. Offer only wallets that open no window.",
    run: opener({ page: "same-origin" }),
  },
  {
    title: `${link}the wallet sends \`same-origin\``,
    product: "The same. A wallet that opens windows must not send it.",
    run: opener({ wallet: "same-origin" }),
  },
  {
    title: `${link}opened blank and navigated, the page sends \`same-origin-allow-popups\``,
    product: "Clients open a window at the wallet's own address, never blank.",
    run: opener({ page: "same-origin-allow-popups", blank: true }),
  },
]
