/** The parts that the button does not show at once; those of a connection only if there is one or it begins. */
export type LazyParts = typeof import("./lazy-parts.js") &
  Partial<typeof import("./connection-parts.js")>

/** Loads the parts that the button does not show at once. */
export const loadLazyParts = (withConnection?: boolean): Promise<LazyParts> =>
  withConnection ? import("./connection-parts.js") : import("./lazy-parts.js")
