import { expect, onTestFinished, test, vi } from "vitest"
import { readListPage } from "./list-page.js"

test("each record is one item, also if it is a list, and those that are not accepted are left out", async () => {
  const json = { _embedded: { records: [[1, 2], "no", { paging_token: "3" }] } }
  vi.stubGlobal("fetch", async () => Response.json(json))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { signal } = new AbortController()
  const read = (record: unknown) => (record === "no" ? undefined : record)
  const page = await readListPage("https://horizon.example/offers", read, undefined, signal)
  expect(page).toEqual({ items: [[1, 2], { paging_token: "3" }] })
})
