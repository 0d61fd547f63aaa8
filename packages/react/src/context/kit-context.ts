import type { Kit } from "@alidade/core"
import type { NetworkTime } from "@alidade/core/describe"
import { type Context, createContext, useContext } from "react"
import type { Texts } from "../languages/language.js"
import type { ButtonMessages } from "../messages/button.js"
import type { Locale } from "../texts/fill.js"
import type { Modal } from "./modal.js"

/** Light, dark, or the system's preference. */
export type ColorScheme = "light" | "dark" | "auto"

/**
 * Returns the URL of an explorer's page about an address (`G…`, `M…`, `C…`). Undefined for a network without an
 * explorer.
 */
export type ExplorerUrl = (address: string, networkPassphrase: string) => string | undefined

/** Returns the time of the kit's network, estimated for this moment. Undefined if it is unknown. */
export type ReadNetworkTime = () => NetworkTime | undefined

/**
 * The app's names for addresses (`G…`, `M…`, `C…`): by address, or a function that is also passed the network's
 * passphrase.
 */
export type AddressNames =
  | ((address: string, networkPassphrase: string) => string | undefined)
  | Readonly<Record<string, string>>

/** The context value of `KitProvider`. */
export interface KitContextValue {
  kit: Kit
  /** All button texts. Other texts are present if the language or the app provides them, else English is used. */
  messages: ButtonMessages & Texts
  /** `lang` and `dir` for the root elements of the components. */
  locale: Locale
  colorScheme: ColorScheme
  modal: Modal
  /** The browser's back button closes a dialog. */
  history: boolean
  explorerUrl: ExplorerUrl | undefined
  networkTime: ReadNetworkTime | undefined
  names: AddressNames | undefined
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
