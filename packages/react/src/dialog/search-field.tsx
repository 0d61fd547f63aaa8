import { type KeyboardEvent, type ReactElement, useRef } from "react"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../parts/icons.js"
import { useEscape } from "./escape.js"

interface SearchFieldProps {
  query: string
  onChange: (query: string) => void
  /** Called on the down arrow, to move to the list. */
  onDown?: () => void
}

/** Filters the list. Escape clears the query, or closes the dialog if the query is empty. */
export function SearchField({ query, onChange, onDown }: SearchFieldProps): ReactElement {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  useEscape(query !== "", (event) => {
    const isInField = event.composedPath().includes(field.current!)
    if (isInField) onChange("")
    return isInField
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
