import type { ReactElement } from "react"

/** More are not told apart at a glance: the words beside them say the numbers. */
const MOST = 8

/** A filled circle for each that is there, and an empty one for each that is missing. Put the numbers beside them. */
export function Pips({ have, needed }: { have: number; needed: number }): ReactElement | null {
  if (needed > MOST) return null
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: needed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={place} data-on={place < have} />
      ))}
    </span>
  )
}
