import type { WalletDescriptor } from "@alidade/core"

/** Whether a wallet has a website that can be opened: only https, because another URL could run a script. */
export function hasWebsite({ url }: WalletDescriptor): boolean {
  return /^https:\/\/./i.test(url)
}

/** Opens a wallet's website in a new tab without a referrer or opener. Returns false if it has none. */
export function openWebsite(wallet: WalletDescriptor): boolean {
  if (!hasWebsite(wallet)) return false
  window.open(wallet.url, "_blank", "noopener,noreferrer")
  return true
}
