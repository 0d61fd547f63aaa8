import type { Kit } from "@alidade/core"
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from "react"
import { type ColorScheme, KitContext } from "./context/kit-context.js"
import { closeModal, createModal } from "./context/modal.js"
import { useUnmount } from "./hooks/use-unmount.js"
import type { LanguageChoice } from "./languages/language.js"
import { useLanguage } from "./languages/use-language.js"
import { type LazyParts, loadLazyParts } from "./load-lazy-parts.js"
import { buttonEnglish } from "./messages/button.js"
import type { Messages } from "./messages/english.js"
import type { PreviewMessages } from "./messages/preview.js"

/** What `KitProvider` takes. */
export interface KitProviderProps {
  /** The app's kit, made once by `createKit`. */
  kit: Kit
  /**
   * The language of our texts, of plurals and numbers, and the direction of our elements: English, in the page's own
   * direction, where it is left out. One that has to be loaded is English until it is there.
   */
  language?: LanguageChoice
  /** Texts that take the place of the language's. */
  messages?: Partial<Messages & PreviewMessages>
  /** Light, dark, or (the default) as the system prefers: for our own elements alone. */
  colorScheme?: ColorScheme
  /**
   * Lets the browser's back, on a phone the gesture, close a dialog: while one is open it has an entry in the history,
   * at the page's address and with its state. Off by default, for a page's router must bear it.
   */
  history?: boolean
  children?: ReactNode
}

/** Gives a kit to the hooks and components below it, and is the one place where its connect dialog appears. */
export function KitProvider({
  kit,
  language: chosen,
  messages,
  colorScheme = "auto",
  history = false,
  children,
}: KitProviderProps): ReactElement {
  const [parts, setParts] = useState<LazyParts>()
  const [modal] = useState(() => createModal(() => loadLazyParts().then(setParts)))
  // An opening whose dialog is still being loaded ends with the provider.
  useUnmount(useCallback(() => closeModal(modal), [modal]))
  const language = useLanguage(chosen)
  const value = useMemo(
    () => ({
      kit,
      modal,
      colorScheme,
      history,
      messages: { ...buttonEnglish, ...language?.messages, ...messages },
      locale: language ? { lang: language.code, dir: language.dir } : {},
    }),
    [kit, modal, colorScheme, history, language, messages],
  )
  return (
    <KitContext value={value}>
      {children}
      {parts && <parts.ConnectDialog />}
    </KitContext>
  )
}
