import { Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { makeSharedAccount } from "../../journeys/shared-account.js"
import { accounts } from "../../journeys/test.js"
import type { EnginePage } from "../page.js"
import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connect, setWallet } from "./sandbox-wallet.js"

/** A transaction of an account that both must sign for. */
async function buildUnsigned(horizonUrl: string): Promise<string> {
  const destination = accounts.first.address
  return new TransactionBuilder(await makeSharedAccount(horizonUrl), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.createAccount({ destination, startingBalance: "250" }))
    .setTimeout(600)
    .build()
    .toXDR()
}

/** Signs, and returns the link for the next signer. */
async function signFirst(page: EnginePage, unsigned: string): Promise<string> {
  await connect(page, "Freighter")
  await press(page, "button", "Import transaction")
  await fill(page, /^Transaction envelope/, unsigned)
  await press(page, "button", "Review")
  await waitForText(page, "0 of 2")
  await press(page, "button", "Sign in Freighter")
  await waitForText(page, /Signed \d+:\d\d/)
  await waitForText(page, "1 of 2")
  await press(page, "button", "More")
  await press(page, "menuitem", "Share for another signature")
  const link = await readField(page, "Link to share", /#/)
  await press(page, "button", /^Account/, "header")
  await press(page, "button", "Disconnect", "header")
  await waitForText(page, "Connect a wallet")
  return link
}

/** A transaction that two people sign, one after the other. */
export const signers: Journey = {
  title: "one signer shares a link; the next sees who has signed, signs, and sends",
  async walk(page, url) {
    const { networks } = await (await fetch(`${url}/sandbox.json`)).json()
    const link = await signFirst(page, await buildUnsigned(networks[0].horizonUrl))
    await page.goto("about:blank")
    await page.goto(link)
    await waitForText(page, "A transaction is waiting for your signature")
    await waitForText(page, "1 of 2")
    await setWallet(page, "rabet", { account: accounts.second.address })
    await connect(page, "Rabet")
    await waitForText(page, "Not yet")
    await press(page, "button", "Sign in Rabet")
    await waitForText(page, "2 of 2")
    await waitForText(page, "Ready to send")
    await press(page, "button", "Send")
    await waitForText(page, /Confirmed .{0,40}in ledger \d/)
  },
}
