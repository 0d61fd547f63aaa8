import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react"
import { say } from "../texts/en/parts.js"
import { Icon } from "./icons.js"

/** An act of the menu, and its text. */
export type MenuItem = readonly [text: string, act: () => void]

export interface MoreMenuProps {
  items: readonly MenuItem[]
  /** The text of the button, whose menu then opens below it. Without it, the button is three dots. */
  text?: string
}

/** A button that opens a menu of further acts, by the WAI-ARIA pattern. On phones the menu is a sheet. */
export function MoreMenu({ items, text }: MoreMenuProps): ReactElement | null {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  /** Which item gets focus when the menu opens. */
  const start = useRef<"first" | "last">("first")

  useEffect(() => {
    if (!isOpen) return
    const all = itemsOf(menu.current)
    all.at(start.current === "first" ? 0 : -1)?.focus()
    const onPress = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener("pointerdown", onPress)
    return () => document.removeEventListener("pointerdown", onPress)
  }, [isOpen])

  if (items.length === 0) return null
  const open = (first: "first" | "last"): void => {
    start.current = first
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    root.current?.querySelector("button")?.focus()
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    open(event.key === "ArrowDown" ? "first" : "last")
  }
  function onMenuKey(event: KeyboardEvent): void {
    const all = itemsOf(menu.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const index = next[event.key]
    if (event.key === "Tab") setOpen(false)
    if (index !== undefined) all[index]?.focus()
    else if (event.key === "Escape") close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={root} className={text === undefined ? "more-menu" : "more-menu menu-below"}>
      <button
        type="button"
        className={text === undefined ? "button button-square" : "button button-quiet"}
        aria-label={text === undefined ? say("more") : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setOpen(false) : open("first"))}
        onKeyDown={onButtonKey}
      >
        {text ?? <Icon name="dots" size={20} />}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className="menu"
          role="menu"
          tabIndex={-1}
          aria-label={text ?? say("more")}
          onKeyDown={onMenuKey}
        >
          {items.map(([name, act]) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                act()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]
}
