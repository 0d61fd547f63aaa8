/**
 * Shown if one of these chunks fails to load. It is in English, like all error messages, because the translated texts
 * are in the chunk.
 */
export const NOT_LOADED = "The decoder could not be loaded. Check your connection, then try again."

/** Loads the preview chunk: its views, its texts and core's decoder. */
export function loadViews(): Promise<typeof import("./views.js")> {
  return import("./views.js")
}

/** Loads the decoder of transactions and authorizations. */
export function loadDecoder(): Promise<typeof import("@alidade/core/describe")> {
  return import("@alidade/core/describe")
}
