import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import { whenUncovered } from "./when-uncovered.js"

export interface OutcomeProps {
  /** `alert` interrupts a screen reader, for failures. `status` waits its turn. */
  role: "alert" | "status"
  /** The result of the last attempt. Empty before the first attempt and during another. */
  children?: ReactNode
}

/**
 * The result of the last attempt. Place it directly above the buttons. When it appears, it is scrolled into view
 * together with the buttons and announced. If a dialog covers it, this happens once that is closed.
 */
export function Outcome({ role, children }: OutcomeProps): ReactElement {
  const region = useRef<HTMLDivElement>(null)
  const [uncovered, setUncovered] = useState(false)
  const ended = Boolean(children)
  const shown = ended && uncovered

  useEffect(() => {
    if (!ended) return
    const stop = whenUncovered(region.current, () => setUncovered(true))
    return () => {
      stop()
      setUncovered(false)
    }
  }, [ended])
  useEffect(() => {
    if (!shown) return
    // Scroll to the buttons first: if both don't fit, the result matters more.
    region.current?.nextElementSibling?.scrollIntoView({ block: "nearest" })
    region.current?.scrollIntoView({ block: "nearest" })
  }, [shown])

  return (
    // Always rendered: screen readers don't reliably announce a live region that is added with its content.
    <div ref={region} className="outcome" role={role}>
      {shown && children}
    </div>
  )
}
