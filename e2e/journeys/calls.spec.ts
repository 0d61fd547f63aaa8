import type { Locator, Page, Request } from "@playwright/test"
import { hash, nativeToScVal, Operation } from "@stellar/stellar-sdk"
import { contractWasm } from "../../packages/network/test/wat.js"
import { expectAccessible } from "./axe.js"
import { addressOf, openPayer } from "./payer.js"
import { chooseMore, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts

/** The tab for contracts. */
const place = (page: Page) => page.getByRole("region", { name: "Contract", exact: true })

/** Chooses a function of the opened contract, and returns its form. */
async function choose(page: Page, name: string) {
  await place(page)
    .getByRole("list", { name: "Functions" })
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .click()
  return place(page).getByRole("form", { name, exact: true })
}

/** Deploys a token whose administrator is the payer, with an amount of it for an account. */
async function tokenFor(page: Page, site: string, holder: string, units: bigint) {
  const payer = await openPayer(page, site)
  const contract = await payer.deploy("token", addressOf(payer.address))
  const args = [addressOf(holder), nativeToScVal(units, { type: "i128" })]
  await payer.send(Operation.invokeContractFunction({ contract, function: "mint", args }))
  return { ...payer, contract }
}

test("reads an unknown contract without a wallet, for free, with fields of every depth", async ({
  page,
  site,
  openPage,
}) => {
  await openPage()
  const { deploy } = await openPayer(page, site)
  const zoo = await deploy("zoo")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("textbox", { name: "Contract" }).waitFor()
  await expectAccessible(page)
  await page.getByRole("textbox", { name: "Contract" }).fill(zoo)
  await expect(page).toHaveURL(new RegExp(`#contract/${zoo}$`))
  const form = await choose(page, "nested")
  await expect(form).toContainText("Gives back its nested.")
  const list = await place(page).getByRole("list", { name: "Functions" }).boundingBox()
  const heading = await form.getByRole("heading", { name: "nested" }).boundingBox()
  expect(heading?.x, "the form is beside the list").toBeGreaterThan(
    (list?.x ?? 0) + (list?.width ?? 0),
  )
  expect(heading?.y).toBeLessThan((list?.y ?? 0) + 100)
  const add = form.getByRole("button", { name: "Add: value", exact: true })
  await add.click()
  await add.click()
  await form.getByRole("button", { name: "Remove value 2" }).press("Enter")
  await expect(add, "the focus stays in the list").toBeFocused()
  await form.getByRole("button", { name: "Add: value 1" }).click()
  await form.getByRole("textbox", { name: "Key 1" }).fill("bear")
  await form.getByRole("combobox", { name: "Value 1" }).selectOption("A value")
  await form.getByRole("textbox", { name: "age" }).fill("many")
  await form.getByRole("textbox", { name: "name" }).fill("Ann")
  await form.getByRole("combobox", { name: "eats" }).selectOption("Fish")
  await form.getByRole("textbox", { name: "Fish 1" }).fill("cod")
  await form.getByRole("combobox", { name: "Fish 2" }).selectOption("Yes")
  await form.getByRole("combobox", { name: "size" }).selectOption("Large")
  await form.getByRole("button", { name: "Simulate" }).click()
  await expect(form.getByRole("textbox", { name: "age" })).toHaveAttribute("aria-invalid", "true")
  await expect(form).toContainText("Enter a whole number.")
  await expectAccessible(page)
  await form.getByRole("textbox", { name: "age" }).fill("7")
  // What was typed stays after a reload.
  await page.reload()
  await expect(form.getByRole("textbox", { name: "age" })).toHaveValue("7")
  await form.getByRole("button", { name: "Simulate" }).click()
  const result = form.getByRole("status").filter({ hasText: "Returns" })
  await expect(result).toContainText(/bear.*age7eats.*Fish.*cod.*Yes.*nameAnnsize2/)
  await expect(result).toContainText("Reading needs no wallet and costs nothing.")
  await expect(form.getByRole("button", { name: "Read again" })).toBeVisible()
  await expectAccessible(page)
})

test("calls a contract: simulated, reviewed, signed and sent, with its result and events by its spec", {
  tag: "@main",
}, async ({ page, site, openPage, connect, sandbox }) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const { contract } = await tokenFor(page, site, first.address, 1000n)
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("textbox", { name: "Contract" }).fill(contract)
  const form = await choose(page, "transfer")
  await form.getByRole("button", { name: "Use my account" }).first().click()
  await form.getByRole("textbox", { name: "to" }).fill(second.address)
  await form.getByRole("textbox", { name: "amount" }).fill("3")
  await form.getByRole("button", { name: "Simulate" }).click()
  await expect(form).toContainText("Simulated: it would run, and returns nothing")
  await expectAccessible(page)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  await expect(form.getByRole("textbox", { name: "amount" })).toHaveValue("3")
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  const panel = page.getByRole("region", { name: "Transaction", exact: true })
  const events = panel.getByRole("region", { name: "Events" })
  await expect(events).toContainText("transfer of")
  await expect(events).toContainText(/from.*to.*value300/)
  await expectAccessible(page)
  await page.reload()
  await expect(events).toContainText("transfer of")
})

/** Fills in a transfer of one's own to the second account, and asks for its review. Returns the form. */
async function reviewTransfer(page: Page, amount: string): Promise<Locator> {
  const form = await choose(page, "transfer")
  await form.getByRole("button", { name: "Use my account" }).first().click()
  await form.getByRole("textbox", { name: "to" }).fill(second.address)
  await form.getByRole("textbox", { name: "amount" }).fill(amount)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  return form
}

