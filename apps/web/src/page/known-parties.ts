import { connectionsOf } from "@alidade/core"
import { useKitState } from "@alidade/react"
import { useEffect, useSyncExternalStore } from "react"
import { type Parties, partiesAmong } from "../logic/parties/parties.js"
import { openAddressBook } from "./address-book.js"
import { usePage, usePageNetwork } from "./page.js"
import { openRecent } from "./recent.js"

/** Calls back with who each address is: now, and after each change of the accounts, the address book, or the recipients. */
export default function KnownParties({ onChange }: { onChange: (known: Parties) => void }): null {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const own = useKitState((state) => connectionsOf(state).map(({ address }) => address))
  const book = openAddressBook(mode)
  const recentList = openRecent(mode, passphrase)
  const contacts = useSyncExternalStore(book.subscribe, book.getState)
  const recent = useSyncExternalStore(recentList.subscribe, recentList.getState)
  useEffect(
    () => onChange(partiesAmong({ own, contacts, recent })),
    [own, contacts, recent, onChange],
  )
  return null
}
