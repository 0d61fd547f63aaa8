import type { Kit } from "@alidade/core"
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from "react"
import { closeModal } from "./context/close-modal.js"
import {
  type AddressNames,
  type ColorScheme,
  type ExplorerUrl,
  KitContext,
  type ReadNetworkTime,
} from "./context/kit-context.js"
import { createModal } from "./context/modal.js"
import { useUnmount } from "./hooks/use-unmount.js"
import type { LanguageChoice } from "./languages/language.js"
import { useLanguage } from "./languages/use-language.js"
import { type LazyParts, loadLazyParts } from "./lazy/load-lazy-parts.js"
import { buttonEnglish } from "./messages/button.js"
import type { Messages } from "./messages/english.js"
import type { PreviewMessages } from "./messages/preview.js"

/** Props of `KitProvider`. */
export interface KitProviderProps {
  /** The app's kit, created once by `createKit`. */
  kit: Kit
  /**
   * The language of texts, plurals and numbers, and the direction of the components. Without it: English, in the page's
   * direction. A language that must load shows English until then.
   */
  language?: LanguageChoice
  /** Texts that override the language's. */
  messages?: Partial<Messages & PreviewMessages>
  /** Light, dark, or the system's preference (default). Affects only Alidade's components. */
  colorScheme?: ColorScheme
  /**
   * Lets the browser's back button or gesture close a dialog. An open dialog adds a history entry with the page's URL
   * and state. Off by default, because the page's router must tolerate this.
   */
  history?: boolean
  /**
   * Makes the addresses in previews links to an explorer, which open in a new tab. Without it they are text. Pass the
   * same function each time.
   */
  explorerUrl?: ExplorerUrl
  /**
   * Lets previews say when a request starts and expires, and warn once it has. It is called every second while a preview
   * is shown. Pass the same function each time. Without it, previews show the bounds alone: the computer's clock may be
   * wrong, so nothing is concluded from it.
   */
  networkTime?: ReadNetworkTime
  /**
   * The app's own names for addresses, such as those of an address book. The button, the menu, the dialogs and previews
   * show them beside the address. Long names are cut, and a name that reads like an address is not shown. Pass the same
   * function or object until a name changes.
   */
  names?: AddressNames
  children?: ReactNode
}

/** Provides a kit to the hooks and components below it. Renders the connect dialog. */
export function KitProvider({
  kit,
  language: chosen,
  messages,
  colorScheme = "auto",
  history = false,
  explorerUrl,
  networkTime,
  names,
  children,
}: KitProviderProps): ReactElement {
  const [parts, setParts] = useState<LazyParts>()
  const [modal] = useState(() => createModal(() => loadLazyParts().then(setParts)))
  // If the provider unmounts while a dialog is loading, the opening ends.
  useUnmount(useCallback(() => closeModal(modal), [modal]))
  const language = useLanguage(chosen)
  const value = useMemo(
    () => ({
      kit,
      modal,
      colorScheme,
      history,
      explorerUrl,
      networkTime,
      names,
      messages: { ...buttonEnglish, ...language?.messages, ...messages },
      locale: { lang: language?.code, dir: language?.dir },
    }),
    [kit, modal, colorScheme, history, explorerUrl, networkTime, names, language, messages],
  )
  return (
    <KitContext.Provider value={value}>
      {children}
      {parts && <parts.ConnectDialog loadView={loadLazyParts} />}
    </KitContext.Provider>
  )
}
