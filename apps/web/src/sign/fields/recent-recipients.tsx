import { shortAddress } from "@alidade/react"
import { type ReactElement, useSyncExternalStore } from "react"
import { type Recipient, recipientKey } from "../../logic/recipients/recipient.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useParty } from "../../page/parties.js"
import { openRecent } from "../../page/recent.js"
import { say } from "../../texts/en/recipients.js"
import { AccountMark } from "../../ui/account-mark.js"

/** How many are shown. The address book has all. */
const SHOWN = 3

/** The last recipients, to pay them again. */
export function RecentRecipients({
  onChoose,
}: {
  onChoose: (recipient: Recipient) => void
}): ReactElement | null {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const list = openRecent(mode, passphrase)
  const recent = useSyncExternalStore(list.subscribe, list.getState)
  if (recent.length === 0) return null
  return (
    <ul className="chips" aria-label={say("recent")}>
      {recent.slice(0, SHOWN).map((one) => (
        <li key={recipientKey(one)}>
          <Chip recipient={one} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function Chip({
  recipient,
  onChoose,
}: {
  recipient: Recipient
  onChoose: (recipient: Recipient) => void
}): ReactElement {
  const { address, memo } = recipient
  const { name } = useParty(address)
  return (
    <button
      type="button"
      className="chip"
      title={address}
      onClick={() => onChoose({ address, memo })}
    >
      <AccountMark address={address} />
      {name === undefined ? <bdi dir="ltr">{shortAddress(address)}</bdi> : <bdi>{name}</bdi>}
    </button>
  )
}
