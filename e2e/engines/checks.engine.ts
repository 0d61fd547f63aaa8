import { expect, test } from "@playwright/test"
import { checks } from "./checks/index.js"
import { type EngineName, keepResults, readResults } from "./checks/results.js"
import { type CheckSite, startCheckSite } from "./checks/site.js"
import { createLazyEngine, type LazyEngine } from "./lazy-engine.js"
import { starts } from "./starts.js"

// In order, because a page can't close the windows that the last group cuts off from it.
test.describe.configure({ mode: "default" })

let name: EngineName
let engine: LazyEngine
let site: CheckSite
test.beforeAll(async () => {
  name = test.info().project.name as EngineName
  engine = createLazyEngine(starts[name])
  site = await startCheckSite()
})
test.afterAll(async () => {
  await engine.close()
  await site.close()
})

for (const [heading, group] of Object.entries(checks))
  test(`${heading}: the engine does what the documents' table says`, async () => {
    const found: Record<string, string> = {}
    await engine.use(async (page) => {
      for (const { title, run } of group)
        await test.step(title, async () => {
          found[title] = await run(page, site)
        })
    })
    // `--update-snapshots=changed` keeps this run for the table.
    if (["all", "changed"].includes(test.info().config.updateSnapshots))
      keepResults(name, await engine.version(), found)
    expect(readResults(name).found).toMatchObject(found)
  })
