import fc from "fast-check"
import { type Reader, shown } from "./reader.js"

/** The smallest input on which a reader fails, and where it is found again. */
export interface Failure {
  fault: string
  input: string
  seed: number
  path: string
}

/** Runs a reader on inputs from a seed, or on the one at a path. Returns the first failure, with a smaller input if there is one. */
export async function checkReader(
  { inputs, fault }: Reader,
  { cases, seed, path }: { cases: number; seed: number; path?: string },
): Promise<Failure | undefined> {
  const result = await fc.check(
    fc.asyncProperty(inputs, async (make) => {
      const found = await fault(make())
      if (found !== undefined) throw new Error(found)
    }),
    { numRuns: cases, seed, ...(path === undefined ? {} : { path }) },
  )
  if (!result.failed) return undefined
  return {
    fault: result.errorInstance instanceof Error ? result.errorInstance.message : "",
    input: shown(result.counterexample?.[0]()),
    seed,
    path: result.counterexamplePath ?? "",
  }
}
