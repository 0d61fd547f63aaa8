import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { LIMIT, ROW, type Row } from "./row.js"

const path = fileURLToPath(new URL("../../bench/soak.md", import.meta.url))

/** Writes bench/soak.md after a run that passed with all cycles. Ways that did not run keep their rows. */
export default class WritePage implements Reporter {
  readonly #rows: Row[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === ROW) this.#rows.push(JSON.parse(description!) as Row)
  }

  onEnd({ status }: FullResult): void {
    if (status !== "passed" || process.env.CYCLES !== undefined) return
    if (this.#rows.length === 0) return
    writeFileSync(path, pageOf(linesOf(readFileSync(path, "utf8"), this.#rows)))
    console.log("bench/soak.md is written.")
  }
}

/** The lines of the table on the page, with these rows instead of older ones for the same wallet. */
function linesOf(page: string, rows: readonly Row[]): string[] {
  const lines = page.split("\n").filter((line) => /^\| .+ -?\d+ \|$/.test(line))
  const byWallet = new Map(lines.map((line) => [line.split(" | ")[0]!, line]))
  for (const { transport, route, cycles, seconds, bytes } of rows)
    byWallet.set(
      `| ${transport}`,
      `| ${transport} | ${route} | ${cycles} | ${Math.round(seconds)} | ${bytes} |`,
    )
  return [...byWallet.values()]
}

function pageOf(lines: readonly string[]): string {
  return `# Soak

Written by \`npm run soak\`, in Chromium. A cycle connects, signs a transaction, verifies it, and disconnects, in one page.
Afterwards there are as many listeners, timers, windows, frames, sockets, documents, stored entries, and descriptors of the
sandbox's server as before. The heap is measured after collection, and a run fails if it grows by more than ${LIMIT} bytes
in 1,000 cycles.

| wallet | over | cycles | s | heap, bytes for 1,000 cycles |
|---|---|---:|---:|---:|
${lines.join("\n")}
`
}
