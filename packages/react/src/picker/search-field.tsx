import type { KeyboardEvent, ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import { Icon } from "../icons.js"

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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && query !== "") onChange("")
    else if (event.key === "ArrowDown" && onDown) onDown()
    else return
    event.preventDefault()
  }
  return (
    <div className="alidade-search" data-part="search">
      <Icon name="search" />
      <input
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
