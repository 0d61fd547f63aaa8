import type { EnginePage } from "../page.js"
import { press, until } from "../page-actions.js"
import { type Check, yesOrNo } from "./check.js"

/** Leaves the page and goes back to it. */
async function leaveAndReturn(
  page: EnginePage,
  site: Parameters<Check["run"]>[1],
): Promise<string> {
  await page.goto(site.page())
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "set"
  }, null)
  await page.goto(site.other("left"))
  await site.reported("left")
  await page.evaluate(() => history.back(), null).catch(() => {})
  return until("the page", () =>
    page
      .evaluate(() => {
        if (!document.querySelector("#act")) return ""
        return document.documentElement.dataset.mark ? "restored" : "loaded again"
      }, null)
      .catch(() => ""),
  )
}

/** The element that has the focus, by its id. */
function focused(page: EnginePage): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? "", null)
}

/** Popovers, the back/forward cache, and focus. */
export const screen: readonly Check[] = [
  {
    title: "Popovers",
    product: "The account menu and tooltips are popovers.",
    run: yesOrNo(() => {
      const popover = document.querySelector<HTMLElement>("#popover")
      popover?.showPopover?.()
      return popover?.matches(":popover-open") === true
    }),
  },
  {
    title: "Places a popover beside its button (`position-area`)",
    product: "Otherwise the account menu computes its place when it opens.",
    run: yesOrNo(() => CSS.supports("position-area", "block-end")),
  },
  {
    title: "The page after going back to it",
    product:
      "Loaded again, the kit restores the connection. Restored, it goes on where it was, but HOT's request has ended with `aborted`.",
    run: leaveAndReturn,
  },
  {
    title: "A click gives a button the focus",
    product: "What connects, signs or sends is a button.",
    run: async (page, site) => {
      await page.goto(site.page())
      await press(page, "button", "Act")
      return (await focused(page)) === "act" ? "yes" : "no"
    },
  },
  {
    title: "A closed dialog returns the focus",
    product: "The kit's dialogs return it themselves, also where what had it is gone.",
    run: async (page, site) => {
      await page.goto(site.page())
      await page.evaluate(() => {
        const dialog = document.querySelector<HTMLDialogElement>("#dialog")
        document.querySelector<HTMLElement>("#act")?.focus()
        dialog?.showModal()
      }, null)
      await page.pressKey("Escape")
      await until("the dialog to close", () =>
        page.evaluate(() => document.querySelector("dialog[open]") === null, null),
      )
      return (await focused(page)) === "act" ? "yes" : "no"
    },
  },
  {
    title: "Tab reaches links",
    product: "What connects, signs or sends is a button, not a link.",
    run: async (page, site) => {
      await page.goto(site.page())
      await page.evaluate(() => document.querySelector<HTMLElement>("#act")?.focus(), null)
      await page.pressKey("Tab")
      return (await focused(page)) === "link" ? "yes" : "no"
    },
  },
]
