import type { Bench } from "./bench.js"
import type { Ask } from "./page/reply-tools.js"
import type { Way } from "./ways.js"

/**
 * What the app may see of a fault: `succeeds` if the fault must be without effect, or an error as "kind reasonKey". A
 * kind alone allows every reason.
 */
export type Expected = string | readonly string[]

/** A fault or an attack, tried over each way. */
export interface Scenario {
  /** Stable and unique, in kebab-case. */
  name: string
  /** One plain sentence for docs/faults.md. */
  says: string
  /** What the app asks meanwhile. */
  ask: Ask
  /** Why it does not apply to a way, or undefined. */
  excludes?(way: Way): string | undefined
  /** Makes the fault. If it does not ask itself, the runner asks afterwards. */
  cause(on: Bench): Promise<void>
  sees(way: Way): Expected
  /** Whether the page can't be used any more over this way: the next scenario gets a new one. */
  breaksPage?(way: Way): boolean
}
