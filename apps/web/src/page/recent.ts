import type { Mode } from "../logic/networks/networks.js"
import { type Recipient, readRecipient, recipientKey } from "../logic/recipients/recipient.js"
import { type DeviceList, deviceList } from "./device-list.js"

/** Maximum number of recent recipients. */
const MOST = 5

/** One for the whole page, so that its parts see each other's changes. */
const lists = new Map<string, DeviceList<Recipient>>()

/** The recipients of the last payments that were sent from this page on a network, latest first. */
export function openRecent(mode: Mode, passphrase: string): DeviceList<Recipient> {
  const name = `recent-recipients:${passphrase}`
  const list =
    lists.get(`${mode} ${name}`) ??
    deviceList(mode, name, {
      read: readRecipient,
      keyOf: recipientKey,
      arrange: (recipients) => recipients.reduce(withRecent, [] as readonly Recipient[]),
    })
  lists.set(`${mode} ${name}`, list)
  return list
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
