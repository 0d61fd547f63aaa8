import type { ExtensionOptions } from "../page.js"

/** Options of `hot`. */
export interface HotOptions extends ExtensionOptions {
  /** The address of the relay through which the page and the wallet exchange messages. */
  relayUrl?: string
  /** The address of the wallet's widget, shown in a frame. */
  widgetUrl?: string
  /** Origins of the wallet's own pages. A page framed by one of them sends its requests directly to it. */
  ancestorOrigins?: readonly string[]
  /** Asks the wallet to open `origin` in its own browser instead of answering here. */
  inside?: boolean
  /** The address that the wallet shows for this app. Default: the page's address without query and fragment. */
  origin?: string
}
