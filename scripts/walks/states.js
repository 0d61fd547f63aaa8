import { second } from "./steps.js"

/**
 * A picture of each state of the front end.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot }) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true })
  const dialog = page.getByRole("dialog").first()
  const wallet = page.getByRole("dialog", { name: /^Freighter, simulated/ })
  const panel = page.locator(".panel:visible")
  const dock = page.getByRole("complementary", { name: "Simulated wallets" })
  /** @param {import("@alidade/sandbox/browser").Answer} answer */
  const answer = (answer) =>
    page.evaluate(
      (value) => window.alidadeSandbox?.wallets.freighter?.update({ answer: value }),
      answer,
    )
  const toTop = () => page.evaluate(() => window.scrollTo(0, 0))

  await page.goto(url)
  await dock.waitFor()
  await shoot("welcome")

  await button("Connect a wallet").click()
  await dialog.getByRole("button", { name: /^Freighter/ }).waitFor()
  await shoot("picker")
  await dialog.getByRole("button", { name: /^Freighter/ }).click()
  await wallet.getByRole("button", { name: "Approve" }).waitFor()
  await shoot("connecting")
  await wallet.getByRole("button", { name: "Approve" }).click()
  await button("Fund with test XLM").waitFor()
  await dialog.waitFor({ state: "detached" })
  await shoot("unfunded")

  await button("Fund with test XLM").click()
  await page.getByLabel("Destination").waitFor()
  await page.getByLabel("Destination").fill(second)
  await page.getByLabel("Amount").fill("125.5")
  await page.getByText("this payment will create it").waitFor()
  await toTop()
  await shoot("payment")
  await page.getByLabel("Amount").fill("20000")
  await page.getByText("You can send at most").waitFor()
  await toTop()
  await shoot("problem")
  await page.getByLabel("Amount").fill("125.5")
  await button("Review").click()
  await panel.getByText("Expected, read from").waitFor()
  await shoot("connected")

  await button("Sign in Freighter").click()
  await wallet.getByText("Create account").waitFor()
  await shoot("signing")
  await wallet.getByRole("button", { name: "Approve" }).click()
  await panel.getByRole("heading", { name: "Signed and verified" }).waitFor()
  await dialog.waitFor({ state: "detached" })
  await button("Send").click()
  await panel.getByText(/^Confirmed .*in ledger/).waitFor()
  await page.getByText("9,874.49999").filter({ visible: true }).first().waitFor()
  await shoot("sent")

  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await button("XLM’s contract").click()
  await button("Send").click()
  await panel.getByRole("textbox", { name: "to" }).fill(second)
  await panel.getByRole("textbox", { name: "amount" }).fill("5")
  await button("More").click()
  await page.getByRole("menuitem", { name: "Sign only the authorization" }).click()
  await panel.getByText("Details", { exact: true }).first().waitFor()
  await toTop()
  await shoot("authorization")
  await button("Edit").click()
  await button("Review").click()
  await panel.getByText("Expected: simulated").waitFor()
  await toTop()
  await shoot("contract")
  await button("Sign in Freighter").click()
  await wallet.getByRole("button", { name: "Approve" }).click()
  await dialog.waitFor({ state: "detached" })
  await button("Send").click()
  await panel.getByText(/^Confirmed .*in ledger/).waitFor()
  await toTop()
  await shoot("contract-sent")

  await page.getByRole("link", { name: "Message", exact: true }).click()
  await page.getByRole("textbox", { name: "Message" }).fill("I hold this address.\nNothing moves.")
  await toTop()
  await shoot("message")
  await answer("wrong-signer")
  await button("Sign in Freighter").click()
  await dialog.getByRole("button", { name: "Try again" }).waitFor()
  await shoot("refused")
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await toTop()
  await shoot("not-used")
  await answer("approve")
  await button("Ask again").click()
  await panel.getByRole("heading", { name: "Signed and verified" }).waitFor()
  await dialog.waitFor({ state: "detached" })
  await shoot("message-signed")
  const [signature, address] = await Promise.all(
    ["Signature (64 bytes, base64)", "Address"].map((name) =>
      panel.getByRole("textbox", { name, exact: true }).inputValue(),
    ),
  )

  await page.goto(`${url}#check`)
  const check = page.getByRole("form", { name: "Check anything" })
  await check
    .getByLabel("Paste it here, or drop a file")
    .fill("I hold this address.\nNothing moves.")
  await check.getByLabel("Signature").fill(signature ?? "")
  await check.getByLabel("Address").fill(address ?? "")
  await check.getByRole("button", { name: "Check" }).click()
  await check.locator(".outcome[role=status]").getByText("Valid").first().waitFor()
  await shoot("check")

  await toTop()
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Account/ })
    .click()
  await page.getByRole("banner").getByText("9,869.49999 XLM").waitFor()
  await shoot("menu")
  await page.keyboard.press("Escape")
  await page.evaluate(() => window.alidadeSandbox?.wallets.freighter?.update({ network: "local" }))
  await page.getByText("Freighter is on Local, this page is on").waitFor()
  await dock.locator("[aria-expanded=false]").click()
  await shoot("wrong-network")

  await dock.getByLabel("Wallet", { exact: true }).selectOption("xBull")
  await dock.getByText("xBull quirks").click()
  await dock.getByText("looks like base64").waitFor()
  await shoot("dock")

  await page.goto(`${url}?mode=live`)
  await page.getByRole("combobox", { name: "Network" }).selectOption("Public")
  await button("Connect a wallet").click()
  await dialog.getByText("Not available").first().waitFor()
  await shoot("live")
}
