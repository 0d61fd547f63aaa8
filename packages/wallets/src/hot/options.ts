import type { ExtensionOptions } from "../page.js"

/** Options of `hot`. */
export interface HotOptions extends ExtensionOptions {
  /** The address of the relay by which page and wallet write to each other. */
  relayUrl?: string
  /** The address of the wallet's widget, which is shown in a frame. */
  widgetUrl?: string
  /** Origins of the wallet's own pages: a page that is framed by one of them asks it directly. */
  ancestorOrigins?: readonly string[]
  /** Asks the wallet to open `origin` in its own browser, instead of answering here. */
  inside?: boolean
  /** The address of the page that asks, as the wallet shows it; the page's own without query and fragment where absent. */
  origin?: string
}
