import { shortAddress } from "@alidade/react"
import { type ReactElement, useState } from "react"

/** An address, shortened in the middle; a click shows the whole of it, and another shortens it again. */
export function Address({ value }: { value: string }): ReactElement {
  const [whole, setWhole] = useState(false)
  return (
    <button
      type="button"
      className="address"
      aria-expanded={whole}
      title={whole ? undefined : value}
      onClick={() => setWhole(!whole)}
    >
      <bdi dir="ltr">{whole ? value : shortAddress(value)}</bdi>
    </button>
  )
}
