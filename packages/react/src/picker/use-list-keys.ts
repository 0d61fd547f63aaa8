import { type KeyboardEvent, type RefObject, useRef } from "react"
import { activeElement } from "../dialog/dialog-container.js"
import { TYPE_AHEAD_MS } from "../parts/constants.js"

/** Moves focus between the buttons of a list by arrow keys, Home, End and typed letters, in addition to Tab. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ word: "", at: 0 })

  return (event) => {
    const { key, timeStamp } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(list.current?.querySelectorAll("button") ?? [])]
    const current = rows.indexOf(activeElement() as HTMLButtonElement)
    const target = step(key, current, rows.length)
    if (target !== undefined) {
      event.preventDefault()
      rows[target]?.focus()
    } else if (key.length === 1 && key !== " ") {
      const { word, at } = typed.current
      const next = (timeStamp - at < TYPE_AHEAD_MS ? word : "") + key.toLocaleLowerCase()
      typed.current = { word: next, at: timeStamp }
      // A first letter moves to the next match. More letters may stay on the current one.
      const start = next.length === 1 ? current + 1 : Math.max(current, 0)
      const around = [...rows.slice(start), ...rows.slice(0, start)]
      around.find((row) => row.ariaLabel?.toLocaleLowerCase().startsWith(next))?.focus()
    }
  }
}

function step(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(current + 1, count - 1)
    case "ArrowUp":
      return Math.max(current - 1, 0)
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
