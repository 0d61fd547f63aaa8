import { expect, test } from "vitest"
import { endlessAsFinite } from "./endless-as-finite.js"

/** A stream that stays open after these parts. */
function endless(...parts: readonly string[]): {
  body: ReadableStream<Uint8Array>
  ended: boolean
} {
  const stream = {
    ended: false,
    body: new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      },
      cancel() {
        stream.ended = true
      },
    }),
  }
  return stream
}

test("ends after the first whole event with an id, with a short delay until the next request", async () => {
  const stream = endless(
    'retry: 1000\nevent: open\ndata: "hello"\n\n',
    "id: 7\nda",
    "ta: {}\n\nid: 8\ndata",
  )
  expect(await endlessAsFinite(stream.body)).toBe(
    'retry: 50\n\nevent: open\ndata: "hello"\n\nid: 7\ndata: {}\n\n',
  )
  expect(stream.ended).toBe(true)
})

test("gives what there is of a stream that ends by itself", async () => {
  const body = new Blob(['data: "byebye"\n\n']).stream()
  expect(await endlessAsFinite(body)).toBe('retry: 50\n\ndata: "byebye"\n\n')
})
