import type { WalletDescriptor } from "@alidade/core"

/** Images by address. While they are referenced, the browser keeps them decoded for the rows. */
const images = new Map<string, HTMLImageElement>()

/** Loads wallets' icons ahead of their rows: decoding nine of them would delay the dialog's first frame. */
export function loadIcons(wallets: readonly WalletDescriptor[]): void {
  for (const { icon } of wallets) {
    if (!icon || images.has(icon)) continue
    const image = new Image()
    image.src = icon
    images.set(icon, image)
  }
}
