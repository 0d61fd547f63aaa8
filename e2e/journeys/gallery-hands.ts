import type { Page } from "@playwright/test"
import axe from "axe-core"

/** A machine under load is slow, not wrong. */
const PATIENCE_MS = 20_000

/** How a state is shown. */
export interface Look {
  scheme?: "light" | "dark"
  dir?: "ltr" | "rtl"
  motion?: "reduced"
}

/** Opens the gallery, and gives the names of all its states, `surface/state`. */
export async function openGallery(page: Page, site: string): Promise<string[]> {
  await page.goto(`${site}/gallery`)
  await page.getByRole("heading", { level: 1, name: "Every screen, in every state" }).waitFor()
  const links = page.locator('a[href*="surface="][href*="state="]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  return hrefs.map((href) => {
    const query = new URLSearchParams(href.split("?")[1])
    return `${query.get("surface")}/${query.get("state")}`
  })
}

/** Shows a state, without loading the page anew, and waits until it is reached. */
export async function show(page: Page, name: string, look: Look = {}): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, "", address)
      dispatchEvent(new PopStateEvent("popstate"))
    },
    hrefOf(name, look),
  )
  const reached = page.locator("main[data-reached=true]")
  await reached.waitFor({ state: "attached", timeout: PATIENCE_MS }).catch((cause) => {
    throw new Error(`${name} is not reached`, { cause })
  })
  await atRest(page)
}

/** The address of a state. */
function hrefOf(name: string, look: Look = {}): string {
  const [surface = "", state = ""] = name.split("/")
  return `/gallery?${new URLSearchParams({ surface, state, ...look })}`
}

/** Nothing is on its way any more; what turns for as long as it is shown may turn. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  })
}

/** What the live regions say. */
export async function said(page: Page): Promise<string | { urgent: string } | undefined> {
  const [status, alert] = await page.evaluate(() =>
    ["status", "alert"].map((role) =>
      [...document.querySelectorAll(`[data-alidade] [role=${role}]`)]
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean)
        .join(" | "),
    ),
  )
  return alert ? { urgent: alert } : status || undefined
}

/** What axe finds in the state that is shown, in light and dark, and in both directions: all in one go. */
export async function faults(page: Page, name: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(async (state) => {
    const found: string[] = []
    for (const scheme of ["light", "dark"]) {
      for (const dir of ["ltr", "rtl"]) {
        const [surface = "", id = ""] = state.split("/")
        const query = new URLSearchParams({ surface, state: id, scheme, dir })
        history.replaceState(null, "", `/gallery?${query}`)
        dispatchEvent(new PopStateEvent("popstate"))
        await new Promise((done) => setTimeout(done))
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
            animation.finish()
          }
        }
        const shown = document.querySelector<HTMLElement>("[data-alidade][data-theme]")
        const truly = `${shown?.dataset.theme} ${document.documentElement.dir}`
        if (truly !== `${scheme} ${dir}`) found.push(`${state} is shown ${truly}`)
        const { violations } = await window.axe.run(document, {
          preload: false,
          iframes: false,
          resultTypes: ["violations"],
        })
        for (const { id: rule, nodes } of violations) {
          for (const { target, failureSummary } of nodes) {
            found.push(
              `${state}, ${scheme}, ${dir}: ${rule}: ${target.join(" ")}: ${failureSummary}`,
            )
          }
        }
      }
    }
    return found
  }, name)
}

/** What is lost of the surface that is shown: off the screen, wider than its place, or cut without a way to scroll. */
export async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth}`)
    const roots = document.querySelectorAll<HTMLElement>(
      "dialog[open], [popover]:popover-open, .alidade-button-root, main",
    )
    for (const root of roots) {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.closest(".alidade-sr, .sr, svg") || !element.checkVisibility()) continue
        const name = `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.slice(0, 40)}”`
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0) continue
        if (left < -1 || right > innerWidth + 1)
          found.push(`${name} is off the screen: ${left} ${right}`)
        const style = getComputedStyle(element)
        const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip"
        if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "visible") {
          found.push(`${name} is wider than its place: ${element.scrollWidth}`)
        }
        if (element.scrollHeight > element.clientHeight + 1 && clips(style.overflowY)) {
          found.push(`${name} is cut below: ${element.scrollHeight} of ${element.clientHeight}`)
        }
        // Higher than the screen only where something around it scrolls.
        let around: HTMLElement | null = element.parentElement
        while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowY)) {
          around = around.parentElement
        }
        const inDialog = element.closest("dialog")
        if (
          inDialog &&
          (!around || !inDialog.contains(around)) &&
          (top < -1 || bottom > innerHeight + 1)
        ) {
          found.push(`${name} is above or below the screen: ${top} ${bottom}`)
        }
      }
    }
    return found
  })
}
