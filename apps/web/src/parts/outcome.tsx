import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import { whenUncovered } from "./when-uncovered.js"

/** What an outcome takes. */
export interface OutcomeProps {
  /** `alert` interrupts a screen reader, for failures; `status` waits its turn. */
  role: "alert" | "status"
  /** How the last try ended; nothing while there was none, and while another is under way. */
  children?: ReactNode
}

/**
 * How the last try ended. Place it directly above the buttons that try. When something appears in it, it is scrolled
 * into view together with those buttons, and announced; behind a dialog, once that is closed.
 */
export function Outcome({ role, children }: OutcomeProps): ReactElement {
  const region = useRef<HTMLDivElement>(null)
  const [uncovered, setUncovered] = useState(false)
  const ended = Boolean(children)
  const shown = ended && uncovered

  useEffect(() => {
    if (!ended) return
    const stop = whenUncovered(() => setUncovered(true))
    return () => {
      stop()
      setUncovered(false)
    }
  }, [ended])
  useEffect(() => {
    if (!shown) return
    // The buttons first: where not both fit, what happened matters more.
    region.current?.nextElementSibling?.scrollIntoView({ block: "nearest" })
    region.current?.scrollIntoView({ block: "nearest" })
  }, [shown])

  return (
    // Empty, it is in the page already: a live region that comes with its content is not announced everywhere.
    <div ref={region} className="outcome" role={role}>
      {shown && children}
    </div>
  )
}
