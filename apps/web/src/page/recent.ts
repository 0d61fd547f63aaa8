import type { Mode } from "../logic/networks/networks.js"
import { type Recipient, readRecipient, recipientKey } from "../logic/recipients/recipient.js"
import { type DeviceList, openList } from "./device-list.js"

/** Maximum number of recent recipients. */
const MOST = 5

/** The recipients of the last payments that were sent from this page on a network, latest first. */
export function openRecent(mode: Mode, passphrase: string): DeviceList<Recipient> {
  return openList(mode, `recent-recipients:${passphrase}`, {
    read: readRecipient,
    keyOf: recipientKey,
    arrange: (recipients) => recipients.reduce(withRecent, [] as readonly Recipient[]),
  })
}

/** Puts a recipient first. */
export function withRecent(
  known: readonly Recipient[],
  { address, memo }: Recipient,
): readonly Recipient[] {
  const recipient = memo ? { address, memo } : { address }
  const key = recipientKey(recipient)
  return [recipient, ...known.filter((other) => recipientKey(other) !== key)].slice(0, MOST)
}
