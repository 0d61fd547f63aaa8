import { type ErrorKind, WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { act, actions, part, settled, state, wide } from "../../test/dialog.js"
import { until } from "../../test/fixtures.js"
import { pairing } from "../../test/pairing.js"
import { startPrompted } from "../../test/prompted.js"
import { loadLanguage } from "../languages/index.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
})

test.each<[ErrorKind, string, string, string[]]>([
  [
    "rejected",
    "Request declined",
    "The request was declined on your phone.",
    ["New code", "Choose another wallet"],
  ],
  ["timeout", "No answer from Phone", "The request expired.", ["New code", "Back"]],
])(
  "a failed code (%s) shows its own text and offers a new code",
  async (kind, title, sentence, can) => {
    const { show, fail, kit } = await startPrompted()
    show(pairing())
    await until(() => part("qr"))
    fail(new WalletError(kind, "There was an error when trying to connect"))
    await until(() => state() === kind)
    expect([part("title")?.textContent, part("sentence")?.textContent]).toEqual([title, sentence])
    expect(actions()).toEqual(can)
    await userEvent.click(act("retry"))
    await until(() => kit.getState().pending.length === 1)
  },
)

test("in a right-to-left language, a failure says nothing of an encoded form, and isolates its code", async () => {
  const { fail } = await startPrompted({}, { language: await loadLanguage("ar") })
  fail(new WalletError("external", "Too many requests."))
  await until(() => state() === "external")
  expect(part("shows")).toBeNull()
  expect(document.querySelector("[data-part=details] dd > bdi")?.outerHTML).toBe(
    '<bdi dir="ltr">-2</bdi>',
  )
})

test("another attempt after a long wait keeps focus", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  await startPrompted({ moduleType: "HOT_WALLET" })
  await until(settled)
  vi.advanceTimersByTime(15_000)
  await until(() => act("retry"))
  act("retry").focus()
  await userEvent.keyboard("{Enter}")
  await until(() => !act("retry"))
  await until(() => document.activeElement === part("title"))
})
