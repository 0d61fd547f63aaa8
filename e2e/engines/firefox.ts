import { type Browser, type Frame, firefox, type Page } from "@playwright/test"
import {
  type Engine,
  type EnginePage,
  findClickable,
  type Query,
  sent,
  wasClicked,
} from "./page.js"

/** Starts Debian's Firefox through WebDriver BiDi, with its popup blocker enabled. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  return engineOf(
    "Firefox",
    await firefox.launch({
      executablePath,
      // Playwright 1.61 drives a Firefox that is not its own build only this way.
      channel: "moz-firefox",
      firefoxUserPrefs: {
        "dom.disable_open_during_load": true,
        "ui.prefersReducedMotion": 1,
        // Less work beside the journeys: no spare processes, and half the frames.
        "dom.ipc.processCount": 1,
        "dom.ipc.processPrelaunch.enabled": false,
        "layout.frame_rate": 30,
      },
    }),
  )
}

/** An engine that Playwright drives. */
export function engineOf(name: string, browser: Browser): Engine {
  return {
    name,
    version: browser.version(),
    hasExited: async () => !browser.isConnected(),
    async newPage() {
      for (const context of browser.contexts()) await context.close()
      const context = await browser.newContext()
      return pageOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

/** The middle of an element. Runs in the page. */
function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function pageOf(page: Page, within: Page | Frame = page): EnginePage {
  const evaluate: EnginePage["evaluate"] = (run, argument) =>
    within.evaluate(run as never, argument as never).catch((error) => {
      // The page was replaced meanwhile: the new one answers.
      if (!/context was destroyed/.test(`${error}`)) throw error
      return evaluate(run, argument)
    }) as Promise<never>
  return {
    goto: async (url) => {
      await within.goto(url, { timeout: 10_000 }).catch((error) => {
        if (error.name !== "TimeoutError") throw error
        // Over BiDi, a page that moves to another process for its opener policy may not report that it has loaded.
        console.log(`Loading ${url} once more.`)
        return within.goto(url)
      })
    },
    evaluate,
    async click(query: Query) {
      const clickable = `(${findClickable})(${JSON.stringify(sent(query))})`
      // Over BiDi, neither pointer nor keys of Playwright 1.61 reach a frame of another site.
      const act = within === page ? `(${middleOf})(found)` : "setTimeout(() => found.click())"
      const middle = await within
        .evaluate<[number, number] | null>(`${clickable}.then((found) => found && ${act})`)
        // A page that is still loading or closing has nothing to click.
        .catch(() => null)
      if (!middle) return false
      if (within !== page) return true
      // The element's own `click` takes half a second. If the click closes the window, the reply to it is lost.
      await page.mouse.click(...middle).catch((error) => {
        if (!page.isClosed()) throw error
      })
      return page.evaluate(wasClicked).then(Boolean, () => true)
    },
    // Over BiDi, this presses the same keys as `type`, in one command instead of two for each.
    type: (text) => page.keyboard.insertText(text),
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.goBack()
    },
    popups: async () =>
      page
        .context()
        .pages()
        .filter((other) => other !== page)
        .map((other) => pageOf(other)),
    async frame(selector) {
      const frame = await (await page.$(selector))?.contentFrame()
      return frame ? pageOf(page, frame) : undefined
    },
  }
}
