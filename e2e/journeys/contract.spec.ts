import type { Locator, Page, Request } from "@playwright/test"
import { Asset, Networks, nativeToScVal, Operation, xdr } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { addressOf, openPayer } from "./payer.js"
import { fillTransfer, reviewAuthorization } from "./steps.js"
import { accounts, approveIn, balance, expect, test } from "./test.js"
import { mouse } from "./user-input.js"

const { first, second } = accounts

/** The place of what is signed and sent. */
const transaction = (page: Page): Locator =>
  page.getByRole("region", { name: "Transaction", exact: true })

/** Reviews a transfer of 5 XLM to the second account, as a call of XLM's contract. */
async function build(page: Page): Promise<void> {
  const form = await fillTransfer(page, "5")
  await form.getByRole("button", { name: "Review", exact: true }).click()
}

/** Makes the network's simulations report this cost in XLM. */
async function costing(page: Page, lumens: number): Promise<void> {
  await page.route("**/rpc", async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { transactionData } = answer.result
    if (transactionData) {
      const data = Buffer.from(transactionData, "base64")
      // The resource fee is the last field, 64 bits.
      data.writeBigInt64BE(BigInt(lumens) * 10_000_000n, data.length - 8)
      answer.result.transactionData = data.toString("base64")
      answer.result.minResourceFee = String(lumens * 10_000_000)
    }
    await route.fulfill({ response, json: answer })
  })
}

/** The changes that a call made, as shown. */
function changes(page: Page) {
  return page.locator(".panel:visible").getByRole("region", { name: "What changed" })
}

