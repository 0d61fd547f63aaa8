import { type DeviceList, deviceList } from "../app/device-list.js"
import type { Mode } from "../networks.js"
import { type Recipient, readRecipient, recipientKey } from "./recipient.js"

/** Maximum number of recent recipients. */
const MOST = 5

/** The recipients of the last payments that were sent from this page on a network, latest first. */
export function openRecent(mode: Mode, passphrase: string): DeviceList<Recipient> {
  return deviceList(mode, `recent-recipients:${passphrase}`, readRecipient)
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
