import { expect, type Page } from "@playwright/test"
import axe from "axe-core"

/** A busy machine is slow, not wrong. */
const TIME_LIMIT_MS = 20_000

/** How a state is shown. */
export interface Look {
  scheme?: "light" | "dark"
  dir?: "ltr" | "rtl"
  motion?: "reduced"
}

/** Opens the gallery, and returns the names of all its states, as `surface/state`. */
export async function openGallery(page: Page, site: string): Promise<string[]> {
  await page.goto(`${site}/gallery`)
  await page.getByRole("heading", { level: 1, name: "Component gallery" }).waitFor()
  const links = page.locator('a[href*="surface="][href*="state="]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  return hrefs.map((href) => {
    const query = new URLSearchParams(href.split("?")[1])
    return `${query.get("surface")}/${query.get("state")}`
  })
}

/** Shows a state without reloading the page, and waits until it is reached. */
export async function show(page: Page, name: string, look: Look = {}): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, "", address)
      dispatchEvent(new PopStateEvent("popstate"))
    },
    hrefOf(name, look),
  )
  const reached = page.locator("main[data-reached=true]")
  await reached.waitFor({ state: "attached", timeout: TIME_LIMIT_MS }).catch((cause) => {
    throw new Error(`${name} is not reached`, { cause })
  })
  await atRest(page)
}

/** The address of a state. */
function hrefOf(name: string, look: Look = {}): string {
  const [surface = "", state = ""] = name.split("/")
  return `/gallery?${new URLSearchParams({ surface, state, ...look })}`
}

/**
 * Waits for what comes when the browser is idle (the help beside the wallets), and for animations to end, except those
 * that run as long as they are shown.
 */
async function atRest(page: Page): Promise<void> {
  const late = page.locator("dialog[open] .alidade-help-column:empty")
  await expect(late).toHaveCount(0, { timeout: TIME_LIMIT_MS })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  })
}

/**
 * The accessibility tree of the shown state: the topmost open surface, which hides the rest. Leaves out times and empty
 * live regions.
 */
export async function transcript(page: Page): Promise<string> {
  const shown = page.locator(".alidade-button-root, dialog[open], .stage-inspector").last()
  let before: string
  let now = await shown.ariaSnapshot()
  do {
    before = now
    now = await shown.ariaSnapshot()
  } while (now !== before)
  return now
    .split("\n")
    .filter((line) => !/^ *- (status|alert)$/.test(line))
    .join("\n")
    .replace(/Expires in \d+:\d\d/, "Expires in …")
    .replace(/\d\.\d{3}s/g, "…s")
}

/**
 * Joins transcripts of several states into one file. A part that repeats an earlier state's is replaced by a reference.
 */
export function joinTranscripts(transcripts: Readonly<Record<string, string>>): string {
  const known = new Set<string>()
  const short = (part: string): string => {
    const [head = "", ...rest] = part.split("\n")
    if (rest.length === 0) return part
    if (known.has(part)) return `${head} …`
    known.add(part)
    return part
  }
  return Object.entries(transcripts)
    .map(([state, text]) => {
      const parts = text.split(/\n(?= {0,2}- )/).map(short)
      return `${state}:\n${parts.join("\n").replace(/^/gm, "  ")}\n`
    })
    .join("\n")
}

/** A screen size in CSS pixels, and the magnification by the browser or the user. */
export interface Size {
  width: number
  height: number
  /** Browser zoom: divides the screen's CSS pixels by this factor, and enlarges each by it. */
  zoom?: number
  /** Text-only zoom, as a factor of the root's font size. */
  text?: number
}

