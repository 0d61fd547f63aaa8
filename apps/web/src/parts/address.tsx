import { addressParts } from "@alidade/react"
import type { ReactElement } from "react"

/** An address in full, its ends emphasised: an address that looks alike can be found for ends alone. */
export function Address({ value }: { value: string }): ReactElement {
  const [head, middle, tail] = addressParts(value)
  return (
    <bdi dir="ltr" className="address">
      <b>{head}</b>
      {middle}
      <b>{tail}</b>
    </bdi>
  )
}
