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
export interface LiveTexts {
  polite: string
  urgent: string
}

/**
 * Keeps the announcements of an open dialog. Texts announced in the same task are joined, because a live region keeps
 * only its last text.
 */
export function useLiveTexts(dialog: RefObject<HTMLDialogElement | null>): {
  live: LiveTexts
  announce: Announce
} {
  const [live, setLive] = useState<LiveTexts>({ polite: "", urgent: "" })
  const pending = useRef<{ polite: Set<string>; urgent: Set<string> }>(undefined)
  const announce = useCallback<Announce>(
    (text, urgent) => {
      if (!dialog.current?.open) return () => {}
      if (!pending.current) {
        pending.current = { polite: new Set(), urgent: new Set() }
        queueMicrotask(() => {
          const { polite, urgent } = pending.current!
          pending.current = undefined
          const next = { polite: joinTexts(polite), urgent: joinTexts(urgent) }
          setLive((now) => (now.polite === next.polite && now.urgent === next.urgent ? now : next))
        })
      }
      const texts = pending.current[urgent ? "urgent" : "polite"]
      if (text) texts.add(text)
      return () => {
        texts.delete(text)
      }
    },
    [dialog],
  )
  return { live, announce }
}

/** Joins sentences, with the outer view's text first: React runs effects of children before those of parents. */
function joinTexts(texts: Set<string>): string {
  return [...texts]
    .reverse()
    .map((text, i) => (i + 1 < texts.size && /[\p{L}\p{N})”]$/u.test(text) ? `${text}.` : text))
    .join(" ")
}
