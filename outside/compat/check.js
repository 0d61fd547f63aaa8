import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import {
  Account,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { expectStyles } from "../styles.js"
import { address, expectQuiet } from "../visit.js"

/** @typedef {import("../browser.js").Visit} Visit */

/** The kits that the apps import, and what their imports are switched to. */
const switches = {
  v1: ["stellar-wallets-kit-1", "@alidade/compat/v1"],
  v2: ["@creit.tech/stellar-wallets-kit", "@alidade/compat/v2"],
}

/**
 * Two apps, written for Stellar-Wallets-Kit 1.9 and 2.6. Their types are checked against those kits. Then their imports
 * are switched, and nothing else: their types are checked again, and they connect and sign.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, install, run, serve, open }) {
  await install()
  await run("tsc")
  for (const [version, [from = "", to = ""]] of Object.entries(switches)) {
    const file = join(folder, `src/${version}/app.ts`)
    const code = readFileSync(file, "utf8")
    writeFileSync(file, code.replaceAll(`from "${from}`, `from "${to}`))
  }
  for (const [name] of Object.values(switches))
    rmSync(join(folder, "node_modules", name ?? ""), { recursive: true })
  await run("tsc")
  await run("vite", "build")
  const url = await serve("dist")
  await checkVersion1(await open(`${url}v1.html`))
  await checkVersion2(await open(`${url}v2.html`))
}

const more = {
  ids: true,
  available: true,
  type: true,
  isTestnet: true,
  error: { code: -4, message: "No" },
}

/** @param {Visit} visit */
async function checkVersion1(visit) {
  const { page } = visit
  await page.waitForLoadState("networkidle")
  await expectNoReact(visit)
  await sandboxOf(page).freighter.answer("reject")
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("dialog", { name: "Pick one" }).getByText("Missing").first().waitFor()
  await pick(visit)
  await page.getByRole("heading", { name: "Request declined" }).waitFor()
  await page.keyboard.press("Escape")
  const { code } = await output(visit)
  expect(code, -4)

  await connect(visit, { address, wallet: "freighter" })
  await signTransaction(visit)
  await sandboxOf(page).freighter.answer("approve")
  const { signedMessage, sep43, ...rest } = await press(visit, "More")
  expect([rest, sep43], [more, ["freighter", "hot-wallet"]])
  expectMessage(signedMessage)
  const left = await press(visit, "Leave")
  expect(left.code, -3)
  expectQuiet(visit)
}

/** @param {Visit} visit */
async function checkVersion2(visit) {
  const { page } = visit
  await page.getByRole("button", { name: "Connect" }).waitFor()
  await expectStyles(visit)
  await page.getByRole("button", { name: "Open" }).click()
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
  expect(await output(visit), { code: -1, message: "The user closed the modal." })

  await connect(visit, { address, active: true })
  await page.getByRole("button", { name: /GBXF/ }).first().waitFor()
  await signTransaction(visit)
  await sandboxOf(page).freighter.answer("approve")
  const { signedMessage, sep43, selected, same, ...rest } = await press(visit, "More")
  expect([rest, sep43, selected, same], [more, ["freighter"], "freighter", true])
  expectMessage(signedMessage)
  const testnet = Networks.TESTNET
  expect(await press(visit, "Leave"), {
    events: [
      ["STATE_UPDATE", null, Networks.PUBLIC],
      ["STATE_UPDATE", null, testnet],
      ["WALLET_SELECTED", "freighter"],
      ["STATE_UPDATE", address, testnet],
      ["STATE_UPDATE", address, Networks.PUBLIC],
      ["STATE_UPDATE", null, Networks.PUBLIC],
      ["DISCONNECT"],
    ],
    error: -1,
  })
  expectQuiet(visit)
}

/**
 * Connects through the app's own button and our dialog.
 * @param {Visit} visit
 * @param {object} expected
 */
async function connect(visit, expected) {
  await sandboxOf(visit.page).freighter.answer("approve")
  await visit.page.getByRole("button", { name: "Open" }).click()
  await pick(visit)
  expect(await output(visit), expected)
  await visit.page.getByRole("dialog").waitFor({ state: "detached" })
}

/** @param {Visit} visit */
async function pick({ page }) {
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
}

/** @param {Visit} visit */
async function signTransaction(visit) {
  const { page } = visit
  const options = { fee: "100", networkPassphrase: Networks.TESTNET }
  const sent = new TransactionBuilder(new Account(address, "1"), options)
    .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
    .setTimeout(0)
    .build()
  await sandboxOf(page).freighter.answer("approve")
  await page.getByLabel("Transaction").fill(sent.toXdr())
  const { signedTxXdr, signerAddress } = await press(visit, "Sign")
  const { signatures } = TransactionBuilder.fromXdr(signedTxXdr, Networks.TESTNET)
  const isValid = signatures.some(({ signature }) =>
    Keypair.fromPublicKey(address).verify(sent.hash(), signature),
  )
  expect([isValid, signerAddress], [true, address])
}

/** @param {string} signature base64 */
function expectMessage(signature) {
  expect(Buffer.from(signature, "base64").length, 64)
}

/**
 * Clicks a button, and returns what the app shows.
 * @param {Visit} visit
 * @param {string} name
 */
async function press(visit, name) {
  await visit.page.getByRole("button", { name, exact: true }).click()
  return output(visit)
}

/**
 * @param {Visit} visit
 * @returns {Promise<any>}
 */
async function output({ page }) {
  const shown = page.locator("output").filter({ hasText: /\S/ })
  await shown.waitFor()
  return JSON.parse((await shown.textContent()) ?? "")
}

/** React is loaded when something is shown. @param {Visit} visit */
async function expectNoReact({ requests }) {
  for (const url of requests.filter((url) => url.endsWith(".js"))) {
    const code = await (await fetch(url)).text()
    if (code.includes("react-dom")) throw new Error(`${url} has React before anything is shown.`)
  }
}

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
function expect(actual, expected) {
  const [got, wanted] = [actual, expected].map((value) => JSON.stringify(value))
  if (got !== wanted) throw new Error(`Expected ${wanted}, got ${got}`)
}
