import type { Route } from "@playwright/test"
import type { Bench } from "./scenario.js"
import type { Way } from "./ways.js"

export const onlyHot = ({ id }: Way): string | undefined =>
  id === "hot" ? undefined : "it has no such relay, and no frame"

/** The pause before the page looks for the response, in ms. */
const PAUSE = 3_000

/** What is handled: the page's request at the relay, its first look for the response, or the frame's page. */
const methods = { request: "POST", response: "GET", widget: "GET" } as const

/**
 * Asks HOT without its extension: by its relay, and by its widget in a frame that the page shows. `handle` handles one
 * step once. The wallet uses the same addresses with other methods, and is not disturbed. The page's pauses pass at once.
 */
export async function askByRelay(
  on: Bench,
  step: keyof typeof methods,
  handle: (route: Route) => unknown,
  afterwards: () => Promise<void> = async () => {},
): Promise<void> {
  const { relayUrl, widgetUrl } = on.server.config.hot
  const matches = ({ href }: URL): boolean =>
    step === "widget"
      ? href.startsWith(widgetUrl)
      : href.startsWith(relayUrl) && href.endsWith(`/${step}`)
  let isHandled = false
  await on.page.route(matches, (route) => {
    if (isHandled || route.request().method() !== methods[step]) return route.fallback()
    isHandled = true
    return handle(route)
  })
  await on.page.evaluate(
    async ({ xdr, pause }) => {
      const { kit, loaded, passLimit, run } = window.bench
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
      const hurry = setInterval(passLimit, 100, pause)
      run(() =>
        kit.signTransaction(xdr).finally(() => {
          stop()
          clearInterval(hurry)
        }),
      )
    },
    { xdr: on.payload, pause: PAUSE },
  )
  await afterwards()
  await on.page.evaluate(() => window.bench.outcome())
  await on.page.unroute(matches)
}

export const html = (status: number, title: string) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: `<h1>${title}</h1>`, headers: cors })

/** The relay lets every page read its replies, also those of its faults. */
export const cors = { "access-control-allow-origin": "*" }

export const json = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "application/json", body, headers: cors })
