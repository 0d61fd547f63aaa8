import type { ReactElement, ReactNode } from "react"
import { go } from "./address.js"

/** A link within the gallery. It doesn't reload the page unless it opens in another tab. */
export function Link({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}
