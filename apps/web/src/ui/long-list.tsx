import type { ReactElement, ReactNode } from "react"
import { say } from "../texts/en/parts.js"
import { More } from "./more.js"

/** A list with more items than this is folded after its first ones, as in previews of transactions. */
const LONGEST = 10
const FIRST = 5

/** A list; of a long one, the total and the first items are shown, and the others can be opened. */
export function LongList<T>({
  items,
  children,
}: {
  items: readonly T[]
  /** Renders a part of the list. */
  children: (items: readonly T[]) => ReactNode
}): ReactElement {
  if (items.length <= LONGEST) return <>{children(items)}</>
  return (
    <>
      <p className="hint">{say("inAll", { count: items.length })}</p>
      {children(items.slice(0, FIRST))}
      <More summary={say("showMore", { count: items.length - FIRST })}>
        {() => children(items.slice(FIRST))}
      </More>
    </>
  )
}
