import type { Mode } from "../logic/networks/networks.js"
import { readPayment } from "../logic/recipients/read-payment.js"
import { openRecent } from "./recent.js"

/** Keeps the recipient of a transaction that was sent, if it is a single payment. */
export function noteRecipient(mode: Mode, passphrase: string, xdr: string): void {
  const recipient = readPayment(xdr, passphrase)
  if (recipient) openRecent(mode, passphrase).put(recipient)
}
