import type { Kit, KitState } from "@alidade/core"
import { type Context, createContext, useContext, useSyncExternalStore } from "react"
import type { Locale } from "../format.js"
import type { ButtonMessages } from "../messages/button.js"
import type { Messages } from "../messages/english.js"
import type { PreviewMessages } from "../messages/preview.js"
import type { Modal } from "./modal.js"

/** Light, dark, or the system's preference. */
export type ColorScheme = "light" | "dark" | "auto"

/**
 * Returns the URL of an explorer's page about an address (`G…`, `M…`, `C…`). Undefined for a network without an
 * explorer.
 */
export type ExplorerUrl = (address: string, networkPassphrase: string) => string | undefined

/** The context value of `KitProvider`. */
export interface KitContextValue {
  kit: Kit
  /** All button texts. Other texts are present if the language or the app provides them, else English is used. */
  messages: ButtonMessages & Partial<Messages & PreviewMessages>
  /** `lang` and `dir` for the root elements of the components. */
  locale: Locale
  colorScheme: ColorScheme
  modal: Modal
  /** The browser's back button closes a dialog. */
  history: boolean
  explorerUrl: ExplorerUrl | undefined
}

/** Internal: read it through the hooks. */
export const KitContext: Context<KitContextValue | null> = createContext<KitContextValue | null>(
  null,
)

/** The nearest `KitProvider`'s value. Throws outside a provider. */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new Error("Alidade: there is no KitProvider above.")
  return value
}

/** The kit of the nearest `KitProvider`. */
export function useKit(): Kit {
  return useKitContext().kit
}

/** The kit's state, or what a selector returns from it. A selector may return a new object on each call. */
export function useKitState(): KitState
export function useKitState<T>(selector: (state: KitState) => T): T
export function useKitState<T>(selector?: (state: KitState) => T): KitState | T {
  const kit = useKit()
  const state = useSyncExternalStore(kit.subscribe, kit.getState, kit.getServerState)
  return selector ? selector(state) : state
}
