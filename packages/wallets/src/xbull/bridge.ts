import { injected } from "../channel/injected.js"
import { pageOf } from "../page/extension-page.js"

/** What the browser in xBull's app puts into a page: a way to the app, for text alone. */
export interface Bridge {
  postMessage(text: string): void
}

/** The app's bridge; undefined in every other browser. */
export const findBridge = (): Bridge | undefined =>
  injected<Bridge>(["webkit", "messageHandlers", "cordova_iab"], ["postMessage"], pageOf("xbull"))

/** What is said of a request that was cancelled here: the app cannot be told. */
export const AFTER_CANCEL_IN_APP =
  "Cancelled here. xBull can still sign what it is asking: decline it there."
