import type { Check } from "./check.js"
import { interfaces } from "./interfaces.js"
import { screen } from "./screen.js"
import { storage } from "./storage.js"
import { windows } from "./windows.js"

/** The checks, by the heading of their table. */
export const checks: Readonly<Record<string, readonly Check[]>> = {
  Storage: storage,
  Interfaces: interfaces,
  "Popovers, history and focus": screen,
  // Last, because a page can't close the windows that were cut off from it.
  "Windows and their openers": windows,
}
