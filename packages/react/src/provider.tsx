import type { Kit } from "@alidade/core"
import { type ReactElement, type ReactNode, useMemo } from "react"
import { type ColorScheme, KitContext } from "./context.js"
import { createModal } from "./dialog/modal.js"
import { ModalHost } from "./dialog/modal-host.js"
import { useUnmount } from "./hooks/use-unmount.js"
import { english, type Messages } from "./messages.js"

/** What `KitProvider` takes. */
export interface KitProviderProps {
  /** The app's kit, made once by `createKit`. */
  kit: Kit
  /** Texts that take the place of the English ones. */
  messages?: Partial<Messages>
  /** Light, dark, or (the default) as the system prefers: for our own elements alone. */
  colorScheme?: ColorScheme
  children?: ReactNode
}

/** Gives a kit to the hooks and components below it, and is the one place where its connect dialog appears. */
export function KitProvider({
  kit,
  messages,
  colorScheme = "auto",
  children,
}: KitProviderProps): ReactElement {
  const modal = useMemo(() => createModal(kit), [kit])
  useUnmount(modal.close)
  const value = useMemo(
    () => ({ kit, modal, colorScheme, messages: { ...english, ...messages } }),
    [kit, modal, colorScheme, messages],
  )
  return (
    <KitContext value={value}>
      {children}
      <ModalHost modal={modal} />
    </KitContext>
  )
}
