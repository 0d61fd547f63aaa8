import type { InspectorEntry, InspectorKind } from "./entry.js"

/** Chooses entries by kind, and by a text anywhere in them. */
export interface Filter {
  accepts(entry: InspectorEntry): boolean
  show(kind: InspectorKind, isShown: boolean): void
  search(text: string): void
}

/** Creates a filter that accepts everything. */
export function createFilter(): Filter {
  const hidden = new Set<InspectorKind>()
  const texts = new WeakMap<InspectorEntry, string>()
  let query = ""

  /** An entry's text, made once, because a search looks at all entries with each key. */
  function textOf(entry: InspectorEntry): string {
    const { kind, name, note = "", detail = "" } = entry
    const text =
      texts.get(entry) ?? [kind, name, note, JSON.stringify(detail)].join(" ").toLowerCase()
    texts.set(entry, text)
    return text
  }

  return {
    accepts: (entry) => !hidden.has(entry.kind) && (query === "" || textOf(entry).includes(query)),
    show(kind, isShown) {
      if (isShown) hidden.delete(kind)
      else hidden.add(kind)
    },
    search(text) {
      query = text.trim().toLowerCase()
    },
  }
}
