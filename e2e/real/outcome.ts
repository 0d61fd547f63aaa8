import type { Ended } from "../wallets/in-windows.js"

/** How a call of the kit ended, in one line. */
export function inWords({ value, error }: Ended): string {
  if (error) return `${error.kind} ${error.code}: ${error.message}`
  const { address, signerAddress, verified, networkPassphrase } = value ?? {}
  if (verified) return `signed by ${signerAddress ?? "an unnamed account"}, verified: ${verified}`
  if (address) return `shares ${address}`
  if (networkPassphrase) return networkPassphrase
  return "done"
}

/** Replaces addresses by the order in which the wallet shared them. */
export function withNames(text: string, accounts: readonly string[]): string {
  return text.replace(/G[A-Z2-7]{55}/g, (address) => {
    const index = accounts.indexOf(address)
    return index < 0 ? "another account" : `account ${index + 1}`
  })
}

/** What two walks have in common, and where they differ. */
export interface Comparison {
  /** In Markdown, a row per step. Those that differ are marked. */
  readonly table: string
  /** The steps that differ. */
  readonly differences: readonly string[]
}

/** Compares the outcomes of two walks; `names` says what the two are. */
export function compare(
  names: readonly [string, string],
  [ours, theirs]: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
): Comparison {
  const steps = [...new Set([...ours.keys(), ...theirs.keys()])]
  const differences = steps.filter((step) => ours.get(step) !== theirs.get(step))
  const cell = (text = "–"): string => text.replaceAll("|", "\\|")
  const rows = steps.map((step) => {
    const mark = differences.includes(step) ? "**differs**" : "same"
    return `| ${step} | ${cell(ours.get(step))} | ${cell(theirs.get(step))} | ${mark} |`
  })
  return {
    table: [`| step | ${names.join(" | ")} | |`, "|---|---|---|---|", ...rows, ""].join("\n"),
    differences,
  }
}
