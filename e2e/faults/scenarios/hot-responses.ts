import type { Route } from "@playwright/test"
import { startBomb } from "../bomb.js"
import { changed, signed } from "../forge.js"
import { askByRelay, html, json, onlyHot } from "../hot-relay.js"
import type { Scenario } from "../scenario.js"
import { passLimit } from "../wallet-side.js"

/** The first answer to the page that looks for the response is wrong. The next one is the wallet's. */
function looking(name: string, says: string, handle: (route: Route) => unknown): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlyHot,
    cause: (on) => askByRelay(on, "response", handle),
    sees: () => "succeeds",
  }
}

/** The limit of one look at the relay, in ms. */
const LOOK = 15_000

/** What HOT's relay answers when the page looks for the response is late, broken, or something else. */
export const hotResponses: readonly Scenario[] = [
  looking(
    "response-is-a-page",
    "A network's sign-in page comes in place of the response (200).",
    html(200, "Welcome to this network"),
  ),
  looking(
    "response-fails",
    "The relay fails when the page looks for the response (503).",
    html(503, "Unavailable"),
  ),
  looking(
    "response-truncated",
    "The response is cut in the middle.",
    json('{"data":"{\\"success\\":true,\\"payl'),
  ),
  looking(
    "response-truncated-inside",
    "The response holds half of a JSON text.",
    json(JSON.stringify({ data: '{"success":true,"payload":{"signedTxXdr":"AAAA' })),
  ),
  looking(
    "response-of-ten-megabytes",
    "The response is ten megabytes long.",
    json(JSON.stringify({ data: "x".repeat(10_000_000) })),
  ),
  {
    name: "response-compressed-to-explode",
    says: "The response is small, and a quarter of a gigabyte once it is decompressed.",
    ask: "transaction",
    excludes: onlyHot,
    async cause(on) {
      const bomb = await startBomb()
      await askByRelay(on, "response", bomb.handle)
      await bomb.close()
    },
    sees: () => "succeeds",
  },
  looking("response-null", "The response is null.", json("null")),
  {
    name: "response-late",
    says: "The relay does not answer the page that looks for the response. The page looks again after fifteen seconds.",
    ask: "transaction",
    excludes: onlyHot,
    async cause(on) {
      let look = (): void => {}
      const looked = new Promise<void>((resolve) => {
        look = resolve
      })
      await askByRelay(on, "response", look, async () => {
        await looked
        await passLimit(on, LOOK)
      })
    },
    sees: () => "succeeds",
  },
  {
    name: "response-after-cancel",
    says: "The response comes after the user has canceled in the app.",
    ask: "transaction",
    excludes: onlyHot,
    async cause(on) {
      let look = (_: Route): void => {}
      const looked = new Promise<Route>((resolve) => {
        look = resolve
      })
      await askByRelay(on, "response", look, async () => {
        const route = await looked
        await on.page.evaluate(() => {
          const { kit } = window.bench
          for (const { id } of kit.getState().pending) kit.cancel(id)
        })
        // The browser has given up this request.
        await route.continue().catch(() => {})
      })
    },
    sees: () => "aborted",
  },
  {
    name: "response-of-another-wallet",
    says: "The response is signed, and has another transaction.",
    ask: "transaction",
    excludes: onlyHot,
    async cause(on) {
      const other = signed(
        changed(on.payload, (tx) => {
          tx.fee = 1_000_000
        }),
        on.key,
      )
      const payload = { signedTxXdr: other, signerAddress: on.key.publicKey() }
      await askByRelay(
        on,
        "response",
        json(JSON.stringify({ data: JSON.stringify({ success: true, payload }) })),
      )
    },
    sees: () => "altered otherTransaction",
  },
]
