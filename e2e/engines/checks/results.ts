import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { checks } from "./index.js"

/** What one engine did in the run that the documents show. */
export interface EngineResults {
  readonly version: string
  /** By the check's title. */
  readonly found: Readonly<Record<string, string>>
}

/** The engines, as their projects are called. */
export type EngineName = "chromium" | "firefox" | "webkit"

const fileOf = (engine: EngineName): string =>
  fileURLToPath(new URL(`./results/${engine}.json`, import.meta.url))

export function readResults(engine: EngineName): EngineResults {
  return JSON.parse(readFileSync(fileOf(engine), "utf8"))
}

/** Keeps the results of a run, in the order of the checks, and forgets those of checks that are gone. */
export function keepResults(
  engine: EngineName,
  version: string,
  found: Readonly<Record<string, string>>,
): void {
  const all = { ...readResults(engine).found, ...found }
  const kept = Object.values(checks)
    .flat()
    .map(({ title }) => [title, all[title] ?? ""])
  const results: EngineResults = { version, found: Object.fromEntries(kept) }
  writeFileSync(fileOf(engine), `${JSON.stringify(results, null, 2)}\n`)
}
