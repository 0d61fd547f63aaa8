import { expect, test } from "vitest"
import { readJson } from "./read-json.js"

test("reads JSON up to its limit, and returns null for anything else", async () => {
  expect(await readJson(new Response('{"sequence":7}'))).toEqual({ sequence: 7 })
  expect(await readJson(new Response("<html>"))).toBeNull()
  expect(await readJson(new Response("[1,2]"), 4)).toBeNull()
})
