import type { InspectorEntry } from "./entry.js"
import type { Inspection } from "./inspect.js"
import { shorten } from "./shorten.js"
import { version } from "./version.js"

/**
 * The entries as Markdown, to paste in an issue: versions, browser, network, wallets, and state, then the timeline. Long base64
 * is shortened; addresses stay. By default all entries are in it.
 */
export function inspectionReport(
  { kit, getEntries }: Pick<Inspection, "kit" | "getEntries">,
  entries: readonly InspectorEntry[] = getEntries(),
): string {
  const { status, selectedModuleId, selectedNetwork, allowedWallets } = kit.getState()
  const wallets = allowedWallets.map(({ id, isAvailable }) => (isAvailable ? id : `(${id})`))
  return [
    "# Alidade report",
    "",
    `- Alidade: ${version}`,
    `- browser: ${inline(globalThis.navigator?.userAgent ?? "none")}`,
    `- page: ${inline(globalThis.location?.origin ?? "none")}`,
    `- time: ${new Date().toISOString()}`,
    `- network: ${inline(selectedNetwork)}`,
    `- state: ${[status, selectedModuleId].filter(Boolean).map(String).map(inline).join(", ")}`,
    `- wallets, absent ones in brackets: ${wallets.map(inline).join(", ")}`,
    `- entries: ${entries.length} of ${getEntries().length}`,
    ...entries.flatMap((entry) => ["", ...linesOf(entry)]),
    "",
  ].join("\n")
}

function linesOf({ at, kind, name, note, times, detail }: InspectorEntry): string[] {
  const repeated = times > 1 ? ` ×${times}` : ""
  const head = `## ${(at / 1000).toFixed(3)} s, ${kind}: ${inline(name)}${repeated}`
  const said = note === undefined ? [] : ["", inline(note)]
  if (detail === undefined) return [head, ...said]
  return [head, ...said, "", "```json", JSON.stringify(detail, shorten, 2), "```"]
}

/** A text from outside as code within a line. */
function inline(text: string): string {
  return `\`${text.replace(/[`\s\p{C}]+/gu, " ")}\``
}
