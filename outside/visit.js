import { sandboxOf } from "@alidade/sandbox/playwright"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expectStyles } from "./styles.js"

/** The account with which the simulated wallets connect. Its seed is public. */
export const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** @typedef {import("./browser.js").Visit} Visit */

/**
 * Connects Freighter through the kit's button and its picker. Its simulated user approves.
 * @param {Visit} visit
 */
export async function connect({ page }) {
  await sandboxOf(page).freighter.answer("approve")
  await page.getByRole("button", { name: "Connect" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: /GBXF/ }).first().waitFor()
  await page.getByRole("dialog").waitFor({ state: "detached" })
}

/**
 * Signs a transaction in an app that has a field "Transaction", a button "Sign", and an `<output>` for the signed
 * envelope. Throws unless the envelope is the one sent, with one valid signature.
 * @param {Visit} visit
 */
export async function sign({ page }) {
  const sent = new TransactionBuilder(new Account(address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
  await sandboxOf(page).freighter.answer("approve")
  await page.getByLabel("Transaction").fill(sent.toXdr())
  await page.getByRole("button", { name: "Sign", exact: true }).click()
  const output = page.locator("output").filter({ hasText: /\S/ })
  await output.waitFor()
  const printed = (await output.textContent()) ?? ""
  const signed = TransactionBuilder.fromXdr(printed, Networks.TESTNET)
  const [signature, ...more] = signed.signatures
  const valid =
    signature !== undefined &&
    more.length === 0 &&
    Buffer.from(signed.hash()).equals(Buffer.from(sent.hash())) &&
    Keypair.fromPublicKey(address).verify(sent.hash(), signature.signature)
  if (!valid) throw new Error(`The app shows no valid signature: ${printed}`)
}

/**
 * Throws if the page wrote an error or a warning to the console, violated its content security policy, or sent a
 * request to another machine.
 * @param {Visit} visit
 */
export function expectQuiet({ faults }) {
  if (faults.length > 0) throw new Error(`The page was not quiet:\n${faults.join("\n")}`)
}

/**
 * Looks at the styles, connects, signs, and expects no complaint of the browser.
 * @param {Visit} visit
 */
export async function connectAndSign(visit) {
  await expectStyles(visit)
  await connect(visit)
  await sign(visit)
  expectQuiet(visit)
}
