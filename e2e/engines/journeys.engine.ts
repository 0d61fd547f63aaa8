import { expect, test } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"
import { decidedByEngine, ed25519Verdicts } from "./ed25519.js"
import { journeys } from "./journeys/index.js"
import { createLazyEngine, type LazyEngine } from "./lazy-engine.js"
import { visibleTextOf, waitForText } from "./page-actions.js"
import { starts } from "./starts.js"

let engine: LazyEngine
test.beforeAll(() => {
  engine = createLazyEngine(starts[test.info().project.name as keyof typeof starts])
})
test.afterAll(() => engine.close())

const serveWithSandbox = () => serve({ port: 0, sandboxPort: 0 })

for (const { title, serve: open = serveWithSandbox, walk } of journeys) {
  test(title, () =>
    engine.use(async (page) => {
      const { url, close } = await open()
      let closed: Promise<void> | undefined
      const stop = (): Promise<void> => {
        closed ??= close()
        return closed
      }
      try {
        await page.goto(url)
        await waitForText(page, "Connect a wallet")
        await walk(page, url, stop).catch(async (error) => {
          // The page's text explains more than the failed wait.
          const shown = await visibleTextOf(page)
          throw new Error(`${error.message} The page shows: ${shown}`, { cause: error })
        })
      } finally {
        await stop()
      }
    }),
  )
}

test("accepts in WebCrypto no Ed25519 signature that the packages' rule refuses", () =>
  engine.use(async (page) => {
    const { url, close } = await serveWithSandbox()
    try {
      await page.goto(url)
      const verdicts = await page.evaluate(ed25519Verdicts, decidedByEngine)
      test.skip(verdicts === null, "This engine's WebCrypto has no Ed25519.")
      const accepted = decidedByEngine.filter((_, index) => verdicts?.[index])
      expect(accepted.filter(({ valid }) => !valid)).toEqual([])
      // Of the valid ones, WebKitGTK refuses the study's case 3, whose key no honest signer has.
      expect(accepted.map(({ about }) => about)).toContain("an honest signature")
    } finally {
      await close()
    }
  }))
