import { sandboxOf } from "@alidade/sandbox/playwright"
import { address, expectQuiet } from "../visit.js"
import { checkDirectly } from "./direct.js"
import {
  expectSignedEntry,
  expectSignedMessage,
  expectSignedPayment,
  message,
  payment,
  preimage,
} from "./signed.js"

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

/**
 * Connects and signs with modules of Stellar-Wallets-Kit in our picker: Klever, Bitget (2.6), and Freighter (1.9) over
 * the simulated extensions, Trezor (2.6) up to its window. Then does so with our nine wallets beside the modules of 2.6.
 * At last calls modules of 2.6 without a kit, each over its simulated extension.
 * @type {import("../case.js").Check}
 */
export default async function check({ install, run, serve, open }) {
  await install()
  await run("tsc")
  await run("vite", "build")
  const url = await serve("dist", { policy })
  await checkModules(await visitModules(open, url))
  await checkBesideOurs(await visitModules(open, `${url}all.html`))
  return checkDirectly(open, `${url}direct.html`)
}

/**
 * Opens a page with simulated wallets that approve, and with empty pages instead of Trezor's.
 * @param {import("../case.js").Context["open"]} open
 * @param {string} url
 */
async function visitModules(open, url) {
  const wallets = /** @type {const} */ (["freighter", "klever", "bitget"])
  const visit = await open(url, { wallets: [...wallets] })
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
  await page.reload()
  for (const wallet of wallets) await sandboxOf(page)[wallet].answer("approve")
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
  const { signedTxXdr } = await sign(visit, "Sign transaction", payment())
  expectSignedPayment(signedTxXdr)
}

/** @param {Visit} visit */
async function signEntry(visit) {
  const { signedAuthEntry } = await sign(visit, "Sign entry", preimage)
  expectSignedEntry(signedAuthEntry)
}

/** @param {Visit} visit */
async function signMessage(visit) {
  const { signedMessage } = await sign(visit, "Sign message", message)
  expectSignedMessage(signedMessage)
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
  if (result.signerAddress !== address) {
    throw new Error(`"${button}" failed: ${JSON.stringify(result)}`)
  }
  return result
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