test.describe("a contract call, from build to result", () => {
  test("with Freighter, whose account sends it and pays [S1.4]", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    await build(page)
    const panel = transaction(page)
    await panel.getByText("Details", { exact: true }).click()
    await expect(panel).toContainText(`Transfer 5 XLM from ${first.short} to ${second.short}`)
    // The call is shown once, its account in full once, and its raw amount is at hand.
    expect((await panel.textContent())?.match(/Transfer 5 XLM/g)).toHaveLength(1)
    await expect(panel).toContainText(`From${first.address}`)
    await expect(panel).toContainText("5 XLM i128 50000000")
    await expect(panel).toContainText(/FeeUp to 0\.0\d+ XLM/)
    await expectAccessible(page)
    const sign = page.getByRole("button", { name: "Sign in Freighter" })
    await approveIn("Freighter", page, mouse(), () => sign.click())
    await expect(panel).toContainText("Exactly what you reviewed")
    await panel.getByRole("button", { name: "Send", exact: true }).click()
    await expect(panel.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
    await expect(changes(page)).toContainText(/10,000.*then 9,994\.9\d+/)
    await expect(balance(page)).toHaveText(/^Balance: 9,994\.9\d+ XLM$/)
    await expectAccessible(page)
  })

  test("that keeps its review, its signature and its result when the page is reloaded", async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    await build(page)
    const panel = transaction(page)
    const sign = page.getByRole("button", { name: "Sign in Freighter" })
    await sign.waitFor()
    await page.reload()
    await approveIn("Freighter", page, mouse(), () => sign.click())
    await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
    await page.reload()
    await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
    const isSent = (request: Request): boolean => !!request.postData()?.includes("sendTransaction")
    // The servers take it, and don't answer.
    await page.route("**/rpc", (route) => (isSent(route.request()) ? undefined : route.continue()))
    const asked = page.waitForRequest(isSent)
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await asked
    await page.reload()
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await expect(panel.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
    await page.reload()
    await expect(panel.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
    await expect(changes(page)).toContainText(/then 9,994\.9\d+/)
    await expect(page).toHaveURL(/#transaction\/sent$/)
    await panel.getByRole("button", { name: "New payment" }).click()
    await expect(page.getByLabel("Destination")).toBeVisible()
    await expect(balance(page)).toHaveText(/^Balance: 9,994\.9\d+ XLM$/)
  })

  test("with only the authorization signed by Freighter: another account sends it and pays [S1.5]", async ({
    page,
    site,
    openPage,
    connect,
    sandbox,
  }) => {
    await openPage()
    await connect()
    const form = await fillTransfer(page, "5")
    await reviewAuthorization(page)
    await expect(page).toHaveURL(/#authorization\/review$/)
    const panel = page.getByRole("region", { name: "Authorization", exact: true })
    await expect(panel).toContainText(`Transfer 5 XLM from ${first.address} to ${second.short}`)
    await expectAccessible(page)
    // Edit leads back to the form, which keeps its values.
    await panel.getByRole("button", { name: "Edit", exact: true }).click()
    await expect(form.getByRole("textbox", { name: "amount" })).toHaveValue("5")
    await reviewAuthorization(page)
    const sign = page.getByRole("button", { name: "Sign in Freighter" })
    await approveIn("Freighter", page, mouse(), () => sign.click())
    await expect(panel).toContainText("Exactly what you reviewed")
    await expectAccessible(page)
    const types = (await sandbox.freighter.requests()).map(({ type }) => String(type))
    expect(types.filter((type) => type.startsWith("SUBMIT"))).toEqual(["SUBMIT_AUTH_ENTRY"])

    const entry = await panel
      .getByRole("textbox", { name: "Entry with your signature" })
      .inputValue()
    const { send } = await openPayer(page, site)
    const sent = await send(
      Operation.invokeContractFunction({
        contract: Asset.native().contractId(Networks.TESTNET),
        function: "transfer",
        args: [
          addressOf(first.address),
          addressOf(second.address),
          nativeToScVal(50_000_000n, { type: "i128" }),
        ],
        auth: [xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")],
      }),
    )
    expect(sent, "the network took the authorization").toBeDefined()
    await page.getByRole("button", { name: "Reload the account" }).click()
    await expect(balance(page)).toHaveText("Balance: 9,995.00 XLM")
  })

  test("that needs nothing of the account, which the form says instead of an empty authorization", async ({
    page,
    openPage,
    connect,
    site,
  }) => {
    await openPage()
    await connect()
    const { deploy } = await openPayer(page, site)
    await page.goto(`${site}/#contract/${await deploy("zoo")}`)
    await page.getByRole("form").waitFor()
    await reviewAuthorization(page)
    await expect(page.getByRole("alert").filter({ hasText: "authorization" })).toContainText(
      "This call doesn’t need your account’s authorization.",
    )
  })

  for (const wallet of ["Albedo", "xBull"] as const) {
    test(`with ${wallet}, which signs the transaction but no authorization by itself [S1.4]`, async ({
      page,
      openPage,
    }) => {
      await openPage()
      await page.getByRole("button", { name: "Connect a wallet" }).click()
      const row = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${wallet}`) })
      await approveIn(wallet, page, mouse(), () => row.click())
      await page.getByRole("button", { name: "Fund with test XLM" }).click()
      await expect(balance(page)).toHaveText("Balance: 10,000.00 XLM")

      await page.getByRole("link", { name: "Contract", exact: true }).click()
      await page.getByRole("link", { name: "Authorization", exact: true }).click()
      const words = page.getByText(`${wallet} doesn’t sign authorization entries`)
      await expect(words.filter({ visible: true })).toHaveCount(1)
      await expectAccessible(page)

      await fillTransfer(page, "5")
      await page.getByRole("button", { name: "More", exact: true }).click()
      await expect(page.getByRole("menuitem", { name: /^Keep the contract/ })).toBeVisible()
      await expect(page.getByRole("menuitem", { name: /authorization/ })).toHaveCount(0)
      await page.keyboard.press("Escape")
      const panel = transaction(page)
      await build(page)
      const sign = page.getByRole("button", { name: `Sign in ${wallet}` })
      await approveIn(wallet, page, mouse(), () => sign.click())
      await panel.getByRole("button", { name: "Send", exact: true }).click()
      await expect(changes(page)).toContainText(/then 9,994\.9\d+/)
    })
  }

  test("warns of a fee of 400 XLM, and requests a signature with it even after a rejection", async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await openPage()
    await connect()
    await costing(page, 400)
    await build(page)
    await sandbox.freighter.answer("reject")
    const panel = transaction(page)
    await expect(panel).toContainText("The fee, up to 400.00001 XLM, is far above the usual.")
    for (const name of ["Sign in Freighter", "Ask again"]) {
      await page.getByRole("button", { name }).click()
      await expect(page.getByRole("dialog")).toContainText("declined")
      await page.keyboard.press("Escape")
      await expect(panel.getByText("Declined: nothing was signed")).toBeVisible()
    }
    const submitted = (await sandbox.freighter.requests()).filter(
      ({ type }) => type === "SUBMIT_TRANSACTION",
    )
    expect(submitted).toHaveLength(2)
    const fees = submitted.map(({ transactionXdr }) =>
      Buffer.from(String(transactionXdr), "base64").readUInt32BE(40),
    )
    expect(fees).toEqual([4_000_000_100, 4_000_000_100])
    await sandbox.freighter.answer("approve")
    await page.getByRole("button", { name: "Ask again" }).click()
    await expect(panel).toContainText("Signed and verified")
  })

  test("explains why a simulation failed", async ({ page, openPage, connect }) => {
    await openPage()
    await connect()
    const form = await fillTransfer(page, "20000")
    await form.getByRole("button", { name: "Review", exact: true }).click()
    await expect(form.getByRole("alert")).toContainText("The call fails")
    await form.getByRole("textbox", { name: "to" }).fill("nobody")
    await form.getByRole("button", { name: "Review", exact: true }).click()
    await expect(form.getByRole("textbox", { name: "to" })).toHaveAttribute("aria-invalid", "true")
    await expectAccessible(page)
  })
})
