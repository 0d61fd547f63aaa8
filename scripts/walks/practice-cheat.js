import { serveLive } from "../../apps/web/server/serve.js"
import { toTop } from "./steps.js"

/**
 * Practice on the live page: a wallet that cheats is caught.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, shoot }) {
  const { url, close } = await serveLive({ port: 0 })
  await page.goto(`${url}#no-wallet`)
  await page.getByRole("link", { name: "Start practice" }).click()
  await page.getByRole("form", { name: "Payment" }).waitFor()
  await toTop(page)
  await shoot("practice-1-pay")
  await page.goto(`${url}?mode=practice#practice/catch`)
  await page.getByRole("radio", { name: "Sends ten times as much" }).check()
  await toTop(page)
  await shoot("practice-2-choose")
  await page.getByRole("button", { name: "Sign in the practice wallet" }).click()
  const wallet = page.getByRole("dialog", { name: /^Practice Wallet, simulated/ })
  await wallet.getByRole("button", { name: "Approve" }).waitFor()
  await shoot("practice-3-wallet")
  await wallet.getByRole("button", { name: "Approve" }).click()
  await page.getByRole("button", { name: "Close", exact: true }).last().click()
  await page.getByRole("heading", { level: 2, name: /^Caught/ }).waitFor()
  await toTop(page)
  await shoot("practice-4-caught")
  await page.goto(`${url}?mode=practice#practice/proof`)
  await page.getByRole("button", { name: "Open the proof" }).click()
  await page.getByRole("heading", { name: "Signed by Corner Shop" }).waitFor()
  await toTop(page)
  await shoot("practice-5-proof")
  await page.goto("about:blank")
  await close()
}
