import { connect, second, toTop } from "./steps.js"

/**
 * Money is asked for by a link, another visitor pays it and keeps a proof, and the first one checks it.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot, openOther }) {
  await page.goto(url)
  await connect(page, "freighter")
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await page.getByLabel("Amount").waitFor()
  await page.goto(`${url}#account`)
  await page.getByRole("link", { name: "Ask for money" }).click()
  const form = page.getByRole("form", { name: "Ask for money" })
  await form.getByLabel("Amount").fill("12.5")
  await form.getByLabel("Words for the payer").fill("Two posters & a frame")
  await toTop(page)
  await shoot("asked-1-form")
  await form.getByRole("button", { name: "Make the link" }).click()
  const link = page.getByRole("textbox", { name: "Payment link" })
  await page.getByRole("img", { name: "QR code of Payment link" }).waitFor()
  await toTop(page)
  await shoot("asked-2-link")
  const text = await link.inputValue()

  const payer = await openOther()
  await payer.goto(url)
  await connect(payer, "rabet", second)
  await payer.getByRole("button", { name: "Fund with test XLM" }).click()
  await payer.getByLabel("Amount").waitFor()
  await payer.goto(`${url}#link=${encodeURIComponent(text)}`)
  await payer.getByRole("region", { name: "Link details" }).waitFor()
  await toTop(payer)
  await shoot("asked-3-payer", payer)
  await payer.getByRole("button", { name: "Review", exact: true }).click()
  await payer.getByText("Expected, read from").waitFor()
  await shoot("asked-4-review", payer)
  await payer.getByRole("button", { name: "Sign in Rabet" }).click()
  await payer.getByRole("button", { name: "Send", exact: true }).click()
  await payer.getByText(/^Confirmed .*in ledger/).waitFor()
  await payer.getByRole("button", { name: "Keep a proof" }).click()
  const proof = payer.getByLabel("Link to the proof", { exact: true })
  await proof.waitFor()
  await shoot("asked-5-proof", payer)

  await page.goto(await proof.inputValue())
  await page.getByRole("heading", { name: /valid|Signed by/ }).waitFor()
  await toTop(page)
  await shoot("asked-6-checked")
}
