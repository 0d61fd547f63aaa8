import type { World } from "../world.js"

/**
 * How to reach each result code, by its name in the protocol's XDR. A case returns the code that it reached. A word in
 * brackets tells cases with the same code apart.
 */
export type Cases = Readonly<Record<string, (world: World) => string>>

/** The highest amount, as the SDK writes it. */
export const MAX = "922337203685.4775807"
