import { type Context, createContext, useContext, useEffect } from "react"

/** Says a text to screen readers, politely or at once. */
export type Announce = (text: string, urgent?: boolean) => void

/** Internal: given by `Shell`, whose live regions stand in the page before their content changes. */
export const AnnounceContext: Context<Announce> = createContext<Announce>(() => {})

/** Says a text, and says it anew when it changes. */
export function useAnnounce(text: string, urgent = false): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => announce(text, urgent), [announce, text, urgent])
}
