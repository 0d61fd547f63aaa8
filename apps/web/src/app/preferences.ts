import type { KitStorage } from "@alidade/core"
import { useState } from "react"
import type { Mode, PageNetwork } from "../networks.js"

/** Where the kit keeps what it remembers, apart for each mode; null where the browser keeps nothing. */
export function storageFor(mode: Mode): KitStorage | null {
  const storage = browserStorage()
  if (!storage) return null
  return {
    getItem: (key) => storage.getItem(`${mode}:${key}`),
    setItem: (key, value) => storage.setItem(`${mode}:${key}`, value),
    removeItem: (key) => storage.removeItem(`${mode}:${key}`),
  }
}

/** The network that was chosen last, else the first. */
export function keptNetwork(mode: Mode, networks: readonly PageNetwork[]): PageNetwork {
  const id = readPreference(`${mode}:network`)
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
  if (id) writePreference(`${mode}:network`, id)
}

/** How the page is lit: as the system prefers, or as was chosen here. */
export type Theme = "auto" | "light" | "dark"

/** What was chosen before under a name in this browser, and how to choose something else; `read` gives the default. */
export function usePreference<Value extends string>(
  name: string,
  read: (kept: string | null) => Value,
): [value: Value, choose: (value: Value) => void] {
  const [value, setValue] = useState(() => read(readPreference(name)))
  return [
    value,
    (chosen) => {
      setValue(chosen)
      writePreference(name, chosen)
    },
  ]
}

function readPreference(key: string): string | null {
  try {
    return browserStorage()?.getItem(`alidade-web:${key}`) ?? null
  } catch {
    return null
  }
}

function writePreference(key: string, value: string): void {
  try {
    browserStorage()?.setItem(`alidade-web:${key}`, value)
  } catch {
    // Full or forbidden: the choice holds for this visit.
  }
}

/** `localStorage`; null where the browser keeps nothing. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
