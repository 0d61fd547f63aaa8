/** The chunk of the preview: its views, its texts and core's decoder. */
export function loadViews(): Promise<typeof import("./views.js")> {
  return import("./views.js")
}

/** Loads what decodes transactions and authorizations. */
export function loadDecoder(): Promise<typeof import("@alidade/core/describe")> {
  return import("@alidade/core/describe")
}
