import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { CELL, type Cell } from "./cell.js"
import { pageOf } from "./page-of-results.js"

const path = fileURLToPath(new URL("../../docs/faults.md", import.meta.url))

/** Writes docs/faults.md after a run of all scenarios that passed. */
export default class WritePage implements Reporter {
  readonly #cells: Cell[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === CELL) this.#cells.push(JSON.parse(description!) as Cell)
  }

  onEnd({ status }: FullResult): void {
    if (status !== "passed") {
      console.log("A run with failures writes no docs/faults.md.")
      return
    }
    writeFileSync(path, pageOf(this.#cells))
    console.log(`${this.#cells.filter(({ saw }) => saw).length} cells: docs/faults.md is written.`)
  }
}
