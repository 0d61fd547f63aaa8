import type { WalletState } from "../wallet/state.js"

/** The ids by which a page reaches the extension (MM3). */
const ids = {
  stores: "nkbihfbeogaeaoehlefnkodbefgpgknn",
  flask: "ljfoeinjpaedjfecbmggjgodbgkmjkjk",
  other: "aaaabbbbccccddddeeeeffffgggghhhh",
} as const

/** An id at which there is no extension. */
export const FALSE_ID = "ponmlkjihgfedcbaponmlkjihgfedcba"

/** The id of the extension that is installed. */
export function extensionId({ quirks }: WalletState): string {
  if (quirks.MM3) return ids.other
  return quirks["MM3-flask"] ? ids.flask : ids.stores
}
