import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test"
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.js"

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

/** Starts Chromium with an unpacked extension and an empty profile. Its windows are pages of the context. */
export async function launchWithExtension(folder: string): Promise<ExtensionBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "alidade-real-"))
  const executablePath = chromiumPath()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    headless: false,
    args: [
      ...chromiumArgs,
      "--headless=new",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
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
