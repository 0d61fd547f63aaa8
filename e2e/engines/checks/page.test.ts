import { expect, test } from "vitest"
import { checks } from "./index.js"
import { makePage } from "./page.js"
import { type EngineName, readResults } from "./results.js"

const engines: readonly EngineName[] = ["chromium", "firefox", "webkit"]

test("the documents' table of browsers says what the last kept run found", async () => {
  const page = makePage(Object.fromEntries(engines.map((name) => [name, readResults(name)])))
  await expect(page).toMatchFileSnapshot("../../../apps/docs/src/content/docs/security/browsers.md")
})

test.each(engines)("%s has a result for each check, and none besides", (name) => {
  const titles = Object.values(checks)
    .flat()
    .map(({ title }) => title)
  const { found } = readResults(name)
  expect(Object.keys(found)).toEqual(titles)
  expect(Object.values(found)).not.toContain("")
})
