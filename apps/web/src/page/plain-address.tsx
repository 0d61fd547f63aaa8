import { addressParts } from "@alidade/react"
import type { ReactElement } from "react"

/** A full address with its ends emphasized. The ends alone don't identify it: look-alikes can be generated. */
export function PlainAddress({ value }: { value: string }): ReactElement {
  const [head, middle, tail] = addressParts(value)
  return (
    <bdi dir="ltr" className="address">
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </bdi>
  )
}
