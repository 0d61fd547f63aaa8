import { connect, second, toTop } from "./steps.js"

/**
 * A contract that the visitor does not know: read without a wallet, then called.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot, isNarrow }) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true })
  /** @param {string} name */
  const choose = async (name) => {
    if (isNarrow) await page.getByLabel("Function", { exact: true }).selectOption(name)
    else
      await page
        .getByRole("list", { name: "Functions" })
        .getByRole("button", { name, exact: true })
        .click()
    await page.getByRole("form", { name, exact: true }).waitFor()
  }
  const { networks } = await (await fetch(`${url}/sandbox.json`)).json()
  await fetch(`${networks[0].horizonUrl}/friendbot?addr=${second}`)
  await page.goto(`${url}#contract`)
  await button("XLM’s contract").click()
  await page.getByText("16 functions").waitFor()
  await toTop(page)
  await shoot("contract-1-functions")
  await choose("balance")
  await page.getByRole("textbox", { name: "id" }).fill(second)
  await button("Simulate").click()
  await page.getByRole("status").filter({ hasText: "Returns" }).waitFor()
  await shoot("contract-2-read")

  await page.goto(`${url}#transaction`)
  await connect(page, "freighter")
  await button("Fund with test XLM").click()
  await page.getByLabel("Amount").waitFor()
  await page.goto(`${url}#contract`)
  await button("XLM’s contract").click()
  await button("Send").click()
  await page.getByRole("textbox", { name: "to" }).fill(second)
  await page.getByRole("textbox", { name: "amount" }).fill("5")
  await shoot("contract-3-form")
  await button("Review").click()
  await page.getByText("Expected: simulated on").waitFor()
  await toTop(page)
  await shoot("contract-4-review")
  await button("Sign in Freighter").click()
  await button("Send").click()
  await page.getByText(/^Confirmed .*in ledger/).waitFor()
  await toTop(page)
  await shoot("contract-5-result")
}
