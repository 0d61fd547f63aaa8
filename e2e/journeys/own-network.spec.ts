import type { Locator, Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { chooseMore, openActivity, openItem, reviewPayment, signMessage } from "./steps.js"
import { accounts, approveIn, expect, test } from "./test.js"
import { mouse } from "./user-input.js"

const { first, second } = accounts

const TESTNET = "Testnet (sandbox)"
const PUBLIC = "Public (sandbox)"

const envelope = new TransactionBuilder(new Account(first.address, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(
    Operation.payment({ destination: second.address, asset: Asset.native(), amount: "3" }),
  )
  .setTimeout(0)
  .build()
  .toXDR()

const tx = `web+stellar:tx?${new URLSearchParams({
  xdr: envelope,
  network_passphrase: Networks.TESTNET,
  msg: "Rent",
})}`
const pay = `web+stellar:pay?${new URLSearchParams({
  destination: second.address,
  amount: "4.5",
  network_passphrase: Networks.TESTNET,
})}`

const select = (page: Page): Locator =>
  page.getByRole("banner").getByRole("combobox", { name: "Network" })
const notices = (page: Page): Locator =>
  page.getByRole("main").locator(".elsewhere .notice:visible")
const review = (page: Page): Locator => page.locator(".panel:visible .work-title:not(.form-head *)")
const signButton = (page: Page): Locator => page.getByRole("button", { name: /^Sign in / })

/** Follows a link while the page is open. */
async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((text) => {
    location.hash = `link=${encodeURIComponent(text)}`
  }, link)
}

/** Selects Public, expects the thing to be hidden and named with Testnet, and returns to Testnet. */
async function lookAway(page: Page, words: string, hidden: Locator): Promise<void> {
  await expect(hidden).toBeVisible()
  await select(page).selectOption(PUBLIC)
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toContainText(words)
  await expect(hidden).toHaveCount(0)
  await notices(page)
    .getByRole("button", { name: `Use ${TESTNET}` })
    .click()
  await expect(select(page)).toHaveValue(Networks.TESTNET)
  await expect(notices(page)).toHaveCount(0)
  await expect(hidden).toBeVisible()
}

test("a Testnet link stays for Testnet when the wallet knows Public only and the page is switched [S2.22]", async ({
  page,
  openPage,
}) => {
  await openPage()
  await select(page).selectOption(PUBLIC)
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await approveIn("LOBSTR", page, mouse(), () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^LOBSTR, / })
      .click(),
  )
  await expect(page.getByRole("dialog")).toBeHidden()
  await follow(page, tx)
  await expect(review(page)).toBeVisible()
  await expect(page.getByRole("region", { name: "Link details" })).toContainText(TESTNET)
  await page.getByRole("button", { name: `Use ${PUBLIC}` }).click()

  await expect(select(page)).toHaveValue(Networks.PUBLIC)
  await expect(notices(page)).toContainText(
    `What you opened is for ${TESTNET}. This page uses ${PUBLIC} now.`,
  )
  await expect(review(page)).toHaveCount(0)
  await expect(signButton(page)).toHaveCount(0)
  await expect(page.getByRole("main")).not.toContainText("Rent")
  await expectAccessible(page)
  await notices(page)
    .getByRole("button", { name: `Discard what is for ${TESTNET}` })
    .click()
  await expect(notices(page)).toHaveCount(0)
  await expect(select(page)).toHaveValue(Networks.PUBLIC)
})

test("a link switches the page only until it is discarded, or signed and done, also across a reload", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await select(page).selectOption(PUBLIC)
  // An account without XLM has a first step in place of the forms.
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await page.getByRole("button", { name: "Review", exact: true }).waitFor()
  await follow(page, tx)
  await expect(select(page)).toHaveValue(Networks.TESTNET)
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(select(page)).toHaveValue(Networks.PUBLIC)
  await expect(review(page)).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Review", exact: true })).toBeVisible()

  await follow(page, pay)
  await expect(page.getByLabel("Amount")).toHaveValue("4.5")
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(select(page)).toHaveValue(Networks.PUBLIC)
  await expect(page.getByLabel("Amount")).toHaveValue("")

  await sandbox.freighter.answer("approve")
  await follow(page, tx)
  await signButton(page).click()
  const signed = page.getByRole("main").getByRole("heading", { name: "Signed and verified" })
  await expect(signed).toBeVisible()
  await expect(select(page)).toHaveValue(Networks.TESTNET)
  // The next visit starts on the network that the visitor chose. What was signed is kept for its own.
  await page.reload()
  await expect(select(page)).toHaveValue(Networks.PUBLIC)
  await expect(notices(page)).toContainText(`What you signed for ${TESTNET} is kept`)
  await expect(signed).toHaveCount(0)
  await notices(page)
    .getByRole("button", { name: `Use ${TESTNET}` })
    .click()
  await expect(page.getByRole("main")).toContainText(`signature is valid for ${TESTNET}`)
})

test("what a link fills in, a review, signed work, and an entry tried again are for their own network only", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await follow(page, pay)
  const amount = page.getByLabel("Amount").and(page.locator("[value='4.5']"))
  await lookAway(page, "What you opened is for", amount)
  await page.getByRole("button", { name: "Discard" }).click()

  await reviewPayment(page, "2")
  await lookAway(page, "What you were reviewing is for", review(page))
  await sandbox.freighter.answer("reject")
  await signButton(page).click()
  await expect(page.getByRole("dialog").getByRole("heading")).toContainText("declined")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Edit" }).click()
  const declined = await openItem(await openActivity(page), "2 XLM")
  await declined.getByRole("button", { name: /^Try again/ }).click()
  await lookAway(page, "What you opened is for", review(page))

  await sandbox.freighter.answer("approve")
  await signButton(page).click()
  const valid = page.getByText(`signature is valid for ${TESTNET}`)
  await lookAway(page, "What you signed for", valid)
  await chooseMore(page, "Discard")
  const signed = await openItem(await openActivity(page), "2 XLM")
  await signed.getByRole("button", { name: /^Open: / }).click()
  await lookAway(page, "What you opened is for", valid)
  await chooseMore(page, "Discard")

  await signMessage(page, "Who goes there?")
  const message = page.getByRole("region", { name: "Message", exact: true })
  const signature = message.getByText("Exactly what you wrote")
  await lookAway(page, "What you signed for", signature)
})

test("a waiting link names its network when the visitor selects another before connecting", async ({
  page,
  openPage,
}) => {
  await openPage(`#link=${encodeURIComponent(tx)}`)
  await expect(page.getByRole("main")).toContainText(`Send 3 XLM to ${second.short}`)
  await select(page).selectOption(PUBLIC)
  await expect(notices(page)).toContainText(`What you opened is for ${TESTNET}.`)
  await expect(page.getByRole("main")).not.toContainText("Send 3 XLM")
  await notices(page)
    .getByRole("button", { name: `Use ${TESTNET}` })
    .click()
  await expect(page.getByRole("main")).toContainText(`Send 3 XLM to ${second.short}`)
  await chooseMore(page, "Discard")
  // The visitor chose Testnet by now.
  await expect(select(page)).toHaveValue(Networks.TESTNET)
})
