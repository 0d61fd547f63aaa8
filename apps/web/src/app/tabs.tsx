import { type KeyboardEvent, type ReactElement, type ReactNode, useRef } from "react"

/** A tab: its id, title, and panel. */
export type Tab<Id extends string> = readonly [id: Id, title: string, panel: ReactNode]

/** Props of `Tabs`. */
export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs by the WAI-ARIA pattern: arrow keys, Home, and End move between them. Hidden panels keep their state. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { label, tabs, selected, onSelect } = props
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(([id]) => id === selected)

  function move(event: KeyboardEvent): void {
    const last = tabs.length - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onSelect(tab[0])
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map(([id, title]) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(([id, , panel]) => (
        <div
          key={id}
          role="tabpanel"
          className="panel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of its own on the way from the tabs
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
