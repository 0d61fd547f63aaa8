import { FeeBumpTransaction, TransactionBuilder } from "@stellar/stellar-sdk/base"

/** Whether Rabet can read a text: a base64 `TransactionEnvelope` that is not a fee bump (RA6). */
export function isReadable(envelope: string, passphrase: string): boolean {
  try {
    return !(TransactionBuilder.fromXdr(envelope, passphrase) instanceof FeeBumpTransaction)
  } catch {
    return false
  }
}
