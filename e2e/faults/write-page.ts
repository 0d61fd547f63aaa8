import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { CELL, type Cell } from "./cell.js"
import { cellsOf, pageOf } from "./page-of-results.js"

const path = fileURLToPath(new URL("../../docs/faults.md", import.meta.url))

/** Writes docs/faults.md after a run that passed. What it did not try keeps its results. */
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
    const tried = new Set(this.#cells.map(({ scenario, way }) => `${scenario} over ${way}`))
    const kept = cellsOf(readFileSync(path, "utf8")).filter(
      ({ scenario, way }) => !tried.has(`${scenario} over ${way}`),
    )
    writeFileSync(path, pageOf([...kept, ...this.#cells]))
    console.log(`${this.#cells.filter(({ saw }) => saw).length} cells: docs/faults.md is written.`)
  }
}
