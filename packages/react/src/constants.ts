/** The close animation of a dialog, in ms; the event follows when it has passed (the specification, section 9). */
export const MODAL_CLOSE_MS = 280

/** How long "Copied!!" stands, in ms (the specification, section 9). */
export const COPIED_MS = 3_000

/** How long a connection that came about is shown before the dialog closes itself, in ms. */
export const SUCCESS_MS = 700

/** How long a dialog takes to change its size between two views, in ms. */
export const MORPH_MS = 200

/** How often the bridge's modal looks whether it has all that it shows, in ms (the specification, section 9). */
export const MODAL_READY_POLL_MS = 200

/** A list of wallets that has not come by then does not keep the bridge's code hidden any longer, in ms. */
export const LIST_PATIENCE_MS = 10_000

/** How long a code is good for when it is new, in ms: a proposal of WalletConnect lapses after five minutes. */
export const CODE_LIFE_MS = 300_000

/** When little of a code's time is left, which is said aloud, in ms. */
export const EXPIRES_SOON_MS = 60_000

/** From this many wallets on, the picker has a search field. */
export const SEARCH_FROM = 13

/** How long keys typed one after another count as one word in a list, in ms. */
export const TYPE_AHEAD_MS = 500

/** How far a tooltip stands off what it is of, in CSS pixels (the specification, section 9). */
export const TOOLTIP_OFFSET_PX = 10

/** How far a tooltip's arrow reaches, in CSS pixels (the specification, section 9). */
export const TOOLTIP_ARROW_PX = 8

/** What Stellar's own site says about choosing a wallet. */
export const WALLET_GUIDE_URL = "https://stellar.org/learn/wallets-to-store-send-and-receive-lumens"
