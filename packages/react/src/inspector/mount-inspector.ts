import type { Kit } from "@alidade/core"
import type { LanguageCode } from "../languages/language.js"
import { type Inspection, inspect } from "./inspect.js"
import { loadTexts } from "./load-texts.js"
import { missing } from "./missing.js"
import { showPanel } from "./panel.js"
import { addStyles } from "./style-sheet.js"

/** Options of `mountInspector`. */
export interface InspectorOptions {
  /** The panel's language: a code or a tag such as "de-AT", or "auto" for the browser's. Default English. */
  language?: LanguageCode | "auto" | (string & {}) | undefined
}

/**
 * Shows the inspector's panel at the end of an element, in a shadow root: the timeline with filters, and a report to copy.
 * With a kit, it records with the default options of `inspect` until it is removed; an inspection goes on. Its height is
 * the variable `--alidade-inspector-height`. Returns a function that removes the panel.
 *
 * Throws `bad-request` if the element, or the kit or inspection, is missing.
 */
export function mountInspector(
  element: Element,
  source: Kit | Inspection,
  { language = "en" }: InspectorOptions = {},
): () => void {
  if (!element) throw missing("element")
  if (!source) throw missing("kit")
  const own = "getEntries" in source ? undefined : inspect(source)
  const inspection = own ?? (source as Inspection)
  const host = document.createElement("div")
  const root = host.attachShadow({ mode: "open" })
  addStyles(root)
  element.append(host)
  let removed = false
  let stopPanel: (() => void) | undefined
  void loadTexts(language).then((texts) => {
    if (!removed) stopPanel = showPanel(root, inspection, texts)
  })
  return () => {
    removed = true
    stopPanel?.()
    own?.stop()
    host.remove()
  }
}
