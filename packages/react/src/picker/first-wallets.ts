import type { WalletDescriptor } from "@alidade/core"
import { hasWebsite } from "../parts/open-website.js"

/** Whether the browser that names itself so (`navigator.userAgent`) is one of a phone or a tablet. */
export function isPhone(userAgent: string): boolean {
  return /Android|iPhone|iPad|Mobile/.test(userAgent)
}

/**
 * Two wallets for somebody who has none, in the app's order: extensions where the browser has them, the apps of phones if
 * the page can reach them, and otherwise wallets that are websites. None that is known from documents only.
 *
 * @param wallets the kit's, as `useWallets` returns them
 * @param userAgent `navigator.userAgent`
 */
export function firstWallets(
  wallets: readonly WalletDescriptor[],
  userAgent: string,
): readonly WalletDescriptor[] {
  const hot = wallets.filter(
    (wallet) =>
      wallet.type === "HOT_WALLET" &&
      !wallet.lacks &&
      hasWebsite(wallet) &&
      wallet.capabilities.source !== "documents",
  )
  const first = isPhone(userAgent)
    ? hot.filter(({ phone }) => phone)
    : /Chrom|Firefox/.test(userAgent)
      ? hot.filter(({ isAvailable }) => !isAvailable)
      : []
  const websites = hot.filter(({ capabilities }) => capabilities.gesture)
  return [...new Set([...first, ...websites])].slice(0, 2)
}
