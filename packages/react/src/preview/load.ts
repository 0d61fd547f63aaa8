/** Said where one of these chunks does not load. English, as all error messages: its texts are in the chunk. */
export const NOT_LOADED = "The decoder could not be loaded. Check your connection, then try again."

/** The chunk of the preview: its views, its texts and core's decoder. */
export function loadViews(): Promise<typeof import("./views.js")> {
  return import("./views.js")
}

/** Loads what decodes transactions and authorizations. */
export function loadDecoder(): Promise<typeof import("@alidade/core/describe")> {
  return import("@alidade/core/describe")
}
