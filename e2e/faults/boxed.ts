import type { Page } from "@playwright/test"
import type { Alteration } from "./page/bench.js"
import { createReplyTools } from "./page/reply-tools.js"

/**
 * Alters what xBull's next windows encrypt. The last alteration counts.
 */
export function alterBoxed(
  page: Page,
): <Given>(alteration: Alteration<Given>, given: Given) => Promise<void> {
  return async (alteration, given) => {
    // A script can't be added to a window that is about to close.
    for (const other of page.context().pages())
      if ((await other.opener()) === page && !other.isClosed()) await other.waitForEvent("close")
    const run = `(${alterNext})((${createReplyTools})(), (${alteration}), ${JSON.stringify(given)})`
    await page.context().addInitScript({ content: run })
  }
}

/** Runs in the window, before its scripts. */
function alterNext<Given>(
  tools: ReturnType<typeof createReplyTools>,
  alteration: Alteration<Given>,
  given: Given,
): void {
  if (!window.opener) return
  const write = JSON as unknown as { original?: typeof JSON.stringify }
  write.original ??= JSON.stringify
  const original = write.original
  JSON.stringify = (value: unknown) => {
    const fields = Object(value) as Record<string, unknown>
    const names = Object.keys(fields).join()
    const isBoxed = names === "xdr" || names === "publicKey" || "fullMessage" in fields
    return original(isBoxed ? alteration(value, given, tools)[0] : value)
  }
}
