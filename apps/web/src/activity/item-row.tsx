import { type MemoExoticComponent, memo, type ReactElement } from "react"
import type { Entry } from "../logic/activity/entry.js"
import { type ActivityItem, subjectOf } from "../logic/activity/group.js"
import type { ItemTitle } from "../logic/activity/title.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { openAgain } from "../page/open-again.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/activity.js"
import { usePageLanguage } from "../texts/page-language.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Icon } from "../ui/icons.js"
import { EntryLine } from "./entry-line.js"
import { ItemTitleView } from "./item-title.js"
import { type ItemFacts, itemIcon, itemTimes } from "./item-words.js"
import { RaiseFee } from "./raise-fee.js"

export interface ItemRowProps extends ItemFacts {
  item: ActivityItem
  title: ItemTitle
  /** The title as text, for the names of buttons. */
  text: string
  /** Writes a report of entries. */
  report: (entries: readonly Entry[]) => string
  /** Called to try a failed connection again. */
  onConnect: () => void
}

/**
 * An item with its states. Opened, it shows each step, and buttons to open it again or to retry it. It renders again only
 * if its props or the language change.
 */
export const ItemRow: MemoExoticComponent<(props: ItemRowProps) => ReactElement> = memo(
  Row,
  (before, after) =>
    isSame(before.item, after.item) &&
    before.text === after.text &&
    before.changed === after.changed &&
    before.hasExpired === after.hasExpired &&
    before.isOver === after.isOver &&
    before.report === after.report &&
    before.onConnect === after.onConnect,
)

/** Groups are made anew with each entry of the journal; the entries stay. */
function isSame(one: ActivityItem, other: ActivityItem): boolean {
  return (
    one.entries.length === other.entries.length &&
    one.entries.every((entry, at) => entry === other.entries[at])
  )
}

function Row(props: ItemRowProps): ReactElement {
  const { item, title, text, report, onConnect } = props
  const { entries, state } = item
  const again = useAgain(item, onConnect)
  usePageLanguage()
  const opens = !["rejected", "failed", "stopped"].includes(state)
  const sent = entries.find(({ answer }) => answer?.outcome === "applied")
  return (
    <li data-state={state}>
      <details className="activity-item">
        <summary>
          <span>
            <span className="activity-title">
              <ItemTitleView title={title} />
            </span>
            <span className="activity-times">{itemTimes(item, props)}</span>
          </span>
          <Icon name={itemIcon(item, props)} />
        </summary>
        <ul className="activity-steps">
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
        <p className="actions">
          {again && (
            <Button
              look="quiet"
              aria-label={say(opens ? "openItem" : "retryItem", { item: text })}
              onClick={again}
            >
              {say(opens ? "open" : "retry")}
            </Button>
          )}
          {!props.isOver && <RaiseFee item={item} text={text} />}
          <CopyButton text={() => report(entries)} name={say("copyItem", { item: text })} />
          {sent?.answer?.hash && (
            <ExplorerLink
              subject={{ transaction: sent.answer.hash }}
              network={sent.network}
              named
            />
          )}
        </p>
      </details>
    </li>
  )
}

/**
 * Opens an item again, or undefined if there is nothing to open. It sends no request to a wallet: a failed request is
 * shown for review first.
 */
function useAgain(item: ActivityItem, onConnect: () => void): (() => void) | undefined {
  const { inbox } = usePage()
  const [first] = item.entries
  if (first!.kind === "connect") return item.state === "connected" ? undefined : () => onConnect()
  // A later attempt to sign may have failed: what was signed is shown.
  const signed = item.entries.findLast(({ kind, outcome }) => kind === "sent" || outcome === "done")
  const opened = openAgain(signed ?? subjectOf(item) ?? first!)
  return opened && (() => inbox.open(opened))
}
