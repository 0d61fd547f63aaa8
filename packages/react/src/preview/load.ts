import { type Reason, reason } from "@alidade/core"
/**
 * Shown if one of these chunks fails to load. It is in English, like all error messages, because the translated texts
 * are in the chunk.
 */
export const NOT_LOADED: Reason = reason(
  "decoderMissing",
  "The decoder could not be loaded. Check your connection, then try again.",
)

/** The views of the previews, with their texts. */
export type Views = typeof import("./views.js")

/** The views, once loaded. */
export let views: Views | undefined

/** Loads the preview chunk: its views, its texts and core's decoder. */
export async function loadViews(): Promise<Views> {
  views = await import("./views.js")
  return views
}

/** Loads the decoder of transactions and authorizations. */
export function loadDecoder(): Promise<typeof import("@alidade/core/describe")> {
  return import("@alidade/core/describe")
}
