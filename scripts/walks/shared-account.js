import { Account, Keypair, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { chooseMore, connect, second, toTop } from "./steps.js"

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/**
 * Two co-signers of a shared account: one signs and shares the link, the other signs and sends, and the first one sees it.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot, openOther }) {
  const unsigned = await payment(url)
  await page.clock.install()
  await page.goto(url)
  await connect(page, "freighter")
  await page.getByRole("button", { name: "Import transaction" }).click()
  await page.getByRole("textbox", { name: "Transaction envelope" }).fill(unsigned)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByText("Expected, read from").waitFor()
  await toTop(page)
  await shoot("shared-1-review")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await page.getByRole("button", { name: "Copy the link", exact: true }).waitFor()
  await page.getByRole("dialog").first().waitFor({ state: "detached" })
  await page.getByRole("textbox", { name: "Note for the next signer" }).fill("Paper for December")
  await shoot("shared-2-signed")
  await chooseMore(page, "Share for another signature")
  const link = page.getByLabel("Link to share", { exact: true })
  await link.waitFor()
  await shoot("shared-3-link")
  const address = await link.inputValue()
  await page.goto(`${url}#waiting`)
  await page.getByRole("region", { name: "For others" }).getByRole("listitem").waitFor()
  await toTop(page)
  await shoot("shared-4-waiting")

  const other = await openOther()
  await other.goto(address)
  await connect(other, "rabet", second)
  await other.getByRole("region", { name: "Link details" }).waitFor()
  await other.getByText("Expected, read from").waitFor()
  await toTop(other)
  await shoot("shared-5-second-signer", other)
  await other.getByRole("button", { name: "Sign in Rabet" }).click()
  await other.getByRole("button", { name: "Send", exact: true }).click()
  await other.getByText(/^Confirmed .*in ledger/).waitFor()
  await shoot("shared-6-second-sent", other)

  await page.clock.fastForward(30_000)
  await page.getByRole("region", { name: "Done", exact: true }).getByRole("listitem").waitFor()
  await toTop(page)
  await shoot("shared-7-first-sees-it")
}

/**
 * Makes an account that both must sign for, and a payment of it. Returns its envelope, unsigned (base64 XDR).
 * @param {string} url
 */
async function payment(url) {
  const { networks } = await (await fetch(`${url}/sandbox.json`)).json()
  const horizon = networks[0].horizonUrl
  const shared = Keypair.random()
  await fetch(`${horizon}/friendbot?addr=${shared.publicKey()}`)
  const build = async (
    /** @type {import("@stellar/stellar-sdk").xdr.Operation[]} */ operations,
  ) => {
    const { sequence } = await (await fetch(`${horizon}/accounts/${shared.publicKey()}`)).json()
    const builder = new TransactionBuilder(new Account(shared.publicKey(), sequence), {
      fee: "300",
      networkPassphrase: Networks.TESTNET,
    })
    for (const operation of operations) builder.addOperation(operation)
    return builder.setTimeout(3_600).build()
  }
  const options = await build([
    ...[first, second].map((key) =>
      Operation.setOptions({ signer: { ed25519PublicKey: key, weight: 1 } }),
    ),
    Operation.setOptions({ masterWeight: 0, lowThreshold: 2, medThreshold: 2, highThreshold: 2 }),
  ])
  options.sign(shared)
  const body = new URLSearchParams({ tx: options.toXDR() })
  const { ok, status } = await fetch(`${horizon}/transactions`, { method: "POST", body })
  if (!ok) throw new Error(`The shared account could not be made: ${status}`)
  const paid = await build([
    Operation.createAccount({ destination: first, startingBalance: "250" }),
  ])
  return paid.toXDR()
}
