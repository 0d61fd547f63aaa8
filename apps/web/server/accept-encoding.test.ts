import { expect, test } from "vitest"
import { acceptedEncoding } from "./accept-encoding.js"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.001", "br"],
  ["gzip;q=0", undefined],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["identity", undefined],
  ["brotli", undefined],
  ["br;q=x", undefined],
  ["", undefined],
  [undefined, undefined],
])("Accept-Encoding: %s gets %s", (header, encoding) => {
  expect(acceptedEncoding(header, ["br", "gzip"])).toBe(encoding)
})

test("takes only what is available", () => {
  expect(acceptedEncoding("br, gzip", ["gzip"])).toBe("gzip")
  expect(acceptedEncoding("br, gzip", [])).toBeUndefined()
})
