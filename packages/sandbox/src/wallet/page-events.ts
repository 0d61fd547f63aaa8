import type { ExtensionPage } from "./extension-page.js"

/** A page as the target of its own events, for wallets that announce themselves by an event. */
export function pageEvents(extensionPage: ExtensionPage): EventTarget {
  return extensionPage as unknown as EventTarget
}
