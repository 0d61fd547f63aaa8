import type { ReactElement } from "react"

/** What `Glyph` takes. */
interface GlyphProps {
  /** Names it for styles. */
  name: string
  /** Its lines, as an SVG path within 16 by 16. */
  path: string
}

/** A line drawing in the colour of the text. It says nothing that words beside it do not. */
export function Glyph({ name, path }: GlyphProps): ReactElement {
  return (
    <svg className={`alidade-glyph alidade-glyph-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** The path of the warning sign. */
export const WARNING: string = "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.1"

/** Something is under way: turns, or pulses where less motion is wanted. */
export function Spinner(): ReactElement {
  return (
    <span className="alidade-spinner" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
