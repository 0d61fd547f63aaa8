import { type KeyboardEvent, type RefObject, useRef } from "react"
import { TYPE_AHEAD_MS } from "../constants.js"

/** Arrow keys, Home, End and typed letters move between the buttons of a list, beside Tab. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: 0 })
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(list.current?.querySelectorAll("button") ?? [])]
    const here = rows.indexOf(document.activeElement as HTMLButtonElement)
    const target = rows.at(step(event.key, here, rows.length) ?? -1)
    if (step(event.key, here, rows.length) !== undefined) {
      event.preventDefault()
      target?.focus()
    } else if (event.key.length === 1 && event.key !== " ") {
      const { text, at } = typed.current
      const word =
        (event.timeStamp - at < TYPE_AHEAD_MS ? text : "") + event.key.toLocaleLowerCase()
      typed.current = { text: word, at: event.timeStamp }
      const after = [...rows.slice(here + 1), ...rows.slice(0, here + 1)]
      const from = word.length > 1 ? rows.slice(here).concat(rows.slice(0, here)) : after
      from.find((row) => row.textContent?.toLocaleLowerCase().startsWith(word))?.focus()
    }
  }
}

function step(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return Math.min(here + 1, count - 1)
    case "ArrowUp":
      return Math.max(here - 1, 0)
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
