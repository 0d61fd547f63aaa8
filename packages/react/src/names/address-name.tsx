import type { ReactElement } from "react"
import { ForeignText } from "../parts/foreign-text.js"
import { useAddressName } from "./use-address-name.js"

interface AddressNameProps {
  address: string
  /** Passphrase of the network, by default the kit's. */
  network?: string | undefined
}

/** The app's name for an address, isolated, and a space: the address follows it. Nothing without a name. */
export function AddressName({ address, network }: AddressNameProps): ReactElement | null {
  const name = useAddressName()(address, network)
  if (name === undefined) return null
  return (
    <>
      <span className="alidade-name" data-part="address-name">
        <ForeignText text={name} />
      </span>{" "}
    </>
  )
}
