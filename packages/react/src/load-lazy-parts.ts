import type { LazyParts } from "./lazy-parts.js"

export type { LazyParts }

/** Loads the parts that the button does not show at once. */
export const loadLazyParts = (): Promise<LazyParts> =>
  import("./lazy-parts.js").then((module) => module.lazyParts)
