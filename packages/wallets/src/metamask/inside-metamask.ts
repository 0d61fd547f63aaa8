import { own } from "../own.js"
import { pageOf } from "../page.js"

/** Whether this is the browser of MetaMask's mobile app (MM13). */
export function isInsideMetamask(): boolean {
  if (typeof window === "undefined") return false
  const view = own(pageOf("metamask") ?? window, "ReactNativeWebView")
  return Boolean(view) && navigator.userAgent.endsWith("MetaMaskMobile")
}
