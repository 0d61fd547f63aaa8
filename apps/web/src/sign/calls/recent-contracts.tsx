import { shortAddress } from "@alidade/react"
import { type ReactElement, useSyncExternalStore } from "react"
import { knownContracts, openAddressBook } from "../../page/address-book.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useParty } from "../../page/parties.js"
import { openRecentContracts } from "../../page/recent-contracts.js"
import { say } from "../../texts/en/calls.js"
import { AccountMark } from "../../ui/account-mark.js"
import { useAsync } from "../../ui/use-async.js"

interface ChoiceProps {
  onChoose: (contract: string) => void
}

/** The contracts that have a name or were opened last, and the one of XLM. */
export function RecentContracts({ onChoose }: ChoiceProps): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const list = openRecentContracts(mode, passphrase)
  const recent = useSyncExternalStore(list.subscribe, list.getState)
  const book = openAddressBook(mode)
  const contacts = useSyncExternalStore(book.subscribe, book.getState)
  const native = useAsync(passphrase, async () => {
    const { Asset } = await import("@stellar/stellar-sdk/base")
    return Asset.native().contractId(passphrase)
  }).data
  return (
    <ul className="chips recent-contracts" aria-label={say("recent")}>
      {knownContracts(contacts, recent)
        .filter((address) => address !== native)
        .map((address) => (
          <li key={address}>
            <Chip address={address} onChoose={onChoose} />
          </li>
        ))}
      {native && (
        <li>
          <Chip address={native} name={say("native")} onChoose={onChoose} />
        </li>
      )}
    </ul>
  )
}

function Chip(props: ChoiceProps & { address: string; name?: string }): ReactElement {
  const { address, onChoose } = props
  const { name = props.name } = useParty(address)
  return (
    <button type="button" className="chip" title={address} onClick={() => onChoose(address)}>
      <AccountMark address={address} />
      {name === undefined ? <bdi dir="ltr">{shortAddress(address)}</bdi> : <bdi>{name}</bdi>}
    </button>
  )
}
