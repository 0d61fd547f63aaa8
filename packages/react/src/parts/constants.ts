/** Close animation of a dialog, in ms. The event follows it (specification, section 9). */
export const MODAL_CLOSE_MS = 280

/** How long "Copied!!" is shown, in ms (specification, section 9). */
export const COPIED_MS = 3_000

/** How long a successful connection is shown before the dialog closes, in ms. */
export const SUCCESS_MS = 700

/** Duration of a size change between two views, in ms. */
export const MORPH_MS = 200

/** How often the pairing view checks that everything it shows has loaded, in ms (specification, section 9). */
export const MODAL_READY_POLL_MS = 200

/** How long the pairing view waits for the wallet list before it shows the code without it, in ms. */
export const LIST_PATIENCE_MS = 10_000

/** Lifetime of a new code, in ms: WalletConnect proposals expire after five minutes. */
export const CODE_LIFE_MS = 300_000

/** Remaining lifetime at which the countdown is announced, in ms. */
export const EXPIRES_SOON_MS = 60_000

/** The picker shows a search field from this many wallets on. */
export const SEARCH_FROM = 13

/** Keys typed within this time count as one word in a list, in ms. */
export const TYPE_AHEAD_MS = 500

/** Gap between a tooltip and its target, in CSS pixels (specification, section 9). */
export const TOOLTIP_OFFSET_PX = 10

/** Length of a tooltip's arrow, in CSS pixels (specification, section 9). */
export const TOOLTIP_ARROW_PX = 8

/** Stellar's guide to choosing a wallet. */
export const WALLET_GUIDE_URL = "https://stellar.org/learn/wallets-to-store-send-and-receive-lumens"

/** `limits.slow` of core, whose module would be a file of its own before a click. */
export const SLOW_MS = 15_000

/** The longest name of an address that is shown, in UTF-16 units. An address is then still beside it. */
export const LONGEST_NAME = 40
