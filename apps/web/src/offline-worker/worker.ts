import { copiesOf } from "./copies.js"
import { currentConfig, loadConfig } from "./current-config.js"
import { isNamedByContent, type OfflineSite } from "./site.js"
import { within } from "./within.js"

/** The events and the scope of a service worker, which TypeScript's library for pages lacks. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void }
interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** How long the server may take before the copy is shown instead, in ms. A page that stays blank longer looks broken. */
const LONGEST_WAIT = 3_000

/**
 * The page's service worker. It keeps a copy of the built site, so that the page opens without a network, or while the
 * server fails. Otherwise the page and `config.json` always come from the server. It never answers requests to other
 * hosts. The build adds the call of this function to the worker's code.
 */
export function serveOffline(site: OfflineSite): void {
  const copies = copiesOf(site)
  const config = `${site.base}config.json`
  const scope = self as unknown as WorkerScope

  self.addEventListener("install", (event) => {
    const install = copies.make(() => loadConfig(config)).then(() => scope.skipWaiting())
    ;(event as LifeEvent).waitUntil(install)
  })
  self.addEventListener("activate", (event) => {
    ;(event as LifeEvent).waitUntil(copies.removeOld().then(() => scope.clients.claim()))
  })
  self.addEventListener("fetch", (event) => {
    const { request, respondWith } = event as FetchEvent
    const response = answer(request)
    if (response) respondWith.call(event, response)
  })

  /** The response to a request for a file of this site; undefined for all others. */
  function answer(request: Request): Promise<Response> | undefined {
    const { origin, pathname } = new URL(request.url)
    if (request.method !== "GET" || origin !== location.origin) return undefined
    if (request.mode === "navigate") return currentPage(request)
    if (pathname === config) return currentConfig(request, copies, LONGEST_WAIT)
    const isCopied = isNamedByContent(site, pathname) || Object.hasOwn(site.files, pathname)
    return isCopied ? copies.readOrLoad(pathname) : undefined
  }

  /** The server's page, or its copy while the server can't be reached, fails, or is slow. */
  async function currentPage(request: Request): Promise<Response> {
    const asked = fetch(request)
    const complete = async (): Promise<Response> => {
      const response = await asked
      await response.clone().arrayBuffer()
      return response
    }
    const response = await within(LONGEST_WAIT, complete())
    if (response && response.status < 500) return response
    return (await copies.read(site.base)) ?? response ?? asked
  }
}
