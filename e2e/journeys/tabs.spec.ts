import { fileURLToPath } from "node:url"
import { expect, test } from "@playwright/test"
import { build, type Rolldown } from "vite"
import type * as DeviceList from "../../apps/web/src/page/device-list.js"

type TestedWindow = Window & { lists: typeof DeviceList }

const PAGES = 6
const WRITES = 50

/** The module of lists as a script, which sets `lists`. */
async function scriptOfLists(): Promise<string> {
  const entry = fileURLToPath(new URL("../../apps/web/src/page/device-list.ts", import.meta.url))
  const [bundle] = (await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@alidade/source"] },
    build: { write: false, lib: { entry, formats: ["iife"], name: "lists" } },
  })) as Rolldown.RolldownOutput[]
  return bundle!.output[0].code
}

test("tabs that change a list at once lose no entry, and all show the same in the end", async ({
  context,
}) => {
  const script = await scriptOfLists()
  const pages = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await context.newPage()
      await page.goto(`${process.env.HARNESS_URL}`)
      await page.evaluate(`${script};globalThis.lists = lists`)
      return page
    }),
  )
  // Each tab also removes entries of its own meanwhile.
  const writers = pages.map((page, number) =>
    page.evaluate(
      async ([number, writes]) => {
        const list = (window as unknown as TestedWindow).lists.deviceList("live", "names", {
          read: (value) => (typeof value === "string" ? value : undefined),
          keyOf: (name) => name,
        })
        Object.assign(window, { list })
        list.subscribe(() => {})
        for (let write = 0; write < writes; write += 1) {
          list.put(`${number} ${write}`, `${number} for a moment`)
          list.remove(`${number} for a moment`)
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      [number, WRITES] as const,
    ),
  )
  await Promise.all(writers)
  const expected = Array.from(
    { length: PAGES * WRITES },
    (_, at) => `${at % PAGES} ${Math.floor(at / PAGES)}`,
  )
  for (const page of pages) {
    await expect
      .poll(() =>
        page.evaluate(() =>
          [
            ...(window as unknown as { list: DeviceList.DeviceList<string> }).list.getState(),
          ].sort(),
        ),
      )
      .toEqual(expected.sort())
  }
})
