import {
  FeeBumpTransaction,
  Keypair,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import type { SandboxAccount } from "../wallet/keys.js"

/** A hardware device behind OneKey (ON8). It builds what it signs from the operations that it knows. */

const known: ReadonlySet<string> = new Set([
  "createAccount",
  "payment",
  "pathPaymentStrictReceive",
  "createPassiveSellOffer",
  "manageSellOffer",
  "manageBuyOffer",
  "changeTrust",
  "accountMerge",
  "manageData",
  "bumpSequence",
])

/** Whether the device knows each operation of a base64 `TransactionEnvelope`. It knows no pools. */
export function canSignOnDevice(envelope: string, passphrase: string): boolean {
  return innerOf(TransactionBuilder.fromXdr(envelope, passphrase)).operations.every(
    (operation) =>
      known.has(operation.type) &&
      !(operation.type === "changeTrust" && "assetA" in operation.line),
  )
}

/**
 * Adds the device's signature to a base64 `TransactionEnvelope`. It does not verify for a fee bump, because the
 * device signs the inner transaction, nor for a strict-receive payment, because `sendMax` arrives in lumens instead of
 * stroops.
 */
export function signOnDevice(
  envelope: string,
  passphrase: string,
  { seed }: SandboxAccount,
): string {
  const transaction = TransactionBuilder.fromXdr(envelope, passphrase)
  const received = TransactionBuilder.fromXdr(
    withUnscaledLimits(innerOf(transaction).toEnvelope()),
    passphrase,
  )
  transaction.addDecoratedSignature(Keypair.fromSecret(seed).signDecorated(received.hash()))
  return transaction.toXdr()
}

function innerOf(transaction: Transaction | FeeBumpTransaction): Transaction {
  return transaction instanceof FeeBumpTransaction ? transaction.innerTransaction : transaction
}

interface EnvelopeJson {
  tx: { operations: { body: string | { path_payment_strict_receive?: { send_max: string } } }[] }
}

function withUnscaledLimits(envelope: xdr.TransactionEnvelope): string {
  const json = envelope.toJson()
  const [{ tx }] = Object.values(json as object) as [EnvelopeJson]
  for (const { body } of tx.operations) {
    const payment = typeof body === "string" ? undefined : body.path_payment_strict_receive
    if (payment) payment.send_max = String(BigInt(payment.send_max) / 10_000_000n)
  }
  return xdr.TransactionEnvelope.fromJson(json).toXdr("base64")
}
