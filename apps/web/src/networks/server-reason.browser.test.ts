import { expect, test } from "vitest"
import type { ServerProblem } from "../logic/networks/check-network.js"
import { serverReason } from "./server-reason.js"

const server = "Horizon"
const origin = "https://horizon.example"

test.each<[ServerProblem, string]>([
  [
    { server, problem: "otherPassphrase", passphrase: "Other\u202e" },
    "Horizon: the server reports another passphrase, “Other\\u{202e}”.",
  ],
  [
    { server: "RPC", problem: "badStatus", status: 404 },
    "RPC: the server answered with HTTP status 404.",
  ],
  [{ server, problem: "late", origin }, "Horizon: no answer from https://horizon.example."],
  [
    { server, problem: "noCors", origin },
    `Horizon: https://horizon.example answers, but doesn’t let this page read the answer (CORS). Its operator can allow ${location.origin}.`,
  ],
])("%j in words", (found, sentence) => {
  expect(serverReason(found)).toBe(sentence)
})
