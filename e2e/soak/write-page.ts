import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { LIMIT, ROW, type Row } from "./row.js"

const path = fileURLToPath(new URL("../../bench/soak.md", import.meta.url))

/** Writes bench/soak.md after a whole run that passed. */
export default class WritePage implements Reporter {
  readonly #rows: Row[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === ROW) this.#rows.push(JSON.parse(description!) as Row)
  }

  onEnd({ status }: FullResult): void {
    if (status !== "passed" || process.env.CYCLES !== undefined) return
    writeFileSync(path, pageOf(this.#rows))
    console.log("bench/soak.md is written.")
  }
}

function pageOf(rows: readonly Row[]): string {
  return `# Soak

Written by \`npm run soak\`, in Chromium. A cycle connects, signs a transaction, verifies it, and disconnects, in one page.
Afterwards there are as many listeners, timers, windows, frames, sockets, documents, stored entries, and descriptors of the
sandbox's server as before. The heap is measured after collection, and a run fails if it grows by more than ${LIMIT} bytes
in 1,000 cycles.

| wallet | over | cycles | s | heap, bytes for 1,000 cycles |
|---|---|---:|---:|---:|
${rows.map(({ transport, route, cycles, seconds, bytes }) => `| ${transport} | ${route} | ${cycles} | ${Math.round(seconds)} | ${bytes} |`).join("\n")}
`
}
