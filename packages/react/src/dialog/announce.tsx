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

/** Says a text to screen readers, politely or at once. What it returns takes the text back if it is not yet said. */
export type Announce = (text: string, urgent?: boolean) => () => void

/** Internal: given by `DialogFrame`, whose live regions stand in the page before their content changes. */
export const AnnounceContext: Context<Announce> = createContext<Announce>(() => () => {})

/** Says a text, and says it anew when it changes. A text that is replaced before it was said is not said. */
export function useAnnounce(text: string, urgent = false): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(text, urgent), [announce, text, urgent])
}

/** What the two live regions of a dialog say at the moment. */
export interface Said {
  polite: string
  urgent: string
}

/**
 * Holds what is said in a dialog while it is open. What a view and its parts say in one go is said as one: else the last of them would take the
 * words out of the others' mouths.
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

/** Sentences, the view's own first: effects run from the inside out. */
function inOneGo(texts: Set<string>): string {
  return [...texts]
    .reverse()
    .map((text, at) => (at + 1 < texts.size && /[\p{L}\p{N})”]$/u.test(text) ? `${text}.` : text))
    .join(" ")
}
