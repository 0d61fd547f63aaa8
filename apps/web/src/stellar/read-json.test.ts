import { expect, test } from "vitest"
import { readJson } from "./read-json.js"

test("JSON is read up to its limit, and anything else is null", async () => {
  expect(await readJson(new Response('{"sequence":7}'))).toEqual({ sequence: 7 })
  expect(await readJson(new Response("<html>"))).toBeNull()
  expect(await readJson(new Response("[1,2]"), 4)).toBeNull()
})
