import type { WalletDescriptor } from "@alidade/core"

/** Opens a wallet's website in a new tab that knows nothing of this page. False, and nothing, unless it is https. */
export function openWebsite({ url }: WalletDescriptor): boolean {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:") return false
  window.open(url, "_blank", "noopener,noreferrer")
  return true
}
