import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { act, actions, part, regionText, state } from "../../../test/dialog.js"
import { until } from "../../../test/fixtures.js"
import { lumo, nextUri, onPhone, pairing, withoutCode } from "../../../test/pairing.js"
import { startPrompted } from "../../../test/prompted.js"

beforeEach(async () => {
  onPhone()
  await page.viewport(390, 800)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens the wallet list on a phone and follows the link of the first wallet. */
async function followLink() {
  const connection = await startPrompted()
  const prompt = pairing()
  connection.show(prompt)
  await until(() => part("linked-wallets"))
  await userEvent.click(page.getByRole("button", { name: "Lumo" }))
  await until(() => state() === "awaiting-phone")
  return { ...connection, prompt }
}

test("after opening a wallet's app, offers to open it again, another device, or cancel", async () => {
  const { prompt, signal } = await followLink()
  expect(part("title")?.textContent).toBe("Continue on your phone")
  expect(part("sentence")?.textContent).toBe("Approve the request in Lumo.")
  expect(actions()).toEqual(["Open Lumo", "Show QR code", "Cancel"])
  await until(() => regionText("status") === "Continue on your phone. Approve the request in Lumo.")
  expect(document.activeElement).toBe(part("title"))
  await userEvent.click(act("open-link"))
  expect(prompt.follow).toHaveBeenNthCalledWith(2, lumo)

  await userEvent.click(act("show-code"))
  await until(() => part("qr"))
  expect(part("pairing")?.dataset.view).toBe("Qrcode")
  await until(() => document.activeElement === part("title"))
  await until(() => regionText("status") === "Scan with your phone’s wallet")
  await userEvent.click(act("back"))
  await until(() => part("linked-wallets"))
  await userEvent.click(page.getByRole("button", { name: "Lumo" }))
  await userEvent.click(act("cancel"))
  await until(() => signal.aborted)
})

test("reports a code that expires meanwhile, and lists the wallets again with the next one", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const { show } = await followLink()
  show(withoutCode("expired"))
  await until(() => part("no-code")?.textContent === "Code expired")
  show(pairing({ uri: nextUri }))
  await until(() => part("linked-wallets"))
  expect(state()).toBeUndefined()
})
