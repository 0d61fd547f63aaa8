import type { KitStorage } from "@alidade/core"
import type { Mode, PageNetwork } from "../networks.js"

/** Where the kit keeps what it remembers, apart for each mode; null where the browser keeps nothing. */
export function storageFor(mode: Mode): KitStorage | null {
  const storage = browserStorage()
  if (!storage) return null
  return {
    getItem: (key) => storage.getItem(keptAs(mode, key)),
    setItem: (key, value) => storage.setItem(keptAs(mode, key), value),
    removeItem: (key) => storage.removeItem(keptAs(mode, key)),
  }
}

/** The name in `localStorage` of what the kit keeps under a key of its own. */
export function keptAs(mode: Mode, key: string): string {
  return `${mode}:${key}`
}

/** The network that was chosen last, else the first. */
export function keptNetwork(mode: Mode, networks: readonly PageNetwork[]): PageNetwork {
  const id = read(`${mode}:network`)
  const chosen = networks.find((network) => network.id === id) ?? networks[0]
  if (!chosen) throw new Error("There is no network to choose from.")
  return chosen
}

/** Keeps the choice of a network, by its passphrase. */
export function keepNetwork(
  mode: Mode,
  networks: readonly PageNetwork[],
  passphrase: string,
): void {
  const id = networks.find((network) => network.passphrase === passphrase)?.id
  if (id) write(`${mode}:network`, id)
}

/** How the page is lit: as the system prefers, or as was chosen here. */
export type Theme = "auto" | "light" | "dark"

/** The theme that was chosen last, else the system's. */
export function keptTheme(): Theme {
  const theme = read("theme")
  return theme === "light" || theme === "dark" ? theme : "auto"
}

/** Keeps the choice of a theme. */
export function keepTheme(theme: Theme): void {
  write("theme", theme)
}

/** The language of the wallets' screens that was chosen last, by its code, else English. */
export function keptLanguage(): string {
  return read("language") ?? "en"
}

/** Keeps the choice of a language. */
export function keepLanguage(language: string): void {
  write("language", language)
}

function read(key: string): string | null {
  try {
    return browserStorage()?.getItem(`alidade-web:${key}`) ?? null
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    browserStorage()?.setItem(`alidade-web:${key}`, value)
  } catch {
    // Full or forbidden: the choice holds for this visit.
  }
}

/** `localStorage`; null where the browser keeps nothing. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
