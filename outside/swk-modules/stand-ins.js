import { createHash } from "node:crypto"
import { Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"

/** The account of the stand-ins. Its seed is public: the example key of SEP-53. */
export const keys = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")

/** @typedef {{ networkPassphrase?: string, address?: string }} Options */

/**
 * What the two extensions answer. Each method's name is the wallet's and the method's.
 * @type {Record<string, (...args: any[]) => unknown>}
 */
const answers = {
  "klever.getAddress": () => ({ address: keys.publicKey() }),
  "klever.getNetwork": () => ({ network: "TESTNET", networkPassphrase: Networks.TESTNET }),
  "klever.signTransaction": (xdr, options) => ({
    signedTxXdr: signedEnvelope(xdr, options),
    signerAddress: keys.publicKey(),
  }),
  "klever.signAuthEntry": (preimage) => ({
    signedAuthEntry: signedHash(Buffer.from(preimage, "base64")).toString("base64"),
    signerAddress: keys.publicKey(),
  }),
  "klever.signMessage": (message) => ({
    signedMessage: signedMessage(message).toString("base64"),
    signerAddress: keys.publicKey(),
  }),
  "bitget.connect": () => keys.publicKey(),
  "bitget.network": () => ({ network: "TESTNET", networkPassphrase: Networks.TESTNET }),
  "bitget.signTransaction": signedEnvelope,
  // The module's own name for this reply says that it is hex.
  "bitget.signMessage": (message) => signedMessage(message).toString("hex"),
}

/**
 * Puts Klever's and Bitget's objects into a page, before its own scripts run.
 * @param {import("@playwright/test").Page} page
 */
export async function putStandIns(page) {
  await page.exposeFunction(
    "askStandIn",
    (/** @type {string} */ method, /** @type {unknown[]} */ args) => answers[method]?.(...args),
  )
  await page.addInitScript(installObjects, Object.keys(answers))
}

/**
 * Runs in the page. Extensions post the arguments to their own scripts, which fails for arguments that can't be cloned.
 * @param {string[]} methods
 */
function installObjects(methods) {
  /** @type {Record<string, Record<string, Function>>} */
  const wallets = {}
  for (const method of methods) {
    const [wallet = "", name = ""] = method.split(".")
    wallets[wallet] ??= {}
    wallets[wallet][name] = async (/** @type {unknown[]} */ ...args) =>
      /** @type {any} */ (window).askStandIn(method, structuredClone(args))
  }
  Object.assign(window, {
    kleverWallet: { stellar: wallets.klever },
    bitkeep: { stellar: wallets.bitget },
  })
}

/**
 * Signs only for the network and the account that the module names.
 * @param {string} xdr
 * @param {Options} options
 */
function signedEnvelope(xdr, { networkPassphrase, address } = {}) {
  if (!networkPassphrase) throw new Error("No network passphrase was passed.")
  if (address !== keys.publicKey()) throw new Error(`${address} is not an account of this wallet.`)
  const transaction = TransactionBuilder.fromXdr(xdr, networkPassphrase)
  transaction.sign(keys)
  return transaction.toXdr()
}

/** @param {string} message */
function signedMessage(message) {
  return signedHash(Buffer.from(`Stellar Signed Message:\n${message}`))
}

/** @param {Buffer} bytes */
function signedHash(bytes) {
  return Buffer.from(keys.sign(createHash("sha256").update(bytes).digest()))
}
