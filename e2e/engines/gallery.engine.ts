import { expect, test } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"
import { layoutFaults } from "../journeys/gallery-helpers.js"
import { createLazyEngine } from "./lazy-engine.js"
import type { EnginePage } from "./page.js"
import { until } from "./page-actions.js"
import { starts } from "./starts.js"

/** Shows a state of the gallery at its address without reloading the page, and waits until it is reached. */
async function show(page: EnginePage, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.replaceState(null, "", address)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)
  await until(address, () =>
    page.evaluate(() => document.querySelector("main[data-reached=true]") !== null, null),
  )
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
  }, null)
}

test("reaches every gallery state, and loses nothing in a narrow window", async () => {
  test.setTimeout(600_000)
  const engine = createLazyEngine(starts[test.info().project.name as keyof typeof starts])
  const { url, close } = await serve({ port: 0, sandboxPort: 0 })
  const found: string[] = []
  try {
    await engine.use(async (page) => {
      await page.goto(`${url}/gallery`)
      const addresses = await until("the gallery's states", async () => {
        const all = await page.evaluate(
          () =>
            [...document.querySelectorAll('a[href*="surface="][href*="state="]')].map(
              (link) => link.getAttribute("href") ?? "",
            ),
          null,
        )
        return all.length > 0 && all
      })
      await page.resize(320, 640)
      const width = await until("a narrow window", () =>
        page.evaluate(() => innerWidth < 640 && innerWidth, null),
      )
      if (width !== 320) console.log(`The window gets no narrower than ${width} px here.`)
      const hasFocus = await page.evaluate(() => document.hasFocus(), null)
      for (const address of addresses) {
        // Without a window manager, MiniBrowser's window loses its focus when it is resized.
        if (!hasFocus && address.endsWith("state=tooltip")) {
          console.log(`not run: ${address}, for this window has no focus that could be seen`)
          continue
        }
        for (const scheme of ["light", "dark"]) {
          await show(page, `${address}&motion=reduced&scheme=${scheme}`)
          const faults = await layoutFaults({ evaluate: (run) => page.evaluate(run, null) })
          found.push(...faults.map((fault) => `${address}, ${scheme}: ${fault}`))
        }
      }
    })
  } finally {
    await engine.close()
    await close()
  }
  expect([...new Set(found)]).toEqual([])
})
