import { createHash } from "node:crypto"
import { expect } from "@playwright/test"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk"
import { message, payment, preimage } from "../src/payloads.js"

/** Fails unless the account alone has signed the payment of `payloads.ts`. */
export function expectSignedPayment(envelope: string, address: string, passphrase: string): void {
  const { signatures } = TransactionBuilder.fromXdr(envelope, passphrase)
  const sent = TransactionBuilder.fromXdr(payment(address, passphrase), passphrase)
  expect(signatures).toHaveLength(1)
  expect(Keypair.fromPublicKey(address).verify(sent.hash(), signatures[0]!.signature)).toBe(true)
}

/** Fails unless a base64 signature is the account's over the preimage of the app. */
export function expectSignedEntry(signature: string, address: string): void {
  const digest = createHash("sha256").update(Buffer.from(preimage, "base64")).digest()
  expect(Keypair.fromPublicKey(address).verify(digest, Buffer.from(signature, "base64"))).toBe(true)
}

/** Fails unless a signature, in hex or base64, is the account's over the message of the app (SEP-53). */
export function expectSignedMessage(signature: string, address: string): void {
  const digest = createHash("sha256").update(`Stellar Signed Message:\n${message}`).digest()
  const form = /^[0-9a-f]{128}$/.test(signature) ? "hex" : "base64"
  expect(Keypair.fromPublicKey(address).verify(digest, Buffer.from(signature, form))).toBe(true)
}