test("says an error of the contract’s own by its name and in its words", async ({
  page,
  site,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const { contract } = await tokenFor(page, site, first.address, 10n)
  await page.goto(`${site}/#contract/${contract}`)
  const form = await reviewTransfer(page, "5")
  const alert = form.getByRole("alert")
  await expect(alert).toContainText("Balance (10)")
  await expect(alert).toContainText("The contract’s own words: The balance is too low.")
  await expectAccessible(page)
})

test("a contract is saved under a name, and found by it", async ({
  page,
  site,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const { contract } = await tokenFor(page, site, first.address, 1000n)
  await page.goto(`${site}/#contract/${contract}`)
  await reviewTransfer(page, "3")
  const review = page.getByRole("region", { name: "Transaction", exact: true })
  const ends = `${contract.slice(0, 4)}…${contract.slice(-6)}`
  await review
    .getByRole("button", { name: `Save as… ${ends}` })
    .first()
    .click()
  await review.getByRole("textbox", { name: "Name" }).fill("Beans")
  await page.keyboard.press("Enter")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await place(page).getByRole("button", { name: "Beans" }).click()
  await expect(page).toHaveURL(new RegExp(`#contract/${contract}$`))
  await expectAccessible(page)
  await page.getByRole("link", { name: "Message", exact: true }).click()
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog").getByRole("combobox").fill("Beans")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#contract/${contract}$`))
})

test("an answer for values that were changed meanwhile is not shown", async ({
  page,
  site,
  openPage,
}) => {
  await openPage()
  const { deploy } = await openPayer(page, site)
  await page.goto(`${site}/#contract/${await deploy("zoo")}`)
  const form = await choose(page, "u32")
  const value = form.getByRole("textbox", { name: "value" })
  const simulate = form.getByRole("button", { name: "Simulate" })
  const isCall = (request: Request) => !!request.postData()?.includes("simulateTransaction")
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/rpc", async (route) => {
    if (isCall(route.request())) await held
    // The page may have ended the request.
    await route.continue().catch(() => {})
  })
  await value.fill("11")
  const asked = page.waitForRequest(isCall)
  await simulate.click()
  await asked
  await value.fill("22")
  answer()
  // Any answer to the first values has arrived before this one.
  await page.evaluate(async () => (await fetch("/sandbox.json")).text())
  const result = form.getByRole("status").filter({ hasText: "Returns" })
  await expect(result).toHaveCount(0)
  await simulate.click()
  await expect(result).toContainText("22")
})

test("a token has short forms: an approval with a limit and an end, and taking it back", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("button", { name: "XLM’s contract" }).click()
  await page.getByRole("button", { name: "Allow spending" }).click()
  const form = place(page).getByRole("form", { name: "approve", exact: true })
  await expect(form).toContainText(/It ends at ledger [\d,]+, in about 30 days\./)
  await expect(form.getByRole("textbox", { name: "from" })).toHaveValue(first.address)
  // How much may be spent is the visitor's choice.
  await expect(form.getByRole("textbox", { name: "amount" })).toHaveValue("")
  await form.getByRole("textbox", { name: "spender" }).fill(second.address)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await expect(form).toContainText("Enter a value.")
  await form.getByRole("textbox", { name: "amount" }).fill("2.5")
  await expectAccessible(page)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await expect(page.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()

  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("button", { name: "XLM’s contract" }).click()
  const allowance = await choose(page, "allowance")
  await allowance.getByRole("button", { name: "Use my account" }).first().click()
  await allowance.getByRole("textbox", { name: "spender" }).fill(second.address)
  await allowance.getByRole("button", { name: "Simulate" }).click()
  await expect(allowance.getByRole("status").filter({ hasText: "Returns" })).toContainText(
    "2.5 XLM",
  )

  await page.getByRole("button", { name: "Take back an approval" }).click()
  await expect(form.getByRole("textbox", { name: "amount" })).toHaveValue("0")
  await form.getByRole("textbox", { name: "spender" }).fill(second.address)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await expect(page).toHaveURL(/#transaction\/review$/)
})

test("uploads code, whose hash and functions stand first, and creates a contract with its constructor", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Deploy a contract" }).click()
  const form = place(page).getByRole("form", { name: "Deploy a contract" })
  const code = form.getByRole("textbox", { name: "Code" })
  await code.fill("AGFz")
  await expect(form).toContainText("This is no Wasm file")
  const buffer = Buffer.from(await contractWasm("token"))
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "token.wasm", mimeType: "application/wasm", buffer })
  await expect(form).toContainText(Buffer.from(hash(buffer)).toString("hex"))
  await expect(form).toContainText("decimals, name, symbol, balance, transfer, mint")
  await expect(form).toContainText("Not yet.")
  await expectAccessible(page)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await expect(page.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()

  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Deploy a contract" }).click()
  await expect(form).toContainText("A contract can be created of it.")
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await expect(form).toContainText("Enter a value.")
  await form.getByRole("button", { name: "Use my account" }).click()
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await signAndSend(page)
  await page.getByRole("link", { name: "Open it" }).click()
  await expect(page).toHaveURL(/#contract\/C/)
  const decimals = await choose(page, "decimals")
  await decimals.getByRole("button", { name: "Simulate" }).click()
  await expect(decimals.getByRole("status").filter({ hasText: "Returns" })).toContainText("2")
})

test("keeps a contract and its code in the ledger for longer", async ({
  page,
  site,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const { deploy } = await openPayer(page, site)
  await page.goto(`${site}/#contract/${await deploy("zoo")}`)
  await place(page).getByRole("form").waitFor()
  await chooseMore(page, "Keep the contract for 30 days")
  await expect(page.getByRole("heading", { name: /Keep contract data live/ })).toBeVisible()
  await signAndSend(page)
  await expect(page.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
})
