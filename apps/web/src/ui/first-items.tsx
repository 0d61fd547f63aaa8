import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "./button.js"

export interface FirstItemsProps<Item> {
  items: readonly Item[]
  /** How many are shown at first. */
  first: number
  /** The words of the button that shows the others, by their count. */
  more: (count: number) => string
  /** Renders an item as a list item with a key. */
  children: (item: Item) => ReactNode
  className?: string
  label?: string
}

/** So many more items are drawn at once, so that a long list doesn't block the page. */
const STEP = 50

/** A list of the first items, and a button that shows the others and moves the focus to the first of them, where it is seen. */
export function FirstItems<Item>(props: FirstItemsProps<Item>): ReactElement {
  const { items, first, more, children, className, label } = props
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(first)
  const isOpen = shown > first
  useEffect(() => {
    const next = list.current?.children[first]
    if (!isOpen || !(next instanceof HTMLElement)) return
    next.tabIndex = -1
    const control = next.querySelector<HTMLElement>("a, button") ?? next
    control.focus()
  }, [isOpen, first])
  useEffect(() => {
    if (!isOpen || shown >= items.length) return
    const timer = setTimeout(() => setShown(shown + STEP))
    return () => clearTimeout(timer)
  }, [isOpen, shown, items.length])
  return (
    <>
      <ol ref={list} className={className} aria-label={label}>
        {items.slice(0, shown).map(children)}
      </ol>
      {items.length > first && !isOpen && (
        <p className="actions">
          <Button look="quiet" onClick={() => setShown(first + STEP)}>
            {more(items.length - first)}
          </Button>
        </p>
      )}
    </>
  )
}
