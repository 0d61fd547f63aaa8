import { COPIED_MS } from "../parts/constants.js"
import { fillText } from "../texts/fill.js"
import type { InspectorEntry, InspectorKind } from "./entry.js"
import { createEntryItem, type EntryItem, type ItemHost } from "./entry-item.js"
import { createFilter } from "./filter.js"
import type { Inspection } from "./inspect.js"
import type { LoadedTexts } from "./load-texts.js"
import { make } from "./make.js"
import { inspectionReport } from "./report.js"

const kinds: readonly InspectorKind[] = ["state", "request", "message", "network"]

/** Builds the panel of an inspection into a shadow root, and keeps it up to date. Returns a function that stops it. */
export function showPanel(
  root: ShadowRoot,
  inspection: Inspection,
  loaded: LoadedTexts,
): () => void {
  const { lang, dir, texts } = loaded
  const say: ItemHost["say"] = (key, values) => fillText(texts[key], values, loaded)
  const status = make("span", { role: "status" })
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let stopped = false

  const copy = async (text: string): Promise<void> => {
    const copied = await writeClipboard(text)
    if (stopped) return
    status.textContent = say(copied ? "copied" : "copyFailed")
    clearTimeout(timer)
    timer = setTimeout(() => status.replaceChildren(), COPIED_MS)
  }
  const host: ItemHost = { lang, say, copy: (text) => void copy(text) }

  const filter = createFilter()
  /** What is shown while the panel is paused. */
  let held: readonly InspectorEntry[] | undefined
  const entries = (): readonly InspectorEntry[] => held ?? inspection.getEntries()
  const items = new Map<number, EntryItem>()
  const list = make("ol", { role: "list", ariaLabel: say("timeline") })
  const empty = make("p")
  const count = make("span")

  const render = (): void => {
    frame = 0
    const all = entries()
    const shown = all.filter(filter.accepts).reverse()
    const ids = new Set(all.map(({ id }) => id))
    for (const id of items.keys()) if (!ids.has(id)) items.delete(id)
    const elements = shown.map((entry) => {
      const item = items.get(entry.id) ?? createEntryItem(entry, host)
      items.set(entry.id, item)
      item.update(entry)
      return item.element
    })
    showInOrder(list, elements)
    list.hidden = shown.length === 0
    empty.hidden = shown.length > 0
    empty.textContent = say(all.length === 0 ? "nothing" : "noMatch")
    count.textContent = say("count", { shown: `${shown.length}`, total: `${all.length}` })
  }

  const button = (text: string, onclick: () => void): HTMLButtonElement =>
    make("button", { type: "button", onclick }, text)
  const pause = button(say("pause"), () => {
    held = held ? undefined : inspection.getEntries()
    pause.ariaPressed = String(held !== undefined)
    render()
  })
  pause.ariaPressed = "false"
  const clear = button(say("clear"), () => {
    if (held) held = []
    inspection.clear()
    render()
  })
  const report = button(say("copyReport"), () =>
    host.copy(inspectionReport(inspection, entries().filter(filter.accepts))),
  )
  const boxes = kinds.map((kind) => {
    const box = make("input", { type: "checkbox", checked: true })
    box.onchange = () => {
      filter.show(kind, box.checked)
      render()
    }
    return make("label", {}, box, say(kind))
  })
  const search = make("input", { type: "search" })
  search.oninput = () => {
    filter.search(search.value)
    render()
  }
  root.append(
    make(
      "section",
      { lang, dir, ariaLabel: say("inspector") },
      make("div", { role: "group", ariaLabel: say("show") }, ...boxes),
      make(
        "div",
        {},
        make("label", {}, say("search"), search),
        pause,
        clear,
        report,
        count,
        status,
      ),
      empty,
      list,
    ),
  )
  render()
  const unsubscribe = inspection.subscribe(() => {
    // Many entries of one moment are one change of the page.
    if (!held) frame ||= requestAnimationFrame(render)
  })
  return () => {
    stopped = true
    unsubscribe()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Puts elements into a list in their order. Those that stay don't move, so that none loses the focus. */
function showInOrder(list: Element, elements: readonly Element[]): void {
  const wanted = new Set<Element>(elements)
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove()
  elements.forEach((element, at) => {
    if (list.children[at] !== element) list.insertBefore(element, list.children[at] ?? null)
  })
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
