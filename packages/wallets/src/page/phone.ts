import { own } from "../values/untrusted.js"
import { pageOf } from "./extension-page.js"

/** Whether the page is shown on a phone or a tablet, where wallets are apps and no extensions. */
export function isPhone(): boolean {
  if (typeof navigator === "undefined") return false
  const { userAgent, maxTouchPoints } = navigator
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}

/** Whether the page is shown in this wallet's own mobile browser (FR11). Other wallets set the same object, with their own name. */
export function isInsideApp(productId: string): boolean {
  const marker = ((pageOf(productId) ?? globalThis) as { stellar?: unknown }).stellar
  return own(marker, "provider") === productId && own(marker, "platform") === "mobile"
}
