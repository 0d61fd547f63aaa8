import { expect, test } from "vitest"
import { encodeUtf8 } from "./bytes.js"
import { readText } from "./read-text.js"

test("reads a whole response, including characters split between chunks", async () => {
  const bytes = encodeUtf8("Grüße 😀")
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readText(new Response(pieces), bytes.length, "It")).toBe("Grüße 😀")
  expect(await readText(new Response(null), 0, "It")).toBe("")
})

test("cancels an endless response at its limit", async () => {
  let sent = 0
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000
      controller.enqueue(new Uint8Array(1_000))
    },
    cancel() {
      cancelled = true
    },
  })
  await expect(readText(new Response(endless), 10_000, "Horizon")).rejects.toMatchObject({
    kind: "external",
    message: "Horizon sent more than 10000 bytes.",
  })
  expect(sent).toBeLessThan(20_000)
  expect(cancelled).toBe(true)
})
