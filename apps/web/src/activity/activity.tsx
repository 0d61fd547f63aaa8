import { type ReactElement, useContext, useState } from "react"
import { type ActivityFilter, passes } from "../logic/activity/filter.js"
import { usePageNetwork } from "../page/page.js"
import { PartiesContext } from "../page/parties.js"
import { useTabStores } from "../page/tab-stores.js"
import { formatDays } from "../texts/days.js"
import { say } from "../texts/en/activity.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { MoreMenu } from "../ui/more-menu.js"
import { useArrival } from "../ui/use-arrival.js"
import { useTitle } from "../ui/use-title.js"
import { FilterFields } from "./filter-fields.js"
import { filteredItem, filteredPast } from "./filtered.js"
import { PastList } from "./past-list.js"
import { SignedHere } from "./signed-here.js"
import { useHistory } from "./use-history.js"
import { useItems } from "./use-items.js"

/** All activity: what was signed on this page, and the account's history from the network. */
export default function Activity({ address }: { address: string }): ReactElement {
  const { journal } = useTabStores()
  const { name: network } = usePageNetwork()
  const parties = useContext(PartiesContext)
  const [filter, setFilter] = useState<ActivityFilter>({ show: "all", words: "" })
  const { items, read } = useItems()
  const history = useHistory(address)
  const heading = useArrival<HTMLHeadingElement>()
  useTitle(say("title"))

  const { transactions, status, hasMore } = history
  const sent = items.flatMap(({ item }) => item.entries.flatMap(({ answer }) => answer?.hash ?? []))
  const [latest, oldest] = [transactions[0], transactions.at(-1)]
  return (
    <>
      <h1 ref={heading} className="work-title" tabIndex={-1}>
        {say("title")}
      </h1>
      <FilterFields filter={filter} onChange={setFilter} />
      <SignedHere
        items={items}
        shown={items.filter((item) => passes(filter, filteredItem(item, read)))}
        read={read}
      />
      <PastList
        account={address}
        history={history}
        shown={transactions.filter((past) => passes(filter, filteredPast(past, parties)))}
        own={new Set(sent)}
      />
      <ActionBar
        request={latest && oldest ? formatDays(oldest.at, latest.at) : say("title")}
        detail={
          status === "done" &&
          transactions.length > 0 &&
          (hasMore ? say("olderOn", { network }) : say("complete"))
        }
        others={items.length > 0 && <MoreMenu items={[[say("clear"), journal.clear]]} />}
      >
        <Button
          look="primary"
          aria-busy={status === "reading"}
          onClick={() => {
            if (status === "reading") return
            if (hasMore || status === "failed") history.older()
            else history.again()
          }}
        >
          {say(status === "failed" ? "retry" : hasMore ? "older" : "again")}
        </Button>
      </ActionBar>
    </>
  )
}
