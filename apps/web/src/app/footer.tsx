import type { ReactElement } from "react"

/** At the end of the page: what else there is to see. */
export function Footer(): ReactElement {
  return (
    <footer className="footer">
      <a href="/gallery">Every screen, in every state</a>
    </footer>
  )
}
