import { expect, test } from "vitest"
import { awaitClient } from "./await-client.js"

test("says which wallet could not be loaded, and names no file", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module: /client.js")
  await expect(awaitClient({ productName: "Rabet" }, Promise.reject(cause))).rejects.toMatchObject({
    kind: "external",
    message: "Rabet could not be loaded. Check your connection and try again.",
    reason: { key: "notLoaded" },
    cause,
  })
  expect(await awaitClient({ productName: "Rabet" }, Promise.resolve(1))).toBe(1)
})
