import assert from "node:assert/strict"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { Networks } from "@stellar/stellar-sdk/base"
import { address } from "../visit.js"
import {
  expectSignedEntry,
  expectSignedMessage,
  expectSignedPayment,
  message,
  payment,
  preimage,
} from "./signed.js"

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {"klever" | "dcent" | "cactusLink" | "bitget" | "fordefi"} Wallet */

/**
 * What is special about a wallet's module.
 * @typedef {object} Difference
 * @property {unknown} refused what a refused transaction comes to
 * @property {unknown} [unconnected] what a refused connection comes to, if not the same
 * @property {boolean} [signsEntries]
 * @property {boolean} [namesSigner]
 * @property {"base64" | "hex"} [form] of a message's signature
 */

const text = "The user rejected this request."

/** @type {Readonly<Record<Wallet, Difference>>} */
const wallets = {
  // KL1: its module passes replies through.
  klever: {
    refused: { value: { signedTxXdr: "", signerAddress: "", error: { code: -4, message: text } } },
    unconnected: { value: { address: "", error: { code: -4, message: text } } },
    signsEntries: true,
    namesSigner: true,
  },
  dcent: {
    refused: { thrown: { code: -4, message: text, ext: "D'CENT" } },
    // DC3: its module goes on after the refusal, and finds no access.
    unconnected: {
      thrown: { code: -3, message: "This page has no access. Request it first.", ext: "D'CENT" },
    },
    signsEntries: true,
    namesSigner: true,
  },
  cactusLink: {
    // CA2: its module takes the refusal for a result.
    refused: { value: {} },
    unconnected: { thrown: { code: -1, message: text } },
    signsEntries: true,
  },
  bitget: { refused: { thrown: { code: 4001, message: text } }, form: "hex" },
  fordefi: { refused: { thrown: { code: -4, message: text } }, namesSigner: true },
}

/**
 * Calls modules of Stellar-Wallets-Kit without a kit, each over its simulated extension: connects, signs, and refuses.
 * @param {import("../case.js").Context["open"]} open
 * @param {string} url
 * @returns {Promise<string[]>} a line per wallet
 */
export async function checkDirectly(open, url) {
  const lines = []
  for (const wallet of /** @type {Wallet[]} */ (Object.keys(wallets))) {
    const { page } = await open(url, { wallets: [wallet] })
    await sandboxOf(page)[wallet].set({ installed: true })
    // Bitget's module looks for its object once, when it is created (BI2).
    await page.reload()
    await connectAndSign(page, wallet)
    lines.push(`${wallet}: found, connected, signed, refused`)
    await page.close()
  }
  return [...lines, ...(await checkQuirks(open, url))]
}

/**
 * @param {Page} page
 * @param {Wallet} wallet
 */
async function connectAndSign(page, wallet) {
  const { refused, unconnected = refused, signsEntries, namesSigner, form } = wallets[wallet]
  const driver = sandboxOf(page)[wallet]
  const call = caller(page, wallet)
  const signer = namesSigner ? { signerAddress: address } : {}
  const options = { networkPassphrase: Networks.TESTNET, address }

  assert.deepEqual(await call("isAvailable"), { value: true })
  await driver.next("reject")
  assert.deepEqual(await call("getAddress"), unconnected)
  await driver.answer("approve")
  assert.deepEqual(await call("getAddress"), { value: { address } })
  assert.deepEqual(await call("getNetwork"), {
    value: { network: "TESTNET", networkPassphrase: Networks.TESTNET },
  })

  const { signedTxXdr, ...signed } = (await call("signTransaction", payment(), options)).value
  expectSignedPayment(signedTxXdr)
  assert.deepEqual(signed, signer)
  const { signedMessage } = (await call("signMessage", message, options)).value
  expectSignedMessage(signedMessage, form)
  const entry = await call("signAuthEntry", preimage, options)
  if (signsEntries) expectSignedEntry(entry.value.signedAuthEntry)
  else assert.equal(entry.thrown.code, -3)

  await driver.next("reject")
  assert.deepEqual(await call("signTransaction", payment(), options), refused)
  await driver.set({ installed: false })
}

