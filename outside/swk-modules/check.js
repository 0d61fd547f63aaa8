import { createHash } from "node:crypto"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expectQuiet } from "../visit.js"
import { keys, putStandIns } from "./stand-ins.js"

/** @typedef {import("../browser.js").Visit} Visit */

/** Where the modules' icons are. */
const icons = "https://stellar.creit.tech"
/** Trezor's web app, which its library opens in a window and in a frame. */
const trezor = "https://suite.trezor.io"
/** Trezor's desktop app, which its library looks for on this machine. */
const trezorDesktop = "ws://127.0.0.1:21335"

const policy = [
  "default-src 'self'",
  `img-src 'self' ${icons}`,
  `connect-src 'self' ${trezorDesktop}`,
  `frame-src ${trezor}`,
  "object-src 'none'",
  "base-uri 'none'",
].join("; ")

/** A preimage of type 9 for Testnet: one transfer. */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/**
 * Connects and signs with modules of Stellar-Wallets-Kit in our picker: Klever and Bitget (2.6) over stand-ins for
 * their extensions, Freighter (1.9) over the simulated extension, Trezor (2.6) up to its window. Then does so with our
 * nine wallets beside the modules of 2.6.
 * @type {import("../case.js").Check}
 */
export default async function check({ install, run, serve, open }) {
  await install()
  await run("tsc")
  await run("vite", "build")
  const url = await serve("dist", { policy })
  await checkModules(await visitWithStandIns(open, url))
  await checkBesideOurs(await visitWithStandIns(open, `${url}all.html`))
}

/**
 * Opens a page with the stand-ins, and with empty pages instead of Trezor's.
 * @param {import("../case.js").Context["open"]} open
 * @param {string} url
 */
async function visitWithStandIns(open, url) {
  const visit = await open(url)
  const { page } = visit
  await page.context().route(`${icons}/**`, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }),
  )
  await page
    .context()
    .route(`${trezor}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Trezor</title>" }),
    )
  await putStandIns(page)
  await page.reload()
  await sandboxOf(page).freighter.answer("approve")
  return visit
}

/** @param {Visit} visit */
async function checkModules(visit) {
  await connect(visit, "Klever Wallet")
  await signTransaction(visit)
  await signEntry(visit)
  await signMessage(visit)
  await visit.page.reload()
  await signMessage(visit)
  await disconnect(visit)

  await connect(visit, "Bitget Wallet")
  await signTransaction(visit)
  await signMessage(visit)
  await disconnect(visit)

  await connect(visit, "Freighter")
  await signTransaction(visit)
  await signEntry(visit)
  await signMessage(visit)
  await disconnect(visit)

  await openTrezor(visit)
  expectQuietExceptTrezor(visit)
}

/**
 * Every wallet has one row, and a module is used after one of our clients.
 * @param {Visit} visit
 */
async function checkBesideOurs(visit) {
  const { page } = visit
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  const rows = page.locator("[data-wallet]")
  await rows.nth(0).waitFor()
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-wallet")))
  if (new Set(ids).size !== 12 || ids.length !== 12)
    throw new Error(`Wallets in the picker: ${ids}`)
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })

  for (const name of ["Freighter", "Klever Wallet"]) {
    await connect(visit, name)
    await signTransaction(visit)
    await signEntry(visit)
    await signMessage(visit)
    await disconnect(visit)
  }
  await openTrezor(visit)
  expectQuietExceptTrezor(visit)
}

/**
 * The browser reports each time that Trezor's desktop app does not run on this machine.
 * @param {Visit} visit
 */
function expectQuietExceptTrezor(visit) {
  const faults = visit.faults.filter((fault) => !fault.includes(trezorDesktop))
  expectQuiet({ ...visit, faults })
}

/**
 * Connects a wallet by its row in the picker. The button then shows the account.
 * @param {Visit} visit
 * @param {string} name
 */
async function connect({ page }, name) {
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name }).click()
  await page.getByRole("button", { name: /GBXF/ }).first().waitFor()
  await page.getByRole("dialog").waitFor({ state: "detached" })
}

/** @param {Visit} visit */
async function disconnect({ page }) {
  await page.getByRole("button", { name: /GBXF/ }).first().click()
  await page.getByRole("button", { name: "Disconnect" }).click()
  await page.getByRole("button", { name: "Connect", exact: true }).waitFor()
}

/** @param {Visit} visit */
async function signTransaction(visit) {
  const sent = new TransactionBuilder(new Account(keys.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(
      Operation.payment({ destination: keys.publicKey(), asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(0)
    .build()
  const { signedTxXdr } = await sign(visit, "Sign transaction", sent.toXdr())
  const { signatures } = TransactionBuilder.fromXdr(signedTxXdr, Networks.TESTNET)
  expectSignature(
    sent.hash(),
    signatures.map(({ signature }) => signature),
  )
}

/** @param {Visit} visit */
async function signEntry(visit) {
  const { signedAuthEntry } = await sign(visit, "Sign entry", preimage)
  expectSignature(sha256(Buffer.from(preimage, "base64")), [Buffer.from(signedAuthEntry, "base64")])
}

/** @param {Visit} visit */
async function signMessage(visit) {
  const { signedMessage } = await sign(visit, "Sign message", "Hello, Stellar")
  const digest = sha256(Buffer.from("Stellar Signed Message:\nHello, Stellar"))
  expectSignature(digest, [Buffer.from(signedMessage, "base64")])
}

/**
 * Signs in the app, and returns what the kit returned: it does so only after it has verified the signature.
 * @param {Visit} visit
 * @param {string} button
 * @param {string} payload
 * @returns {Promise<any>}
 */
async function sign({ page }, button, payload) {
  await page.getByLabel("To sign").fill(payload)
  await page.getByRole("button", { name: button }).click()
  const output = page.locator("output").filter({ hasText: /\S/ })
  await output.waitFor()
  const result = JSON.parse((await output.textContent()) ?? "")
  if (result.signerAddress !== keys.publicKey()) {
    throw new Error(`"${button}" failed: ${JSON.stringify(result)}`)
  }
  return result
}

/** @param {Buffer} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest()
}

/**
 * Throws unless there is one signature, and it is valid.
 * @param {Uint8Array} digest
 * @param {Parameters<typeof keys.verify>[1][]} signatures
 */
function expectSignature(digest, [signature, ...more]) {
  const isValid = signature && more.length === 0 && keys.verify(digest, signature)
  if (!isValid) throw new Error("There is not exactly one valid signature.")
}

/**
 * Chooses Trezor and waits for its window.
 * @param {Visit} visit
 */
async function openTrezor({ page }) {
  const opening = page.waitForEvent("popup")
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Trezor" }).click()
  const popup = await opening
  await popup.waitForURL(`${trezor}/web/connect-popup/bootstrap.html?connect-popup-req=*`)
}
