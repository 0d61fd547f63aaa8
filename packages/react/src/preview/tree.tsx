import type { ReactElement, ReactNode } from "react"

/** What `Tree` takes. */
interface TreeProps<T> {
  items: readonly T[]
  /** Shows one of them. */
  children: (item: T) => ReactNode
  /** Stands below the last. */
  end?: ReactNode
}

/** One level of a tree; nothing where there is nothing on it. */
export function Tree<T>({ items, children, end }: TreeProps<T>): ReactElement | null {
  if (items.length === 0 && !end) return null
  return (
    <ul className="alidade-tree" data-part="tree">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a tree has no other name than its place
        <li key={index}>{children(item)}</li>
      ))}
      {end && <li>{end}</li>}
    </ul>
  )
}
