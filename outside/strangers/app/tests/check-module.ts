import { expect, test, type WalletOptions } from "@alidade/sandbox/playwright"
import { Networks } from "@stellar/stellar-sdk"
import { press } from "./press.js"
import { expectSignedEntry, expectSignedMessage, expectSignedPayment } from "./verify.js"

/** One way from a module of the kit to its wallet. */
export interface Module {
  /** Its name in the kit's dialog. */
  readonly name: string
  /** The extension that it finds. Without one, it opens the wallet's web page. */
  readonly extension?: NonNullable<WalletOptions["wallets"]>[number]
  /** The web wallet that it opens. */
  readonly web?: "albedo" | "hot" | "xbull"
  readonly network?: "testnet" | "public"
  /** Whether it signs authorization entries, and messages. */
  readonly entries?: boolean
  readonly messages?: boolean
  /** Whether the kit encodes an entry's signature in base64 once more, as 1.9 does with Freighter's. */
  readonly encodesTwice?: boolean
}

/** Tests that an app of the kit connects through a module, and that it signs what the module can. */
export function checkModule(module: Module): void {
  const { name, extension, web, network = "testnet", entries, messages, encodesTwice } = module
  test.describe(web ? `${name} on the web` : name, () => {
    test.use({ walletOptions: { wallets: extension ? [extension] : [] } })

    test("connects and signs", async ({ account, page, sandbox, wallets }) => {
      if (extension) await wallets[extension].answer("approve")
      if (web) sandbox.wallets[web].update({ answer: "approve", network })
      const { address } = account
      const row = page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) })
      // The kit looks once, for a second at most, which is too short on a busy machine.
      await expect(async () => {
        await page.goto(`/?network=${network}`)
        await page.getByRole("button", { name: "Connect" }).click()
        await row.waitFor()
        await expect(row).not.toContainText(/Install|Not available/, { timeout: 1 })
      }).toPass()
      await row.click()
      await expect(page.getByLabel("Account")).toHaveText(address)

      const passphrase = network === "public" ? Networks.PUBLIC : Networks.TESTNET
      const { signedTxXdr } = await press(page, "Sign transaction")
      expectSignedPayment(signedTxXdr!, address, passphrase)
      if (entries) {
        const { signedAuthEntry = "" } = await press(page, "Sign entry")
        const signature = Buffer.from(signedAuthEntry, "base64").toString()
        expectSignedEntry(encodesTwice ? signature : signedAuthEntry, address)
      }
      if (messages) expectSignedMessage((await press(page, "Sign message")).signedMessage!, address)
    })
  })
}
