import type { ReactElement, ReactNode } from "react"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"
import type { List } from "./use-list.js"

export interface ListSectionProps<Item> {
  title: string
  list: List<Item>
  /** Renders an item as a list item with a key. */
  children: (item: Item) => ReactNode
}

/** A list of the account, with a button for its next page. Nothing if it is empty. */
export function ListSection<Item>(props: ListSectionProps<Item>): ReactElement | null {
  const { title, list, children } = props
  const { items, reading, error, more } = list
  const label = say(error === undefined ? "showMore" : "retry")
  if (items.length === 0 && error === undefined) return null
  return (
    <section aria-label={title}>
      <h3 className="rows-head">{title}</h3>
      <ul className="rows">{items.map(children)}</ul>
      <p className="hint" role="status">
        {error !== undefined && reasonOf(error)}
      </p>
      {more && (
        <Button look="quiet" aria-busy={reading} aria-label={`${label}: ${title}`} onClick={more}>
          {label}
        </Button>
      )}
    </section>
  )
}
