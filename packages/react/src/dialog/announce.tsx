import {
  type Context,
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react"

/** Announces a text to screen readers, politely or urgently. The returned function withdraws a pending text. */
export type Announce = (text: string, urgent?: boolean) => () => void

/** Internal: provided by `DialogFrame`. Its live regions must be in the page before their content changes. */
export const AnnounceContext: Context<Announce> = createContext<Announce>(() => () => {})

/** Announces a text and each change of it. A text that is replaced first is never announced. */
export function useAnnounce(text: string, urgent = false): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(text, urgent), [announce, text, urgent])
}

/** The current texts of a dialog's two live regions. */
export interface Said {
  polite: string
  urgent: string
}

/**
 * Keeps the announcements of an open dialog. Texts announced in the same task are joined, because a live region keeps
 * only its last text.
 */
export function useSaid(dialog: RefObject<HTMLDialogElement | null>): {
  said: Said
  announce: Announce
} {
  const [said, setSaid] = useState<Said>({ polite: "", urgent: "" })
  const going = useRef<{ polite: Set<string>; urgent: Set<string> }>(undefined)
  const announce = useCallback<Announce>(
    (text, urgent) => {
      if (!dialog.current?.open) return () => {}
      if (!going.current) {
        going.current = { polite: new Set(), urgent: new Set() }
        queueMicrotask(() => {
          const { polite, urgent } = going.current!
          going.current = undefined
          const next = { polite: inOneGo(polite), urgent: inOneGo(urgent) }
          setSaid((now) => (now.polite === next.polite && now.urgent === next.urgent ? now : next))
        })
      }
      const texts = going.current[urgent ? "urgent" : "polite"]
      if (text) texts.add(text)
      return () => {
        texts.delete(text)
      }
    },
    [dialog],
  )
  return { said, announce }
}

/** Joins sentences, with the outer view's text first: React runs effects of children before those of parents. */
function inOneGo(texts: Set<string>): string {
  return [...texts]
    .reverse()
    .map((text, at) => (at + 1 < texts.size && /[\p{L}\p{N})”]$/u.test(text) ? `${text}.` : text))
    .join(" ")
}
