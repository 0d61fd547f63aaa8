import { shortAddress, useKit, useKitState } from "@alidade/react"
import { readDeeds } from "../../logic/sentence/read-deeds.js"
import { knownContracts, openAddressBook } from "../../page/address-book.js"
import { destinations } from "../../page/destinations.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { useParties } from "../../page/parties.js"
import { usePlace } from "../../page/place.js"
import type { Theme } from "../../page/preferences.js"
import { isContract, openRecentContracts } from "../../page/recent-contracts.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { openWaiting } from "../../page/waiting-list.js"
import { say as sayOfApp } from "../../texts/en/app.js"
import { useAsync } from "../../ui/use-async.js"
import { useOpenItem } from "../../waiting/use-open-item.js"

/** Something that the palette opens. */
export interface Entry {
  key: string
  name: string
  kind: "job" | "pay" | "contract" | "waiting" | "network" | "theme"
  act: () => void
}

/** What can be opened now: all jobs, what this browser keeps, and the settings. */
export function useEntries(onTheme: (theme: Theme) => void): readonly Entry[] {
  const kit = useKit()
  const { go } = usePlace()
  const { inbox, mode, networks } = usePage()
  const { passphrase: network } = usePageNetwork()
  const address = useKitState((state) => state.activeAddress)
  const parties = useParties()
  const sayDeeds = useSayDeeds()
  const openItem = useOpenItem()
  const items = address === undefined ? [] : openWaiting(mode, network).getState()
  const waiting = useAsync(`${network} ${items.map(({ hash }) => hash)}`, () =>
    Promise.all(items.map(async (item) => ({ item, deeds: await readDeeds(item.xdr, network) }))),
  ).data
  const contacts = openAddressBook(mode).getState()
  const contracts = knownContracts(contacts, openRecentContracts(mode, network).getState())
  return [
    ...destinations
      .filter(({ isOpen }) => isOpen || address !== undefined)
      .map(({ text, place, form }): Entry => {
        return { key: `${place}/${form}`, name: text(), kind: "job", act: () => go(place, form) }
      }),
    ...(waiting ?? []).toReversed().map(({ item, deeds }): Entry => {
      const name = deeds ? sayDeeds(deeds, item.ending?.how === "applied" ? "done" : "toDo") : ""
      const act = (): void => openItem(item, item.ending !== undefined)
      return { key: item.hash, name: name || item.hash, kind: "waiting", act }
    }),
    ...contacts
      .filter((contact) => !isContract(contact.address))
      .map(({ name, address: destination, memo = { type: "none", value: "" } }): Entry => {
        const payment = { destination, asset: "native", memo }
        const act = (): void => inbox.open({ what: "payment", payment, network })
        return { key: `${destination} ${memo.value}`, name, kind: "pay", act }
      }),
    ...contracts.map((contract): Entry => {
      const name = parties(contract).name ?? shortAddress(contract)
      return { key: contract, name, kind: "contract", act: () => go("contract", contract) }
    }),
    ...networks.map(({ name, passphrase }): Entry => {
      const act = (): void => kit.setNetwork(passphrase)
      return { key: passphrase, name, kind: "network", act }
    }),
    ...(["auto", "light", "dark"] as const).map((theme): Entry => {
      return { key: theme, name: sayOfApp(theme), kind: "theme", act: () => onTheme(theme) }
    }),
  ]
}
