import { connect, second, toTop } from "./steps.js"

/**
 * An account gets a second signer, in a set that would lock its owner out until that is cured.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot }) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true })
  await page.goto(url)
  await connect(page, "freighter")
  await button("Fund with test XLM").click()
  await page.getByLabel("Amount").waitFor()
  await page.goto(`${url}#transaction/signers`)
  const form = page.getByRole("form", { name: "Signers and thresholds" })
  await form.getByRole("table").waitFor()
  await toTop(page)
  await shoot("signers-1-form")
  await button("Add a signer").click()
  const step = page.getByRole("form", { name: "Add a signer" })
  await step.getByLabel("Signer", { exact: true }).fill(second)
  await step.getByLabel("Weight, 1 to 255").fill("1")
  await toTop(page)
  await shoot("signers-2-add")
  await step.getByRole("button", { name: "Add", exact: true }).click()
  await form.getByLabel("Pay, trust, trade").fill("2")
  await form.getByLabel("Change signers").fill("2")
  await page.getByText("You alone can no longer sign").waitFor()
  await toTop(page)
  await shoot("signers-3-danger")
  await button("Give me weight 2").click()
  await button("Review").waitFor()
  await toTop(page)
  await shoot("signers-4-cured")
  await button("Review").click()
  await button("Sign in Freighter").waitFor()
  await toTop(page)
  await shoot("signers-5-review")
  await button("Sign in Freighter").click()
  await button("Send").click()
  await page.getByText(/^Confirmed .*in ledger/).waitFor()
  await toTop(page)
  await shoot("signers-6-sent")
}