/** Returns a function that resizes the page without reloading it. */
export async function createResize(page: Page): Promise<(size: Size) => Promise<void>> {
  // The size lasts as long as this session.
  const browser = await page.context().newCDPSession(page)
  return async ({ width, height, zoom = 1, text = 1 }) => {
    await browser.send("Emulation.setDeviceMetricsOverride", {
      width: width / zoom,
      height: height / zoom,
      deviceScaleFactor: zoom,
      mobile: false,
    })
    const shown = await page.evaluate(async (times) => {
      document.documentElement.style.fontSize = times === 1 ? "" : `${times * 100}%`
      // Let the page react to the resize.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return { innerWidth, devicePixelRatio }
    }, text)
    expect(shown).toEqual({ innerWidth: width / zoom, devicePixelRatio: zoom })
  }
}

/** The rules of axe that depend on the colors, or on where things lie. */
const VISUAL_RULES = ["color-contrast", "link-in-text-block", "target-size"]

/** Axe's violations in the shown state: all rules in light, and those about the look in dark and from right to left. */
export async function axeFaults(page: Page, name: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  const found: string[] = []
  for (const look of [
    { scheme: "light", dir: "ltr" },
    { scheme: "dark", dir: "rtl" },
  ] as const) {
    await show(page, name, look)
    const faults = await page.evaluate(
      async ({ scheme, dir, runOnly }) => {
        const shown = document.querySelector<HTMLElement>("[data-alidade][data-theme]")
        const actual = `${shown?.dataset.theme} ${document.documentElement.dir}`
        const { violations } = await window.axe.run(document, {
          preload: false,
          iframes: false,
          resultTypes: ["violations"],
          ...(runOnly && { runOnly }),
        })
        return [
          ...(actual === `${scheme} ${dir}` ? [] : [`shown ${actual}`]),
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`,
            ),
          ),
        ]
      },
      { ...look, runOnly: look.scheme === "dark" ? VISUAL_RULES : undefined },
    )
    found.push(...faults.map((fault) => `${name}, ${look.scheme}, ${look.dir}: ${fault}`))
  }
  return found
}

/**
 * What is lost of the shown surface: content off the screen, wider than its container, clipped without a way to scroll,
 * or text over other text.
 */
export async function layoutFaults(page: {
  evaluate(run: () => Promise<string[]> | string[]): Promise<string[]>
}): Promise<string[]> {
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
        // It may be taller than the screen only inside a scroll container.
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

    /** The lines of a text, clipped by its scroll containers. */
    const linesOf = (text: Node): DOMRectReadOnly[] => {
      const range = document.createRange()
      range.selectNodeContents(text)
      let lines: DOMRectReadOnly[] = [...range.getClientRects()]
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue
        const seen = box.getBoundingClientRect()
        lines = lines.flatMap((line) => {
          const [x, y] = [Math.max(line.left, seen.left), Math.max(line.top, seen.top)]
          const wide = Math.min(line.right, seen.right) - x
          const high = Math.min(line.bottom, seen.bottom) - y
          return wide > 1 && high > 1 ? [new DOMRectReadOnly(x, y, wide, high)] : []
        })
      }
      return lines
    }
    for (const root of roots) {
      const texts: { text: Node; lines: DOMRectReadOnly[] }[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const around = text.parentElement
        const isOwn = around?.closest("dialog, [popover], .alidade-button-root, main") === root
        if (!around || !isOwn || !text.textContent?.trim()) continue
        if (around.closest(".alidade-sr, .sr, .alidade-toast")) continue
        // Visually hidden: only screen readers find it.
        if (getComputedStyle(around).clipPath === "inset(50%)") continue
        if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        texts.push({ text, lines: linesOf(text) })
      }
      for (const [index, item] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          const overlaps = item.lines.some((a) =>
            other.lines.some((b) => {
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
              const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
              // Boxes of tightly set lines overlap, but their letters do not.
              return wide > 1 && high > Math.min(a.height, b.height) / 3
            }),
          )
          if (overlaps) {
            found.push(
              `“${item.text.textContent}” and “${other.text.textContent}” lie on each other`,
            )
          }
        }
      }
    }
    return found
  })
}
