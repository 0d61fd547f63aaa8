import type { Route } from "@playwright/test"
import type { Bench, Scenario } from "../scenario.js"
import { passLimit } from "../wallet-side.js"
import type { Way } from "../ways.js"

const onlyHot = ({ id }: Way): string | undefined =>
  id === "hot" ? undefined : "it has no such relay, and no frame"

/**
 * Asks HOT without its extension: by its relay, and by its widget in a frame that the page shows. `handle` handles the
 * page's request at the relay, or that of the widget.
 */
async function askByRelay(
  on: Bench,
  step: "request" | "widget",
  handle: (route: Route) => unknown,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const { relayUrl, widgetUrl } = on.server.config.hot
  const matches = ({ href }: URL): boolean =>
    step === "widget"
      ? href.startsWith(widgetUrl)
      : href.startsWith(relayUrl) && href.endsWith(`/${step}`)
  await on.page.route(matches, handle, { times: 1 })
  await on.page.evaluate(async (xdr) => {
    const { kit, loaded, run } = window.bench
    await loaded.wallet.update({ installed: false })
    let frame: HTMLIFrameElement | undefined
    const show = (): void => {
      const prompt = kit.getState().pending[0]?.prompt
      if (prompt?.kind !== "overlay") {
        frame?.remove()
        frame = undefined
      } else if (!frame) {
        frame = document.createElement("iframe")
        frame.src = prompt.url
        document.body.append(frame)
        prompt.attach(frame.contentWindow!)
      }
    }
    const stop = kit.subscribe(show)
    run(() => kit.signTransaction(xdr).finally(stop))
  }, on.payload)
  await afterwards()
  await on.page.evaluate(() => window.bench.outcome())
  await on.page.unroute(matches)
}

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

const html = (status: number, title: string) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: `<h1>${title}</h1>`, headers: cors })

/** The relay lets every page read its replies, also those of its faults. */
const cors = { "access-control-allow-origin": "*" }

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
