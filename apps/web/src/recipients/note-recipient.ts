import type { Mode } from "../networks.js"
import { readPayment } from "../stellar/read-payment.js"
import { openRecent, withRecent } from "./recent.js"

/** Keeps the recipient of a transaction that was sent, if it is a single payment. */
export function noteRecipient(mode: Mode, passphrase: string, xdr: string): void {
  const recipient = readPayment(xdr, passphrase)
  if (recipient) openRecent(mode, passphrase).update((known) => withRecent(known, recipient))
}
