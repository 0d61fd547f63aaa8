import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test"
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.js"
import { patience } from "./patience.js"

/** A browser with one extension in it. */
export interface ExtensionBrowser {
  readonly context: BrowserContext
  /** The extension's service worker. Chromium may start another one later. */
  worker(): Promise<Worker>
  /** The extension's own address, with a slash at its end. */
  readonly address: string
  /** Its open windows, oldest first. */
  windows(): Page[]
  close(): Promise<void>
}

/** How long a driver waits for what it presses or reads, in ms. */
const LIMIT = 15_000 * patience

/** Starts Chromium with an unpacked extension and an empty profile. Its windows are pages of the context. */
export async function launchWithExtension(folder: string): Promise<ExtensionBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "alidade-real-"))
  const executablePath = chromiumPath()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    headless: false,
    viewport: null,
    args: [
      ...chromiumArgs,
      "--headless=new",
      // Chromium refuses windows that are mostly outside the screen, and Rabet asks for one at the page's edge.
      "--screen-info={1920x1200}",
      "--window-size=1280,900",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  context.setDefaultTimeout(LIMIT)
  const worker = async (): Promise<Worker> =>
    context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker")
  const address = new URL("/", (await worker()).url()).href
  return {
    context,
    worker,
    address,
    windows: () => context.pages().filter((page) => page.url().startsWith(address)),
    async close() {
      await context.close()
      await rm(profile, { recursive: true })
    },
  }
}
