import { visibleText } from "@alidade/core/encoding"
import { kept } from "../texts/kept.js"
import type { InspectorEntry } from "./entry.js"
import { make } from "./make.js"
import { isLongData, shorten } from "./shorten.js"
import type { InspectorTexts } from "./texts.js"

const WHOLE = { max: Number.POSITIVE_INFINITY, lines: true }

/** What an entry's element needs of the panel. */
export interface ItemHost {
  lang: string
  say(key: keyof InspectorTexts, values?: Readonly<Record<string, string>>): string
  copy(text: string): void
}

/** An entry's element in the list. */
export interface EntryItem {
  element: HTMLLIElement
  /** Shows a later version of the entry. */
  update(entry: InspectorEntry): void
}

/** Creates an entry's element: a line, behind which its detail is. The detail is made when it is opened. */
export function createEntryItem(first: InspectorEntry, host: ItemHost): EntryItem {
  let shown: InspectorEntry | undefined
  const summary = make("summary")
  const details = make("details", {}, summary)
  const fill = (): void => {
    details.replaceChildren(summary, ...(details.open ? detailOf(shown!, host) : []))
  }
  details.addEventListener("toggle", fill)

  function update(entry: InspectorEntry): void {
    if (entry === shown) return
    shown = entry
    summary.replaceChildren(...lineOf(entry, host))
    if (details.open) fill()
  }
  update(first)
  return { element: make("li", {}, details), update }
}

const secondsOf = kept(
  (lang: string) =>
    new Intl.NumberFormat(lang, {
      numberingSystem: "latn",
      style: "unit",
      unit: "second",
      unitDisplay: "narrow",
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    }),
)

function lineOf(
  { at, kind, name, note, times }: InspectorEntry,
  host: ItemHost,
): (Node | string)[] {
  const seconds = at / 1000
  const time = make(
    "time",
    { dateTime: `PT${seconds.toFixed(3)}S` },
    secondsOf(host.lang).format(seconds),
  )
  const code = (text: string): Node => make("code", {}, make("bdi", {}, visibleText(text, WHOLE)))
  return [
    time,
    " ",
    make("b", {}, host.say(kind)),
    " ",
    code(name),
    ...(note ? [" · ", code(note)] : []),
    ...(times > 1 ? [` ×${times}`] : []),
  ]
}

/** The detail as text, and a button for each value that is shortened in it. */
function detailOf({ detail, name }: InspectorEntry, host: ItemHost): Node[] {
  if (detail === undefined) return []
  const text = JSON.stringify(detail, shorten, 2)
  const buttons = longData(detail, name).map(([path, value]) =>
    make(
      "button",
      { type: "button", onclick: () => host.copy(value) },
      host.say("copyField", { name: visibleText(path) }),
    ),
  )
  const tree = make("pre", { dir: "ltr" }, visibleText(text, WHOLE))
  return [tree, ...(buttons.length > 0 ? [make("div", {}, ...buttons)] : [])]
}

/** The values that are shortened, by the names that lead to them. */
function longData(value: unknown, path: string): [path: string, value: string][] {
  if (isLongData(value)) return [[path, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => longData(field, name))
}
