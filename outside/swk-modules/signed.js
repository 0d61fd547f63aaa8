import { createHash } from "node:crypto"
import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { address } from "../visit.js"

/** What the wallets sign, and whether they did. */

const key = Keypair.fromPublicKey(address)

/** A preimage of type 9 for Testnet: one transfer. */
export const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

export const message = "Hello, Stellar"

/** A payment of the account to itself. */
export function payment() {
  return new TransactionBuilder(new Account(address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/**
 * Throws unless the account alone has signed the payment.
 * @param {string} envelope
 */
export function expectSignedPayment(envelope) {
  const { signatures } = TransactionBuilder.fromXdr(envelope, Networks.TESTNET)
  const digest = TransactionBuilder.fromXdr(payment(), Networks.TESTNET).hash()
  if (signatures.length !== 1) throw new Error(`There are ${signatures.length} signatures.`)
  expectSignature(digest, signatures[0]?.signature)
}

/** @param {string} signature */
export function expectSignedEntry(signature) {
  expectSignature(sha256(Buffer.from(preimage, "base64")), Buffer.from(signature, "base64"))
}

/**
 * @param {string} signature
 * @param {"base64" | "hex"} [form]
 */
export function expectSignedMessage(signature, form = "base64") {
  const digest = sha256(Buffer.from(`Stellar Signed Message:\n${message}`))
  expectSignature(digest, Buffer.from(signature, form))
}

/** @param {Buffer} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest()
}

/**
 * @param {Uint8Array} digest
 * @param {Parameters<typeof key.verify>[1] | undefined} signature
 */
function expectSignature(digest, signature) {
  if (!signature || !key.verify(digest, signature)) throw new Error("The signature is not valid.")
}
