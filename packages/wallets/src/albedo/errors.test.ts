import { expect, test } from "vitest"
import { intentError } from "./errors.js"

test.each([
  [
    -1,
    "internal",
    "Unhandled error occurred. If this error persists, please contact Albedo support.",
  ],
  [-2, "external", "External error occurred."],
  [-3, "bad-request", "Intent request is invalid."],
  [-4, "rejected", "Action request was rejected by the user."],
  [-5, "external", "Transaction failed when submitted to Stellar network."],
  [-6, "external", "Callback redirect failed."],
])(
  "AL9: code %i is %s with the specification's message [S8.12 S8.13 S8.14 S8.15 S8.16 S8.17]",
  (code, kind, message) => {
    const error = intentError(code, { message: "In other words.", ext: { why: 7 } })
    expect(error).toMatchObject({ kind, code, message, ext: { why: 7 } })
    expect(error.cause).toEqual({ code, message: "In other words.", ext: { why: 7 } })
  },
)

test("AL9: an unknown code keeps its number and its message", () => {
  expect(intentError(-17, { message: "New." })).toMatchObject({
    kind: "external",
    code: -17,
    message: "New.",
  })
  expect(intentError(4)).toMatchObject({
    kind: "external",
    code: 4,
    message: "Unhandled error from the wallet",
  })
})
