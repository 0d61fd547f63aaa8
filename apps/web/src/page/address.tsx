import { isAddress } from "@alidade/core"
import { addressParts } from "@alidade/react"
import type { ReactElement } from "react"
import { ExplorerLink } from "./explorer-link.js"

export interface AddressProps {
  value: string
  /** Passphrase of the network to look it up on. Defaults to the selected one. */
  network?: string | undefined
}

/**
 * A full address with its ends emphasized, and a link to its page on the network's explorer. The ends alone don't
 * identify it: look-alikes can be generated. A signer that is not an account has no page.
 */
export function Address({ value, network }: AddressProps): ReactElement {
  const [head, middle, tail] = addressParts(value)
  return (
    <>
      <bdi dir="ltr" className="address">
        <b>{head}</b>
        {middle}
        <b>{tail}</b>
      </bdi>
      {isAddress(value) && <ExplorerLink subject={{ address: value }} network={network} />}
    </>
  )
}
