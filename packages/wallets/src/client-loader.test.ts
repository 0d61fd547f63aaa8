import { expect, test } from "vitest"
import { clientLoader } from "./client-loader.js"

const card = { productName: "Rabet" }

test("says which wallet could not be loaded, and names no file", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module: /client.js")
  await expect(clientLoader(card, () => Promise.reject(cause))()).rejects.toMatchObject({
    kind: "external",
    message: "Rabet could not be loaded. Check your connection and try again.",
    reason: { key: "notLoaded" },
    cause,
  })
})

test("loads a client again after a failure, and never once it is loaded", async () => {
  const client = {}
  let loads = 0
  const load = clientLoader(card, () => (loads++ ? Promise.resolve(client) : Promise.reject()))
  await expect(load()).rejects.toThrow("could not be loaded")
  expect(await load()).toBe(client)
  // Not a promise.
  expect(load()).toBe(client)
  expect(loads).toBe(2)
})
