import { expect, test } from "vitest"
import { errorCodes } from "./error-codes.js"
import { WalletError } from "./errors.js"
import { parseError, toWalletError } from "./parse-error.js"

test("the code comes from error.code, else from the code field, else it is -1 [S8.1 S8.2 S8.3]", () => {
  expect(parseError({ error: { code: -4 }, code: -2 }).code).toBe(-4)
  expect(parseError({ code: -2 }).code).toBe(-2)
  expect(parseError({}).code).toBe(-1)
  expect(parseError(undefined).code).toBe(-1)
})

test("the message is error.message, the message field, the error string, or the default [S8.4 S8.5 S8.6 S8.7]", () => {
  expect(parseError({ error: { message: "inner" }, message: "outer" }).message).toBe("inner")
  expect(parseError({ message: "outer" }).message).toBe("outer")
  expect(parseError("said so").message).toBe("said so")
  expect(parseError({ error: "said so" }).message).toBe("said so")
  expect(parseError(null).message).toBe("Unhandled error from the wallet")
  expect(parseError(7).message).toBe("Unhandled error from the wallet")
})

test("a value that throws when read becomes an error with the default message", () => {
  const hostile = {
    get code(): number {
      throw new Error("read me not")
    },
  }
  expect(parseError(hostile)).toEqual({ code: -1, message: "Unhandled error from the wallet" })
  const { kind, cause } = toWalletError(hostile)
  expect(kind).toBe("internal")
  expect(cause === hostile).toBe(true)
})

test("ext is passed through [S8.8 S3.62]", () => {
  expect(parseError({ error: { code: -3, ext: ["x"] } }).ext).toEqual(["x"])
  expect(parseError({ ext: "y" }).ext).toBe("y")
  expect(parseError({ message: "m" })).not.toHaveProperty("ext")
})

test("a wallet error serializes to code, message and ext [S3.60 S3.61 S3.62]", () => {
  const error = new WalletError("rejected", "Declined", { ext: "more" })
  expect(JSON.parse(JSON.stringify(error))).toEqual({ code: -4, message: "Declined", ext: "more" })
  expect(new WalletError("locked", "Locked").toJSON()).toEqual({ code: -1, message: "Locked" })
})

/** No wallet should send this, but any page can. */
const hostileExt = (): Record<string, unknown> => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  let deep: unknown = "bottom"
  for (let level = 0; level < 10_000; level++) deep = { deep }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const throwing = Object.defineProperty({ fine: 1 }, "bad", {
    enumerable: true,
    get() {
      throw new Error("read me not")
    },
  })
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]))
  const json = { toJSON: () => circle }
  return { circle, deep, proxy, throwing, many, json, big: 10n, call() {}, long: "x".repeat(1e6) }
}

test("whatever ext contains, the error serializes to JSON of a bounded size", () => {
  for (const ext of [hostileExt(), ...Object.values(hostileExt()), Array(1e6).fill("x"), 10n]) {
    for (const error of [
      toWalletError(new WalletError("internal", "why", { ext }), "freighter"),
      toWalletError({ error: { code: -1, message: "why", ext } }, "freighter"),
    ]) {
      expect(JSON.stringify(error).length).toBeLessThan(6_000)
    }
    expect(JSON.stringify(parseError({ code: -1, ext })).length).toBeLessThan(6_000)
  }
  const { circle, throwing, big } = hostileExt()
  const error = new WalletError("internal", "why", { ext: { circle, throwing, big } })
  expect(toWalletError(error, "freighter").ext).toEqual({
    circle: { self: "…" },
    throwing: { fine: 1, bad: "…" },
    big: "10",
  })
})

test("a long message is truncated without splitting a character", () => {
  for (const error of [
    toWalletError(new WalletError("internal", "x".repeat(1e6)), "freighter"),
    toWalletError({ message: "x".repeat(1e6) }),
    toWalletError("x".repeat(1e6)),
  ]) {
    expect(error.message).toBe(`${"x".repeat(999)}…`)
  }
  const { message } = toWalletError(`${"x".repeat(998)}😀${"x".repeat(10)}`)
  expect(message).toBe(`${"x".repeat(998)}…`)
})

test("SI4: every kind has one of SEP-43's codes", () => {
  for (const code of Object.values(errorCodes)) expect([-1, -2, -3, -4]).toContain(code)
})

test("an error thrown by a wallet keeps its code and is the cause", () => {
  const thrown = { error: { code: -7, message: "own" } }
  const error = toWalletError(thrown, "albedo")
  expect(error).toMatchObject({ kind: "external", code: -7, message: "own", walletId: "albedo" })
  expect(error.cause).toBe(thrown)
  expect(toWalletError({ code: -4, message: "no" }).kind).toBe("rejected")
})

test("a wallet error is passed on unchanged, with the wallet's id added", () => {
  const error = new WalletError("locked", "Locked", { ext: 1 })
  expect(toWalletError(error)).toBe(error)
  expect(toWalletError(error, "x")).toMatchObject({ kind: "locked", walletId: "x", ext: 1 })
})

test("names the page about its kind", () => {
  const { docs } = new WalletError("popup-blocked", "Blocked.")
  expect(docs).toBe("https://alidade-stellar.github.io/alidade/reference/errors/popup-blocked/")
})
