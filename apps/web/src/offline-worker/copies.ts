import { hasIntegrity } from "./integrity.js"
import { isNamedByContent, type OfflineSite } from "./site.js"

/** The copies of a site in the browser's caches: a cache per version. */
export interface Copies {
  /**
   * Copies all files, and the result of `config`. Files that an older copy has are not loaded again. If anything fails,
   * nothing is kept.
   */
  make(config: () => Promise<Response>): Promise<void>
  /** Removes all copies but this version's, and the complete one before: open tabs may still need parts of it. */
  removeOld(): Promise<void>
  /** The copy of a file, if it has the bytes that the build made. A copy with other bytes is removed. */
  read(path: string): Promise<Response | undefined>
  /** The copy of a file, or else the server's file. A missing copy of this version's file is made again. */
  readOrLoad(path: string): Promise<Response>
  /** The copy of `config.json`. It has no known bytes, because the file changes by itself. */
  readConfig(): Promise<Response | undefined>
  /** Keeps this response as the copy of `config.json`; without one, removes it. */
  keepConfig(response?: Response): Promise<void>
}

/** The copies of a site. Sites in other folders of the same origin have their own. */
export function copiesOf(site: OfflineSite): Copies {
  const { base, version, files } = site
  const prefix = `alidade-site-${base === "/" ? "" : base}`
  const current = prefix + version
  const config = `${base}config.json`
  // Says which files a copy has, and that it is complete. The site has no file of this name.
  const list = `${base}offline-files.json`

  /** The names of this site's caches, oldest first. */
  async function names(): Promise<string[]> {
    const all = await caches.keys()
    return all.filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes("/"))
  }

  /** A response is found by its path alone, whatever its `Vary` says. */
  async function find(name: string, path: string): Promise<Response | undefined> {
    return (await caches.open(name)).match(path, { ignoreVary: true })
  }

  /** The files of another version's copy; undefined if that copy is not complete. */
  async function listOf(name: string): Promise<OfflineSite["files"] | undefined> {
    const listed = await (await find(name, list))?.json().catch(() => undefined)
    return typeof listed === "object" && listed !== null ? listed : undefined
  }

  async function findChecked(
    name: string,
    path: string,
    integrity: unknown,
  ): Promise<Response | undefined> {
    const copy = await find(name, path)
    if (!copy || (typeof integrity === "string" && (await hasIntegrity(copy, integrity))))
      return copy
    await (await caches.open(name)).delete(path, { ignoreVary: true })
    return undefined
  }

  /** A copy of this file, in any of this site's caches. */
  async function findAnywhere(path: string, integrity: string): Promise<Response | undefined> {
    for (const name of await names()) {
      const copy = await findChecked(name, path, integrity)
      if (copy) return copy
    }
    return undefined
  }

  async function load(path: string, integrity: string): Promise<Response> {
    const cache = isNamedByContent(site, path) ? "default" : "no-cache"
    const response = await fetch(path, { cache, integrity, redirect: "error" })
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
    return response
  }

  async function read(path: string): Promise<Response | undefined> {
    if (Object.hasOwn(files, path)) return findChecked(current, path, files[path])
    if (!isNamedByContent(site, path)) return undefined
    for (const name of await names()) {
      const listed = name === current ? undefined : await listOf(name)
      const copy = listed && Object.hasOwn(listed, path)
      if (copy) return findChecked(name, path, listed[path])
    }
    return undefined
  }

  return {
    async make(loadConfig) {
      const isNew = !(await caches.has(current))
      const cache = await caches.open(current)
      const copy = async (path: string, integrity: string): Promise<void> => {
        const known = isNamedByContent(site, path) && (await findAnywhere(path, integrity))
        await cache.put(path, known || (await load(path, integrity)))
      }
      try {
        await Promise.all([
          ...Object.entries(files).map((file) => copy(...file)),
          loadConfig().then((response) => cache.put(config, response)),
        ])
        await cache.put(list, Response.json(files))
      } catch (error) {
        // An active worker may use the same version.
        if (isNew) await caches.delete(current)
        throw error
      }
    },
    async removeOld() {
      const others = (await names()).filter((name) => name !== current)
      const complete = await Promise.all(others.map(async (name) => (await listOf(name)) && name))
      const kept = complete.findLast((name) => name !== undefined)
      await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)))
    },
    read,
    async readOrLoad(path) {
      const copy = await read(path)
      if (copy) return copy
      const integrity = Object.hasOwn(files, path) ? files[path] : undefined
      if (integrity === undefined) return fetch(path)
      try {
        const loaded = await load(path, integrity)
        await (await caches.open(current)).put(path, loaded.clone())
        return loaded
      } catch {
        // The server may have another version by now.
        return fetch(path)
      }
    },
    readConfig: () => find(current, config),
    async keepConfig(response) {
      const cache = await caches.open(current)
      await (response ? cache.put(config, response) : cache.delete(config, { ignoreVary: true }))
    },
  }
}
