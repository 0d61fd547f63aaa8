import type { WalletDescriptor } from "@alidade/core"

/**
 * Opens a wallet's website in a new tab without a referrer or opener. Returns false and does nothing unless the URL is
 * https.
 */
export function openWebsite({ url }: WalletDescriptor): boolean {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:") return false
  window.open(url, "_blank", "noopener,noreferrer")
  return true
}
