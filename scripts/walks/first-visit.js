import { Keypair } from "@stellar/stellar-sdk"
import { toTop } from "./steps.js"

/**
 * Somebody who has no wallet yet: reads the first screen, finds a wallet to install, looks at an account, and checks a
 * signature.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot }) {
  await page.goto(url)
  await page.getByRole("complementary", { name: "Simulated wallets" }).waitFor()
  await shoot("first-visit-1-first")
  await page.getByRole("link", { name: "I have no wallet" }).click()
  await page.getByRole("heading", { name: "No wallet yet?" }).waitFor()
  await shoot("first-visit-2-no-wallet")
  await page.getByRole("textbox", { name: "Look at any account" }).fill(await somebody(url))
  await page.getByRole("button", { name: "Look", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: /^An account on/ }).waitFor()
  await page.getByText("10,000.00").first().waitFor()
  await toTop(page)
  await shoot("first-visit-3-account")
  await page.getByRole("link", { name: "Check", exact: true }).first().click()
  await page.getByRole("heading", { name: "Check anything" }).waitFor()
  await toTop(page)
  await shoot("first-visit-4-check")
  // The first example of SEP-53.
  await page.getByRole("textbox", { name: "Paste it here, or drop a file" }).fill(
    JSON.stringify({
      message: "Hello, World!",
      signature:
        "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
      address: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
    }),
  )
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await page.getByText("In SEP-53 format.").waitFor()
  await toTop(page)
  await shoot("first-visit-5-answer")
}

/**
 * The address of an account that exists.
 * @param {string} url
 */
async function somebody(url) {
  const { networks } = await (await fetch(`${url}/sandbox.json`)).json()
  const key = Keypair.random().publicKey()
  await fetch(`${networks[0].horizonUrl}/friendbot?addr=${key}`)
  return key
}
