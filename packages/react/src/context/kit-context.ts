import type { Kit, KitState } from "@alidade/core"
import { type Context, createContext, useContext, useSyncExternalStore } from "react"
import type { Locale } from "../format.js"
import type { ButtonMessages } from "../messages/button.js"
import type { Messages } from "../messages/english.js"
import type { PreviewMessages } from "../messages/preview.js"
import type { Modal } from "./modal.js"

/** Light, dark, or as the system prefers. */
export type ColorScheme = "light" | "dark" | "auto"

/** What `KitProvider` gives to everything below it. */
export interface KitContextValue {
  kit: Kit
  /** All of the button's texts; of the others those that the language or the app has, else they are English. */
  messages: ButtonMessages & Partial<Messages & PreviewMessages>
  /** For the roots of our own elements: `lang` and `dir`. */
  locale: Locale
  colorScheme: ColorScheme
  modal: Modal
  /** The browser's back closes a dialog. */
  history: boolean
}

/** Internal: read it through the hooks. */
export const KitContext: Context<KitContextValue | null> = createContext<KitContextValue | null>(
  null,
)

/** What `KitProvider` gave. Throws outside of it. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new Error("Alidade: there is no KitProvider above.")
  return value
}

/** The kit of the `KitProvider` above. */
export function useKit(): Kit {
  return useKitContext().kit
}

/** The kit's state, or what a selector takes from it (which may be a new object each time). */
export function useKitState(): KitState
export function useKitState<T>(selector: (state: KitState) => T): T
export function useKitState<T>(selector?: (state: KitState) => T): KitState | T {
  const kit = useKit()
  const state = useSyncExternalStore(kit.subscribe, kit.getState, kit.getServerState)
  return selector ? selector(state) : state
}
