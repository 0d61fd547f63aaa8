import { type ReactElement, type ReactNode, useState } from "react"
import { numberValue, PreviewText } from "./value-text.js"

/** A list with more items than this is folded after its first ones. */
const LONGEST = 10
const FIRST = 5

/** Whether a list is shown folded. */
export function isLong(items: readonly unknown[]): boolean {
  return items.length > LONGEST
}

/** Items of a folded list that are shown only when it is opened. */
export function foldedOf<T>(items: readonly T[]): readonly T[] {
  return isLong(items) ? items.slice(FIRST) : []
}

/** A list; a long one starts with its first items, and the others can be opened. */
export function Folded<T>({
  items,
  children,
}: {
  items: readonly T[]
  /** Renders a part of the list, which starts at a position. */
  children: (items: readonly T[], start: number) => ReactNode
}): ReactElement {
  const [open, setOpen] = useState(false)
  const rest = foldedOf(items)
  const first = items.length - rest.length
  return (
    <>
      {children(items.slice(0, first), 0)}
      {rest.length > 0 && (
        <details
          className="alidade-args"
          data-part="folded"
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>
            <PreviewText text="previewShowMore" values={{ count: numberValue(rest.length) }} />
          </summary>
          {open && children(rest, first)}
        </details>
      )}
    </>
  )
}

/** How many items a long list has, to show before it. */
export function Total({ items }: { items: readonly unknown[] }): ReactElement | null {
  if (!isLong(items)) return null
  return (
    <p className="alidade-quiet" data-part="total">
      <PreviewText text="previewTotal" values={{ count: numberValue(items.length) }} />
    </p>
  )
}
