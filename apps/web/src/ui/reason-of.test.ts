import { expect, test, vi } from "vitest"
import { ProblemError } from "../logic/problem.js"
import { NetworkError, type NetworkProblem } from "../logic/stellar/network-error.js"
import { LONGEST_REASON, reasonOf } from "./reason-of.js"

test("keeps the isolates around values of the page's own texts", () => {
  const message = "Horizon \u2068500\u2069, \u2068GABC\u2069."
  expect(reasonOf(new Error(message))).toBe(message)
})

test("shows invisible characters of other errors, and an isolate without its end", () => {
  expect(reasonOf(new Error("a\u202eb \u2068c"))).toBe("a\\u{202e}b \\u{2068}c")
})

test("shortens what is too long", () => {
  expect(reasonOf(new Error("x".repeat(1_000))).length).toBeLessThan(LONGEST_REASON + 50)
})

test.each<[NetworkProblem, words: string]>([
  [{ problem: "noHorizon" }, "Can’t reach Horizon."],
  [{ problem: "noAccount", status: 404 }, "Horizon returned no account (status 404)."],
  [{ problem: "faucetRefused" }, "The faucet won’t fund this account."],
])("says what a server of the network didn’t answer: %j", (found, words) => {
  expect(reasonOf(new NetworkError(found))).toBe(words)
})

test("says that the visitor is offline instead of that a server can’t be reached", () => {
  vi.stubGlobal("navigator", { onLine: false })
  expect(reasonOf(new NetworkError({ problem: "noRpc" }))).toBe("You are offline.")
  const answered = new NetworkError({ problem: "noAccount", status: 500 })
  expect(reasonOf(answered)).toBe("Horizon returned no account (status 500).")
  vi.unstubAllGlobals()
})

test("says a problem in the words of the screen, and never by its name", () => {
  const error = new ProblemError({ problem: "noCall" })
  expect(reasonOf(error, ({ problem }) => `Words for ${problem}.`)).toBe("Words for noCall.")
  expect(reasonOf(error)).toBe("Something went wrong.")
})
