import { readdirSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import type { CDPSession, Page } from "@playwright/test"

/** What a page and its server hold at a moment. */
export interface Held {
  /** Bytes of the page's heap after collection. */
  heap: number
  /** By what it is: listeners, timers, windows, frames, sockets, stored entries, the server's descriptors. */
  counts: Readonly<Record<string, number>>
}

/** How long what waits for a late reply may take to go away, in ms. */
const GRACE = 10_000

/** Waits until nothing more goes away. */
export async function settle(page: Page): Promise<void> {
  const total = () =>
    page.evaluate(() => Object.values(window.soak.left()).reduce((sum, count) => sum + count, 0))
  let last = await total()
  for (let since = performance.now(); performance.now() - since < GRACE; ) {
    await setTimeout(100)
    const now = await total()
    if (now === last) continue
    last = now
    since = performance.now()
  }
}

/** How long WalletConnect's library keeps a code whose connection was lost, in ms. */
const CODE = 300_000

/** Measures once all is as before, or nothing more can go away. */
export async function measureAfter(page: Page, devtools: CDPSession, before: Held): Promise<Held> {
  const end = performance.now() + CODE
  for (;;) {
    await settle(page)
    const after = await measure(page, devtools)
    if (growth(before, after).length === 0 || performance.now() > end) return after
  }
}

/** Collects garbage, and measures what is left in the page and in this process, where the sandbox's server runs. */
export async function measure(page: Page, devtools: CDPSession): Promise<Held> {
  const { left, stored } = await page.evaluate(async () => ({
    left: window.soak.left(),
    stored: await window.soak.stored(),
  }))
  const heap = await heapOf(devtools)
  const { documents, jsEventListeners } = await devtools.send("Memory.getDOMCounters")
  return {
    heap,
    counts: {
      ...left,
      ...stored,
      documents,
      "listeners of all objects": jsEventListeners,
      "the server's descriptors": readdirSync("/proc/self/fd").length,
    },
  }
}

/** The bytes of a page's heap after collection. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round++) await devtools.send("HeapProfiler.collectGarbage")
  return (await devtools.send("Runtime.getHeapUsage")).usedSize
}

/** What there is more of than before, in words. */
export function growth(before: Held, after: Held): string[] {
  return Object.entries(after.counts)
    .filter(([what, count]) => count > (before.counts[what] ?? 0))
    .map(([what, count]) => `${what}: ${before.counts[what] ?? 0} → ${count}`)
}
