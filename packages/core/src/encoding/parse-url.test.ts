import { expect, test } from "vitest"
import { parseUrl } from "./parse-url.js"

test("parses an address with letters beyond ASCII, however often", () => {
  const hosts = new Set<string | undefined>()
  for (let times = 0; times < 20_000; times++)
    hosts.add(parseUrl("https://b\u00fccher.example")?.host)
  expect([...hosts]).toEqual(["xn--bcher-kva.example"])
})

test("parses a path with its base, and no text that is no address", () => {
  expect(parseUrl("/a?b", "https://a.example/c")?.href).toBe("https://a.example/a?b")
  for (const text of ["", "/a", "https://", "https://a b"]) expect(parseUrl(text)).toBeUndefined()
})
