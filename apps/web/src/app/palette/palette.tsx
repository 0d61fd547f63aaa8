import "../../ui/late-styles.js"
import "../../ui/styles/palette.css"
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react"
import type { Theme } from "../../page/preferences.js"
import { say } from "../../texts/en/palette.js"
import { rank } from "./rank.js"
import { useEntries } from "./use-entries.js"

export interface PaletteProps {
  onTheme: (theme: Theme) => void
  onClose: () => void
}

/** A dialog that finds jobs, names, contracts, what waits, and settings, and opens them by the keyboard alone. */
export default function Palette({ onTheme, onClose }: PaletteProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState("")
  const [chosen, choose] = useState(0)
  const found = rank(useEntries(onTheme), typed)
  const current = found[chosen]
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" })
  }, [chosen])

  function open(index: number): void {
    const entry = found[index]
    if (!entry) return
    // What had focus before is left, unless the page stays as it is.
    dialog.current?.close()
    // Not when its event comes: a key that opens the palette again may come first.
    onClose()
    if (entry.kind !== "theme") document.getElementById("main")?.focus({ preventScroll: true })
    entry.act()
  }
  function press(event: KeyboardEvent): void {
    const last = found.length - 1
    const next: Readonly<Record<string, number>> = {
      ArrowDown: chosen < last ? chosen + 1 : 0,
      ArrowUp: chosen > 0 ? chosen - 1 : last,
    }
    const index = next[event.key]
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") open(chosen)
    else if (index !== undefined && found.length > 0) choose(index)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape closes it
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={say("title")}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <input
        className="input"
        role="combobox"
        aria-label={say("find")}
        placeholder={say("find")}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={current && `${id}-${chosen}`}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          choose(0)
        }}
        onKeyDown={press}
      />
      {found.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={say("title")} className="palette-list">
          {found.map(({ key, name, kind }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              onClick={() => open(index)}
            >
              <bdi>{name}</bdi>
              <span className="hint">{say(kind)}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="hint">
        {found.length === 0 && say("none")}
      </p>
    </dialog>
  )
}
