import type { Route } from "@playwright/test"
import { askByRelay, cors, html, onlyHot } from "../hot-relay.js"
import type { Bench, Scenario } from "../scenario.js"
import { passLimit } from "../wallet-side.js"

/** The user closes the frame once the page shows it. */
function closeFrame(on: Bench): Promise<void> {
  return on.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { kit } = window.bench
        const look = (): void => {
          const prompt = kit.getState().pending[0]?.prompt
          if (prompt?.kind !== "overlay") return
          stop()
          prompt.close()
          resolve()
        }
        const stop = kit.subscribe(look)
        look()
      }),
  )
}

function storing(
  name: string,
  says: string,
  handle: (route: Route) => unknown,
  sees: string,
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlyHot,
    cause: (on) => askByRelay(on, "request", handle),
    sees: () => sees,
  }
}

function framed(name: string, says: string, handle: (route: Route) => unknown): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlyHot,
    async cause(on) {
      // Nobody answers in a frame that shows nothing.
      await on.page.evaluate(() => window.bench.loaded.wallet.update({ answer: "never" }))
      await askByRelay(on, "widget", handle, () => closeFrame(on))
    },
    sees: () => "popup-closed hotClosed",
  }
}

/** HOT's relay and its frame fail. */
export const frames: readonly Scenario[] = [
  storing(
    "request-refused-as-too-many",
    "The relay refuses the request: too many (429).",
    (route) => route.fulfill({ status: 429, body: "Too many requests.", headers: cors }),
    "external",
  ),
  storing(
    "request-refused-with-a-page",
    "A proxy in front of the relay answers with an HTML page (502).",
    html(502, "Bad gateway"),
    "external hotFailed",
  ),
  storing(
    "request-without-a-connection",
    "The relay can't be reached.",
    (route) => route.abort("connectionrefused"),
    "external hotOffline",
  ),
  storing(
    "request-redirected",
    "The relay redirects the request to a site that no page may read.",
    (route) =>
      route.fulfill({ status: 302, headers: { ...cors, location: "http://127.0.0.1:9/" } }),
    "external hotOffline",
  ),
  {
    name: "request-never-stored",
    says: "The relay never answers, and the user waits.",
    ask: "transaction",
    excludes: onlyHot,
    cause: (on) =>
      askByRelay(
        on,
        "request",
        () => {},
        async () => {
          await on.page.evaluate(() => window.bench.idle())
          await passLimit(on)
        },
      ),
    sees: () => "timeout expired",
  },
  framed(
    "frame-refused-by-its-headers",
    "The wallet's page may not be framed, and the user closes the frame.",
    (route) =>
      route.fulfill({
        contentType: "text/html",
        body: "<h1>HOT</h1>",
        headers: { "x-frame-options": "DENY" },
      }),
  ),
  framed(
    "frame-never-loads",
    "The wallet's page never answers in the frame, and the user closes it.",
    () => {},
  ),
  framed(
    "frame-shows-an-error",
    "The wallet's page fails in the frame (503), and the user closes it.",
    html(503, "Unavailable"),
  ),
]
