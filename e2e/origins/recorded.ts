import { test as base } from "@alidade/sandbox/playwright"
import type { BrowserContext, Page, Request } from "@playwright/test"

/** The origins that a page's wallet client has talked to, by how. */
export type Origins = Record<"window" | "connect" | "frame" | "image", string[]>

/** This machine: the page's own server, and the sandbox. */
const isLocal = (url: URL): boolean => ["localhost", "127.0.0.1"].includes(url.hostname)

/** How a page uses a request; undefined if one of its frames or windows makes it. */
function useOf(request: Request, page: Page): keyof Origins | undefined {
  const isNavigation = request.isNavigationRequest()
  // A window's first request comes before its page.
  if (request.serviceWorker() || !hasPage(request)) return isNavigation ? "window" : undefined
  const frame = request.frame()
  if (frame.page() !== page) return isNavigation && !frame.parentFrame() ? "window" : undefined
  if (isNavigation) return frame.parentFrame() === page.mainFrame() ? "frame" : undefined
  if (frame !== page.mainFrame()) return undefined
  return request.resourceType() === "image" ? "image" : "connect"
}

function hasPage(request: Request): boolean {
  try {
    return Boolean(request.frame())
  } catch {
    return false
  }
}

/** Records the requests of a page, its windows, and its frames. Returns what reads them, with the sockets. */
function record(page: Page, sockets: readonly string[]): () => Origins {
  const seen: Origins = { window: [], connect: [], frame: [], image: [] }
  const add = (use: keyof Origins, address: string): void => {
    const url = new URL(address)
    if (!isLocal(url) && !seen[use].includes(url.origin)) seen[use].push(url.origin)
  }
  page.context().on("request", (request) => {
    const use = useOf(request, page)
    if (use) add(use, request.url())
  })
  return () => {
    for (const socket of sockets) add("connect", socket)
    return sorted(seen)
  }
}

/** The origins in alphabetical order, to compare them. */
export function sorted({ window, connect, frame, image }: Origins): Origins {
  return {
    window: window.toSorted(),
    connect: connect.toSorted(),
    frame: frame.toSorted(),
    image: image.toSorted(),
  }
}

/** A spec with the true addresses of wallets routed to a sandbox. `recorded` reads what `page` has talked to. */
export const test = base.extend<{ sockets: string[]; recorded: () => Origins }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  sockets: async ({}, use) => use([]),
  // A routed socket is no request of the browser.
  context: async ({ context, sockets }, use) => use(noteSockets(context, sockets)),
  recorded: async ({ page, sockets }, use) => use(record(page, sockets)),
})

function noteSockets(context: BrowserContext, sockets: string[]): BrowserContext {
  const route = context.routeWebSocket.bind(context)
  context.routeWebSocket = (url, handler) =>
    route(url, (socket) => {
      sockets.push(socket.url())
      return handler(socket)
    })
  return context
}

export { expect } from "@alidade/sandbox/playwright"
