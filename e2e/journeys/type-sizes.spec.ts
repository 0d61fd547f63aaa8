import { Keypair, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { closeDock, openDock } from "./open-dock.js"
import { makeSharedAccount } from "./shared-account.js"
import { reviewEnvelope, reviewPayment } from "./steps.js"
import { accounts, expect, test } from "./test.js"
import { expectTextSizes } from "./text-sizes.js"

for (const width of [1280, 390]) {
  test(`working screens have three sizes of text, at ${width} px`, async ({
    page,
    site,
    sandbox,
    openPage,
    connect,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
    const built = new TransactionBuilder(await makeSharedAccount(networks[0].horizonUrl), {
      fee: "100",
      networkPassphrase: Networks.TESTNET,
    })
      .addOperation(
        Operation.createAccount({ destination: accounts.second.address, startingBalance: "250" }),
      )
      .setTimeout(3_600)
      .build()
    const unsigned = built.toXDR()
    const button = (name: string) => page.getByRole("button", { name, exact: true })
    const goTo = (place: string) => page.evaluate((hash) => location.assign(hash), place)

    await openPage()
    await connect()
    await expectTextSizes(page, "payment form")
    const panel = await openDock(page)
    await panel.getByText("Freighter quirks").click()
    await expectTextSizes(page, "the sandbox's panel")
    await closeDock(page)

    await reviewPayment(page, "3")
    await button("Sign in Freighter").waitFor()
    await expectTextSizes(page, "review")
    await sandbox.freighter.answer("approve")
    await button("Sign in Freighter").click()
    await button("Send").waitFor()
    await expect(page.getByRole("dialog")).toBeHidden()
    await expectTextSizes(page, "signed payment")
    await button("Send").click()
    await button("New payment").waitFor()
    await expectTextSizes(page, "sent payment")
    await button("New payment").click()
    await page.getByText("Address book", { exact: true }).click()
    await page.getByRole("heading", { name: "Recent" }).waitFor()
    await expectTextSizes(page, "recipients")

    await reviewEnvelope(page, unsigned)
    await button("Sign in Freighter").click()
    await button("Copy the link").waitFor()
    await expect(page.getByRole("dialog")).toBeHidden()
    await expectTextSizes(page, "signatures")
    await goTo("#waiting")
    await page.getByRole("region", { name: "For others" }).waitFor()
    await expectTextSizes(page, "waiting")
    await goTo("#account")
    await page.getByRole("button", { name: "Copy address" }).first().waitFor()
    await expectTextSizes(page, "account")
    await goTo("#activity")
    await page.getByRole("region", { name: "Signed here" }).waitFor()
    await expectTextSizes(page, "activity")
    await goTo("#message")
    await page.getByRole("textbox", { name: "Message" }).waitFor()
    await expectTextSizes(page, "message")
    await goTo("#contract")
    await page.getByRole("button", { name: "XLM’s contract" }).click()
    await page.getByRole("form", { name: "allowance" }).waitFor()
    await expectTextSizes(page, "contract")
    await goTo("#authorization")
    await page.getByRole("region", { name: "Authorization" }).waitFor()
    await expectTextSizes(page, "authorization")
    await goTo("#check")
    built.sign(Keypair.random())
    await page.getByRole("textbox", { name: "Paste it here, or drop a file" }).fill(built.toXDR())
    await button("Check").click()
    await page.getByText("By an unknown key").waitFor()
    await expectTextSizes(page, "result of a check")
  })
}
