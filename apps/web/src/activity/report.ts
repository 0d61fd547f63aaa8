import { networkName } from "@alidade/core"
import type { Entry } from "../logic/activity/entry.js"
import { say } from "../texts/en/activity.js"
import { entryEnglish } from "./entry-words.js"

/** The journal as a text for support, in English. */
export function writeReport(
  entries: readonly Entry[],
  options: {
    about: readonly string[]
    nameNetwork?: (passphrase: string) => string
  },
): string {
  const { nameNetwork = networkName } = options
  const lines = entries.map((entry) => {
    const { at, kind, party, outcome, code, network } = entry
    return [
      new Date(at).toISOString(),
      say.english[kind],
      party,
      ...(network ? [nameNetwork(network)] : []),
      code ? `${outcome} (${code})` : outcome,
      entryEnglish(entry),
    ].join(" | ")
  })
  return ["Alidade, activity", ...options.about, "", ...lines].join("\n")
}

/** Removes addresses, full or shortened, and hashes from a text. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/\b[GMC][A-Z2-7]{55,68}\b/g, (address) => `${address.charAt(0)}…`)
    .replace(/\b[GMC][A-Z2-7]{3}…[A-Z2-7]{6}\b/g, (address) => `${address.charAt(0)}…`)
    .replace(/\b[0-9a-f]{64}\b/gi, "(hash)")
}
