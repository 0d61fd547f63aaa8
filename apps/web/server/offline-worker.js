/** @typedef {{ version: string, files: Readonly<Record<string, string>> }} OfflineSite the integrity of each file, by path */

/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} LifeEvent */
/** @typedef {Event & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent */
/** @typedef {{ skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} WorkerScope */

/**
 * The page's service worker. It keeps a copy of the built site, so that the page opens without a network. Online, the
 * page and `config.json` always come from the server. It never answers requests to other hosts.
 *
 * The build writes this function into `offline.js` as text, so it uses nothing from outside.
 * @param {OfflineSite} site
 */
export function serveOffline({ version, files }) {
  const PREFIX = "alidade-site-"
  const NAME = PREFIX + version
  const CONFIG = "/config.json"
  const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self))

  self.addEventListener("install", (event) => {
    const life = /** @type {LifeEvent} */ (event)
    life.waitUntil(install())
  })
  self.addEventListener("activate", (event) => {
    const life = /** @type {LifeEvent} */ (event)
    life.waitUntil(activate())
  })
  self.addEventListener("fetch", (event) => {
    const asked = /** @type {FetchEvent} */ (event)
    const response = answer(asked.request)
    if (response) asked.respondWith(response)
  })

  /** Copies the whole site, or fails if a file belongs to another version. Unchanged files are not loaded again. */
  async function install() {
    const cache = await caches.open(NAME)
    const copies = Object.entries(files).map(async ([path, integrity]) => {
      const known = isNamedByContent(path) && (await caches.match(path))
      await cache.put(path, known || (await load(path, integrity)))
    })
    await Promise.all([...copies, load(CONFIG).then((config) => cache.put(CONFIG, config))])
    await scope.skipWaiting()
  }

  /** Removes old copies. The one before stays, because open tabs may still need parts of it. */
  async function activate() {
    const names = await caches.keys()
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== NAME)
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
    await scope.clients.claim()
  }

  /**
   * The response to a request for a file of this site; undefined for all others.
   * @param {Request} request
   */
  function answer(request) {
    const { origin, pathname } = new URL(request.url)
    if (request.method !== "GET" || origin !== location.origin) return undefined
    if (request.mode === "navigate") return fetch(request).catch(() => copyOf("/"))
    if (pathname === CONFIG) return currentConfig(request)
    if (isNamedByContent(pathname))
      return caches.match(pathname).then((copy) => copy ?? fetch(request))
    return Object.hasOwn(files, pathname) ? copyOf(pathname) : undefined
  }

  /**
   * The server's configuration, or the last one while it can't be reached.
   * @param {Request} request
   */
  async function currentConfig(request) {
    const response = await fetch(request).catch(() => undefined)
    if (response?.ok) await (await caches.open(NAME)).put(CONFIG, response.clone())
    return response ?? copyOf(CONFIG)
  }

  /** @param {string} path */
  async function copyOf(path) {
    const cache = await caches.open(NAME)
    // The browser may have evicted the copy.
    return (await cache.match(path)) ?? fetch(path)
  }

  /**
   * @param {string} path
   * @param {string} [integrity]
   */
  async function load(path, integrity = "") {
    const cache = isNamedByContent(path) ? "default" : "no-cache"
    const response = await fetch(path, { cache, integrity, redirect: "error" })
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
    return response
  }

  /** @param {string} path */
  function isNamedByContent(path) {
    return path.startsWith("/assets/")
  }
}
