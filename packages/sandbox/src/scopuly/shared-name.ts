import type { ExtensionPage } from "../wallet/extension-page.js"
import { type Platform, VERSION } from "./provider.js"

/** `window.stellar`, which several wallets share: the first one sets `provider` (IN4). */
interface SharedName {
  provider?: string
  platform?: string
  version?: string
  scopuly?: { supported: true; platform: Platform; version: string }
}

/** What D'CENT puts there. */
const dcent: SharedName = Object.freeze({
  provider: "dcent",
  platform: "extension",
  version: "1.0.0",
})

/**
 * Adds Scopuly to `window.stellar`, which it creates if nothing is there, and announces that. To a frozen one it can't add
 * anything (IN4). Returns a function that removes its part.
 */
export function joinSharedName(extensionPage: ExtensionPage, platform: Platform): () => void {
  const page = extensionPage as ExtensionPage & { stellar?: SharedName | undefined }
  const isFirst = page.stellar === undefined
  page.stellar ??= { provider: "scopuly", platform, version: VERSION }
  const joined = page.stellar
  Reflect.set(joined, "scopuly", { supported: true, platform, version: VERSION })
  return () => {
    Reflect.deleteProperty(joined, "scopuly")
    if (isFirst && page.stellar === joined) delete page.stellar
  }
}

/** Puts D'CENT's frozen object on the page, as if it had come first. Returns a function that restores what was there. */
export function putDcent(extensionPage: ExtensionPage): () => void {
  const page = extensionPage as ExtensionPage & { stellar?: SharedName | undefined }
  const before = page.stellar
  page.stellar = dcent
  return () => {
    if (before) page.stellar = before
    else delete page.stellar
  }
}
