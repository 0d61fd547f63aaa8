import { useContext, useSyncExternalStore } from "react"
import { type ActivityItem, groupEntries } from "../logic/activity/group.js"
import {
  factsOf,
  type ItemTitle,
  type ReadEnvelope,
  rejectionOf,
  titleOf,
} from "../logic/activity/title.js"
import { usePage } from "../page/page.js"
import { PartiesContext } from "../page/parties.js"
import { useTabStores } from "../page/tab-stores.js"
import { itemTitleText } from "./item-title-text.js"
import type { ItemFacts } from "./item-words.js"
import { useEnvelopes } from "./use-envelopes.js"

/** An item with what is said of it. */
export interface ShownItem extends ItemFacts {
  item: ActivityItem
  title: ItemTitle
  /** The title as text. */
  text: string
}

/** What was done on this page, the latest first: at most so many items. */
export function useItems(most?: number): { items: readonly ShownItem[]; read: ReadEnvelope } {
  const { clocks, networks } = usePage()
  const { journal } = useTabStores()
  const entries = useSyncExternalStore(journal.subscribe, journal.getState)
  const parties = useContext(PartiesContext)
  const groups = groupEntries(entries).slice(0, most)
  const read = useEnvelopes(groups)
  const now = (passphrase: string | undefined): number => {
    const network = networks.find((one) => one.passphrase === passphrase)
    return network ? clocks.at(network.horizonUrl).now : Date.now()
  }
  const items = groups.map((item): ShownItem => {
    const title = titleOf(item, read)
    const { expiresAt } = factsOf(item, read) ?? {}
    const isOver = expiresAt !== undefined && expiresAt < now(item.entries[0]!.network)
    return {
      item,
      title,
      text: itemTitleText(title, parties),
      changed: rejectionOf(item, read)?.changed,
      isOver,
      hasExpired: item.state === "signed" && isOver,
    }
  })
  return { items, read }
}
