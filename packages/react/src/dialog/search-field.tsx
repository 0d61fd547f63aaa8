import { type KeyboardEvent, type ReactElement, useRef } from "react"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../icons.js"
import { useEscape } from "./escape.js"

/** What `SearchField` takes. */
interface SearchFieldProps {
  query: string
  onChange: (query: string) => void
  /** The arrow down: to the list. */
  onDown?: () => void
}

/** Filters the list. Escape empties it first, and closes the dialog only when it is empty. */
export function SearchField({ query, onChange, onDown }: SearchFieldProps): ReactElement {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  useEscape(query !== "", (event) => {
    const here = event.composedPath().includes(field.current!)
    if (here) onChange("")
    return here
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" || !onDown) return
    onDown()
    event.preventDefault()
  }
  return (
    <div className="alidade-search" data-part="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        value={query}
        placeholder={text("search")}
        aria-label={text("search")}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
