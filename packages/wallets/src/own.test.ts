import { expect, test } from "vitest"
import { own } from "./own.js"

test("own() reads only own properties", () => {
  expect(own({ a: 1 }, "a")).toBe(1)
  expect(own({}, "toString")).toBeUndefined()
  expect(own({}, "__proto__")).toBeUndefined()
  expect(own(Object.create({ a: 1 }), "a")).toBeUndefined()
  for (const nothing of [null, undefined, "text", 7, true]) {
    expect(own(nothing, "length")).toBeUndefined()
  }
})

test("own() returns undefined if reading throws", () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const getter = Object.defineProperty({}, "a", {
    get() {
      throw new Error("hostile getter")
    },
  })
  for (const hostile of [proxy, getter]) expect(own(hostile, "a")).toBeUndefined()
})
