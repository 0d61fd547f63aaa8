import { connect, second, toTop } from "./steps.js"

/**
 * A payment, from the first screen to the network's word, and what is remembered of it.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot }) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true })
  await page.goto(url)
  await connect(page, "freighter")
  await button("Fund with test XLM").waitFor()
  await toTop(page)
  await shoot("payment-1-no-xlm")
  await button("Fund with test XLM").click()
  await page.getByLabel("Destination").fill(second)
  await page.getByLabel("Amount").fill("25")
  await toTop(page)
  await shoot("payment-2-form")
  await button("Review").click()
  await page.getByText("Expected, read from").waitFor()
  await toTop(page)
  await shoot("payment-3-review")
  await page.evaluate(() => window.alidadeSandbox?.wallets.freighter?.update({ answer: "ask" }))
  await button("Sign in Freighter").click()
  const wallet = page.getByRole("dialog", { name: /^Freighter, simulated/ })
  await wallet.getByRole("button", { name: "Approve" }).waitFor()
  await shoot("payment-4-wallet")
  await wallet.getByRole("button", { name: "Approve" }).click()
  await page
    .locator(".panel:visible")
    .getByRole("heading", { name: "Signed and verified" })
    .waitFor()
  await page.getByRole("dialog").first().waitFor({ state: "detached" })
  await shoot("payment-5-signed")
  await button("Send").click()
  await page.getByText(/^Confirmed .*in ledger/).waitFor()
  await shoot("payment-6-sent")
  await page.goto(`${url}#activity`)
  await page.getByRole("region", { name: "Signed here" }).getByRole("group").first().waitFor()
  await toTop(page)
  await shoot("payment-7-activity")
  await page.goto(`${url}#account`)
  await page.getByText("9,974.99999").filter({ visible: true }).first().waitFor()
  await toTop(page)
  await shoot("payment-8-account")
}