/**
 * Turns on quirks that a module meets.
 * @param {import("../case.js").Context["open"]} open
 * @param {string} url
 */
async function checkQuirks(open, url) {
  const { page } = await open(url, { wallets: ["klever", "dcent", "cactusLink"] })
  const { klever, dcent, cactusLink } = sandboxOf(page)
  const declined = { thrown: { code: -4, message: text } }
  for (const [quirk, outcome] of /** @type {const} */ ([
    ["IN1-object", declined],
    ["IN1-error", { thrown: { code: -1, message: text } }],
    ["IN1-text", { thrown: { code: -1, message: text } }],
    ["IN1-nested", declined],
    ["IN1-empty", { value: { address: "" } }],
  ])) {
    await klever.fault(quirk)
    await klever.next("reject")
    assert.deepEqual(await caller(page, "klever")("getAddress"), outcome)
    await klever.fault(quirk, false)
  }

  // DC1: the module waits for the event.
  await dcent.fault("DC1")
  await page.reload()
  assert.deepEqual(await caller(page, "dcent")("isAvailable"), { value: true })
  // DC3: and does without `requestAccess`.
  await dcent.fault("DC3")
  await page.waitForFunction(() => "dcentStellarProvider" in window)
  assert.deepEqual(await caller(page, "dcent")("getAddress"), { value: { address } })
  assert.deepEqual(await caller(page, "dcent")("isPlatformWrapper"), { value: true })
  await dcent.fault("DC3-off")
  assert.deepEqual(await caller(page, "dcent")("isAvailable"), { value: false })

  // CA3: the approvers' answer ends the request.
  await cactusLink.next("approve")
  const cactus = caller(page, "cactusLink")
  await cactus("getAddress")
  await cactusLink.fault("CA3")
  const signing = cactus("signMessage", message)
  await cactusLink.approve()
  await page.getByRole("dialog").getByText("Waiting for approval").waitFor()
  await cactusLink.approve()
  expectSignedMessage((await signing).value.signedMessage)
  await page.close()
  return ["IN1, DC1, DC3, CA3: as expected", await checkBesideFreighter(open, url)]
}

/**
 * IN6: beside Freighter, the module takes the first of two replies.
 * @param {import("../case.js").Context["open"]} open
 * @param {string} url
 */
async function checkBesideFreighter(open, url) {
  const { page } = await open(url, { wallets: ["freighter", "fordefi"] })
  const { freighter, fordefi } = sandboxOf(page)
  await fordefi.set({ installed: true, network: "public" })
  await page.evaluate(() => {
    Object.assign(window, { replies: [] })
    window.addEventListener("message", ({ data }) => {
      const { replies } = /** @type {any} */ (window)
      if (data.source === "FREIGHTER_EXTERNAL_MSG_RESPONSE") replies.push(data)
    })
  })
  const { value } = await caller(page, "fordefi")("getNetwork")
  const replies = await page.waitForFunction(() => {
    const { replies } = /** @type {any} */ (window)
    return replies.length === 2 && replies
  })
  const [first, second] = await replies.jsonValue()
  assert.equal(first.messagedId, second.messagedId)
  assert.equal(value.networkPassphrase, first.networkDetails.networkPassphrase)
  assert.notEqual(value.networkPassphrase, second.networkDetails.networkPassphrase)
  assert.equal((await freighter.requests()).length, 1)
  return `IN6: two replies with one id; the module took ${first.networkDetails.network}, the first`
}

/**
 * Calls a module of the page. An error becomes a result, too.
 * @param {Page} page
 * @param {Wallet} wallet
 * @returns {(method: string, ...values: unknown[]) => Promise<any>}
 */
function caller(page, wallet) {
  return (method, ...values) =>
    page.evaluate(
      async ({ wallet, method, values }) => {
        const module = /** @type {any} */ (window).modules[wallet]
        const outcome = await module[method](...values).then(
          (/** @type {unknown} */ value) => ({ value }),
          (/** @type {unknown} */ thrown) => ({ thrown }),
        )
        // Without fields that are undefined.
        return JSON.parse(JSON.stringify(outcome))
      },
      { wallet, method, values },
    )
}
