import type { SettingsStorage } from "../wallet/model.js"

const NAME = "alidade-sandbox"
const TABLE = "settings"

/** Settings in a database of their own, which an app that clears its storage does not touch. */
export interface SettingsStore extends SettingsStorage {
  /** Resolves once the stored settings are here. */
  readonly ready: Promise<void>
  close(): void
}

/** Opens the settings of the page's origin. Without a database, they last as long as the page. */
export function openStore(): SettingsStore {
  const texts = new Map<string, string>()
  const written = new Set<string>()
  const listeners = new Map<string, () => void>()
  const others = new BroadcastChannel(NAME)
  const opened = openDatabase().catch(() => null)

  function take(key: string, text: string): void {
    texts.set(key, text)
    listeners.get(key)?.()
  }

  others.addEventListener("message", ({ data }: MessageEvent<[key: string, text: string]>) =>
    take(...data),
  )

  async function read(): Promise<void> {
    const database = await opened
    if (!database) return
    const table = database.transaction(TABLE).objectStore(TABLE)
    const [keys, values] = await Promise.all([done(table.getAllKeys()), done(table.getAll())])
    for (const [index, key] of keys.entries())
      if (!written.has(String(key))) take(String(key), String(values[index]))
  }

  async function write(key: string, text: string): Promise<void> {
    const database = await opened
    database?.transaction(TABLE, "readwrite").objectStore(TABLE).put(text, key)
  }

  return {
    ready: read().catch(() => {}),
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      texts.set(key, text)
      written.add(key)
      others.postMessage([key, text])
      void write(key, text)
    },
    follow(key, listener) {
      listeners.set(key, listener)
      return () => void listeners.delete(key)
    },
    close() {
      others.close()
      void opened.then((database) => database?.close())
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(TABLE))
  return done(opening)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result))
    request.addEventListener("error", () => reject(request.error))
  })
}
