import { isAddress } from "@alidade/core"
import type { ReactElement } from "react"
import { say } from "../texts/en/parties.js"
import { ExplorerLink } from "./explorer-link.js"
import { useParty } from "./parties.js"
import { PlainAddress } from "./plain-address.js"

export interface AddressProps {
  value: string
  /** Passphrase of the network to look it up on. Defaults to the selected one. */
  network?: string | undefined
}

/**
 * The visitor's name for an address, the full address, and a link to its page on the network's explorer. An address that
 * looks like a known one is red, and says so. A signer that is not an account has no page.
 */
export function Address({ value, network }: AddressProps): ReactElement {
  const { name, looksLike } = useParty(value)
  return (
    <>
      {name !== undefined && (
        <>
          <bdi className="saved-name">{name}</bdi>{" "}
        </>
      )}
      {looksLike ? (
        <span className="deceptive">
          <PlainAddress value={value} />
          {looksLike.name !== undefined && (
            <b> ({say.parts("looksLike", { name: <bdi>{looksLike.name}</bdi> })})</b>
          )}
        </span>
      ) : (
        <PlainAddress value={value} />
      )}
      {isAddress(value) && <ExplorerLink subject={{ address: value }} network={network} />}
    </>
  )
}
