import type { ReactElement } from "react"

/** Line drawings by name, as SVG paths in a 16 by 16 box. */
const paths = {
  close: "M4 4l8 8M12 4l-8 8",
  plus: "M8 3v10M3 8h10",
  back: "M10 3L5 8l5 5",
  external: "M6 4H4v8h8v-2M9 4h3v3M12 4L7.5 8.5",
  warning: "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.1",
  check: "M3 8.5l3.5 3.5L13 5",
  fail: "M8 4v5M8 11.8v.1",
  copy: "M6 6h7v7H6zM10 6V3H3v7h3",
  exit: "M6 3H3v10h3M7 8h6M10.5 5.5L13 8l-2.5 2.5",
  swap: "M4 5h8M9.5 2.5L12 5L9.5 7.5M12 11H4M6.5 8.5L4 11l2.5 2.5",
  search: "M7 3a4 4 0 100 8 4 4 0 000-8zM10 10l3.5 3.5",
} as const

/** A line drawing in the text color. It is decorative: the text beside it has the meaning. */
export function Icon({ name }: { name: keyof typeof paths }): ReactElement {
  return (
    <svg className={`alidade-glyph alidade-glyph-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** Shows progress. It spins, or pulses with reduced motion. */
export function Spinner(): ReactElement {
  return (
    <span className="alidade-spinner" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
