import {
  type Engine,
  type EnginePage,
  findClickable,
  type Query,
  sent,
  wasClicked,
} from "./page.js"
import { freePort, start, startDisplay } from "./processes.js"
import { connectTo, type ElementReference, type Send, WebDriverError } from "./webdriver.js"

/** WebDriver's codes for keys without a character. */
const ENTER = "\uE007"
const keyCodes: Readonly<Record<string, string>> = { Escape: "\uE00C", Tab: "\uE004" }

/** WebDriver's errors for an element, frame or window that has just gone. */
const closedErrorCodes = [
  "stale element reference",
  "no such element",
  "no such frame",
  "no such window",
  "element not interactable",
  "element click intercepted",
]

/** Starts WebKitGTK's MiniBrowser on its own display, driven through WebKitWebDriver. */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const screen = await startDisplay()
  const port = await freePort()
  const server = start("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    DISPLAY: screen.display,
    // Without a graphics card, layers would take a third of the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  })
  const send = connectTo(`http://127.0.0.1:${port}`)
  await ready(send)
  const { sessionId, capabilities } = await send<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
        // By default a page has 300 s to load, more than a test has.
        timeouts: { pageLoad: 30_000, script: 30_000 },
      },
    },
  })
  const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const first = await inSession<string>("GET", "/window")
  return {
    name: "WebKit",
    version: capabilities.browserVersion,
    async hasExited() {
      // A session ends with its browser, and a page with its process.
      return inSession("POST", "/window", { handle: first })
        .then(() => inSession("POST", "/execute/sync", { script: "", args: [] }))
        .then(
          () => false,
          () => true,
        )
    },
    async newPage() {
      await closeOthers(inSession, first)
      await inSession("POST", "/url", { url: "about:blank" })
      return pageOf(inSession, first, [])
    },
    async close() {
      await server.stop()
      await screen.stop()
    },
  }
}

async function ready(send: Send): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await send("GET", "/status")
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

async function closeOthers(send: Send, first: string): Promise<void> {
  for (const handle of await send<string[]>("GET", "/window/handles")) {
    if (handle === first) continue
    await send("POST", "/window", { handle })
    await send("DELETE", "/window")
  }
  await send("POST", "/window", { handle: first })
}

/** The page of a window, or the frame at a path of selectors. */
function pageOf(send: Send, handle: string, path: readonly string[]): EnginePage {
  /** WebDriver sends every command to the window and frame chosen last. */
  async function enter(): Promise<void> {
    await send("POST", "/window", { handle })
    await send("POST", "/frame", { id: null })
    for (const selector of path) {
      const id = await send<ElementReference>("POST", "/element", {
        using: "css selector",
        value: selector,
      })
      await send("POST", "/frame", { id })
    }
  }

  /** Whether the last click hit its element. A click may also close its window. */
  const hasHit = (): Promise<boolean> =>
    send("POST", "/execute/sync", { script: `return ${wasClicked}`, args: [] }).then(
      Boolean,
      () => true,
    )

  /** Runs an async function in the page, whose errors would otherwise end in a time-out. */
  const run = async <Value>(code: string, argument: unknown): Promise<Value> => {
    const { value, error } = await send<{ value: Value; error?: string }>(
      "POST",
      "/execute/async",
      {
        script: `const [argument, done] = arguments
        Promise.resolve(argument).then(${code}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        )`,
        args: [argument ?? null],
      },
    )
    if (error !== undefined) throw new Error(error)
    return value
  }

  const page: EnginePage = {
    async goto(url) {
      await enter()
      await send("POST", "/url", { url }).catch((error) => {
        if (!(error instanceof WebDriverError && error.code === "timeout")) throw error
        // Under load, MiniBrowser has left a load unfinished.
        console.log(`${error.message} Loading ${url} once more.`)
        return send("POST", "/url", { url })
      })
    },
    async evaluate(code, argument) {
      await enter()
      return run(String(code), argument)
    },
    async click(query: Query) {
      await enter()
      const found = await run<ElementReference | null>(findClickable, sent(query))
      if (!found) return false
      return send("POST", `/element/${Object.values(found)[0]}/click`).then(hasHit, isGone)
    },
    async type(text) {
      await enter()
      const active = await send<ElementReference>("GET", "/element/active")
      // WebKit ignores a line break in the text.
      const keys = text.replaceAll("\n", ENTER)
      await send("POST", `/element/${Object.values(active)[0]}/value`, { text: keys })
    },
    async pressKey(key) {
      await enter()
      const value = keyCodes[key] ?? key
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }))
      await send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] })
    },
    async resize(width, height) {
      await enter()
      // The window is larger than the viewport by its own toolbars.
      const bars = await page.evaluate(
        () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
        null,
      )
      const rect = { width: width + bars[0], height: height + bars[1] }
      await send("POST", "/window/rect", rect)
    },
    async reload() {
      await enter()
      await send("POST", "/refresh")
    },
    async back() {
      await enter()
      await send("POST", "/back")
    },
    async popups() {
      const handles = await send<string[]>("GET", "/window/handles")
      return handles.filter((other) => other !== handle).map((other) => pageOf(send, other, []))
    },
    async frame(selector) {
      const inner = pageOf(send, handle, [...path, selector])
      return inner
        .evaluate(() => document.readyState, null)
        .then(
          () => inner,
          (error) => {
            isGone(error)
            return undefined
          },
        )
    },
  }
  return page
}

/** Returns false for an element that has just gone, so that it is looked for again. Throws all other errors. */
function isGone(error: unknown): false {
  if (error instanceof WebDriverError && closedErrorCodes.includes(error.code)) return false
  throw error
}
