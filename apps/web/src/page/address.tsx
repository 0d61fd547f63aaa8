import { isAddress } from "@alidade/core"
import type { ReactElement } from "react"
import { ExplorerLink } from "./explorer-link.js"
import { FullAddress } from "./full-address.js"
import { useParty } from "./parties.js"

export interface AddressProps {
  value: string
  /** Passphrase of the network to look it up on. Defaults to the selected one. */
  network?: string | undefined
}

/**
 * The visitor's name for an address, the full address, and a link to its page on the network's explorer. A signer that is
 * not an account has no page.
 */
export function Address({ value, network }: AddressProps): ReactElement {
  const { name } = useParty(value)
  return (
    <>
      {name !== undefined && (
        <>
          <bdi className="saved-name">{name}</bdi>{" "}
        </>
      )}
      <FullAddress value={value} />
      {isAddress(value) && <ExplorerLink subject={{ address: value }} network={network} />}
    </>
  )
}
