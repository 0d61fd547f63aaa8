import type { KitStorage } from "@alidade/core"
import { useState } from "react"
import type { Mode, PageNetwork } from "../logic/networks/networks.js"

/** The storage of the kit, with separate keys per mode. Null if the browser has no storage. */
export function storageFor(mode: Mode): KitStorage | null {
  const storage = browserStorage()
  if (!storage) return null
  return {
    getItem: (key) => storage.getItem(`${mode}:${key}`),
    setItem: (key, value) => storage.setItem(`${mode}:${key}`, value),
    removeItem: (key) => storage.removeItem(`${mode}:${key}`),
  }
}

/** The network selected last, or else the first one. */
export function savedNetwork(mode: Mode, networks: readonly PageNetwork[]): PageNetwork {
  const id = readPreference(`${mode}:network`)
  return networks.find((network) => network.id === id) ?? firstOf(networks)
}

/** The network that is selected at first. */
export function firstOf(networks: readonly PageNetwork[]): PageNetwork {
  const [first] = networks
  if (!first) throw new Error("There is no network to choose from.")
  return first
}

/** Saves the selected network by its passphrase. */
export function saveNetwork(
  mode: Mode,
  networks: readonly PageNetwork[],
  passphrase: string,
): void {
  const id = networks.find((network) => network.passphrase === passphrase)?.id
  if (id) writePreference(`${mode}:network`, id)
}

/** The color theme: the system's, or one selected here. */
export type Theme = "auto" | "light" | "dark"

/**
 * A setting saved in this browser, and a function to change it. `read` converts the saved value and supplies the
 * default.
 */
export function usePreference<Value extends string>(
  name: string,
  read: (saved: string | null) => Value,
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

/** Reads a saved setting. Null if nothing was saved. */
export function readPreference(key: string): string | null {
  try {
    return browserStorage()?.getItem(`alidade-web:${key}`) ?? null
  } catch {
    return null
  }
}

/** Saves a setting in this browser. */
export function writePreference(key: string, value: string): void {
  try {
    browserStorage()?.setItem(`alidade-web:${key}`, value)
  } catch {
    // If storage is full or forbidden, the setting lasts for this visit only.
  }
}

/** `localStorage`, or null if the browser has none. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
