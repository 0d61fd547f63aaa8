import { afterEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { testModel } from "../../test/signing.js"
import { createBackground } from "../lobstr/background.js"
import { lobstrQuirks } from "../lobstr/quirks.js"
import { openWindow } from "./window.js"

let close: (() => void) | undefined
afterEach(() => close?.())

/** LOBSTR with these quirks on, and its window. */
function lobstr(...on: string[]) {
  const quirks = Object.fromEntries(on.map((id) => [id, true]))
  const { model } = testModel({
    quirks: lobstrQuirks,
    networks: ["public"],
    initial: { network: "public", quirks },
  })
  const root = (): ShadowRoot =>
    document.querySelector('[data-alidade-sandbox="lobstr"]')!.shadowRoot!
  return {
    model,
    answer: createBackground(model),
    open: () => {
      close = openWindow(model, "LOBSTR")
    },
    title: () => root().querySelector("h2")?.textContent,
    press: (label: string) =>
      userEvent.click(
        [...root().querySelectorAll("footer button")].find(
          ({ textContent }) => textContent === label,
        )!,
      ),
  }
}

const site = { host: "localhost", origin: "http://localhost:5173" }

test("leads through the first-run page and the code to the request", async () => {
  const { answer, open, title, press } = lobstr("LO2-first-run", "LO2-code")
  const reply = answer({ type: "REQUEST_ACCESS" }, site)
  open()
  expect(title()).toBe("Welcome to LOBSTR")
  await press("Get started")
  expect(title()).toBe("Scan this code with the LOBSTR app")
  await press("Scan with the phone")
  expect(title()).toBe("Connect this site?")
  await press("Approve")
  expect(await reply).toMatchObject({ connectionKey: expect.any(String) })
})

test("says only that the phone waits, and lets the person decide there", async () => {
  const { model, answer, open, title, press } = lobstr("LO3-window")
  model.next("approve")
  const access = await answer({ type: "REQUEST_ACCESS" }, site)
  const fields = { dataToSign: "hello", signType: "message", ...access }
  const reply = answer({ type: "SIGN", ...fields }, site)
  await expect.poll(() => model.getState().waiting.length).toBe(1)
  open()
  expect(title()).toBe("Confirm on your phone")
  await press("Reject")
  expect(await reply).toEqual({ error: "User declined access" })
})
