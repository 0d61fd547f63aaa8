import { Networks, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { buildPayments } from "./numbered-payments.js"
import { chooseMore, chooseNew } from "./steps.js"
import { accounts, expect, test } from "./test.js"

test("signs several transactions one after the other, with skip and stop, and keeps what was signed", async ({
  page,
  openPage,
  connect,
  sandbox,
  site,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const [one = "", two = "", three = "", four = ""] = await buildPayments(site, [
    "1",
    "2",
    "3",
    "4",
  ])
  await chooseNew(page, "Several transactions")
  const form = page.getByRole("form", { name: "List of transactions" })
  const start = form.getByRole("button", { name: "Review one after the other" })
  await form.getByLabel("Transaction envelopes").fill(`${one}\n${one}`)
  await start.click()
  await expect(form.getByLabel("Transaction envelopes")).toHaveAccessibleDescription(
    "Transactions 1 and 2 are the same.",
  )
  await form.getByLabel("Transaction envelopes").fill(`${one}\n${two}`)
  await form.getByLabel("Choose a file").setInputFiles([
    { name: "three.txt", mimeType: "text/plain", buffer: Buffer.from(three) },
    { name: "four.xdr", mimeType: "", buffer: Buffer.from(four, "base64") },
  ])
  await expect(form.getByLabel("Transaction envelopes")).toHaveValue(
    [one, two, three, four].join("\n"),
  )
  await start.click()

  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  const sign = panel.getByRole("button", { name: "Sign in Freighter" })
  const rows = panel.getByRole("list", { name: "Transactions", exact: true }).getByRole("listitem")
  await expect(panel).toContainText("Transaction 1 of 4. Signed so far: 0.")
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(3)).toContainText(`Create the account ${accounts.second.short} with 4 XLM`)
  await expectAccessible(page)
  await sign.click()
  await expect(panel).toContainText("Transaction 2 of 4. Signed so far: 1.")
  await expect(rows.nth(0)).toContainText("Signed and verified")
  await panel.getByRole("button", { name: "Skip" }).click()
  await expect(rows.nth(1)).toContainText("Skipped")
  await expect(panel).toContainText("Transaction 3 of 4. Signed so far: 1.")
  await chooseMore(page, "Stop")
  await expect(panel).toContainText("Signed 1 of 4.")
  await expectAccessible(page)

  // What was signed, and where the user stopped, is there again after a reload.
  await page.reload()
  await expect(panel).toContainText("Signed 1 of 4.")
  await panel.getByRole("button", { name: "Continue with the rest" }).click()
  await sandbox.freighter.answer("reject")
  await sign.click()
  await page.getByRole("dialog").getByText("Close", { exact: true }).click()
  await expect(panel.getByRole("alert")).toContainText(/declined/i)
  await sandbox.freighter.answer("approve")
  await panel.getByRole("button", { name: "Ask again" }).click()
  await expect(panel).toContainText("Transaction 4 of 4. Signed so far: 2.")
  await sign.click()
  await expect(panel).toContainText("Signed 3 of 4.")
  const output = await panel.getByRole("textbox", { name: "Signed envelopes" }).inputValue()
  const signed = output.split("\n").map((xdr) => TransactionBuilder.fromXDR(xdr, Networks.TESTNET))
  expect(signed.map(({ signatures }) => signatures.length)).toEqual([1, 1, 1])

  // Each of them can be opened, to be sent.
  await rows.nth(0).getByRole("button", { name: "Open transaction 1" }).click()
  await panel.getByRole("button", { name: "Send", exact: true }).click()
  await panel.getByText(/^Confirmed .*in ledger/).waitFor()
  await panel.getByRole("button", { name: "Several transactions" }).click()
  await expect(panel).toContainText("Signed 3 of 4.")
  await panel.getByRole("button", { name: "Discard the list" }).click()
  await expect(form.getByLabel("Transaction envelopes")).toHaveValue("")
})
