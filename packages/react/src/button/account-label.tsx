import type { KitState, WalletDescriptor } from "@alidade/core"
import type { ReactElement } from "react"
import { shortAddress } from "../address.js"
import { useKitContext } from "../context/kit-context.js"
import { Glyph, Spinner, WARNING } from "../glyph.js"
import { WalletIcon } from "../wallet-icon.js"

/** What `AccountLabel` takes. */
interface AccountLabelProps {
  address: string
  status: KitState["status"]
  wallet: WalletDescriptor | undefined
  /** The wallet is on a network that the kit does not sign for. */
  wrongNetwork: boolean
}

/** What the button shows of a connection: the wallet's icon and the short address, or that the network is wrong. */
export function AccountLabel({
  address,
  status,
  wallet,
  wrongNetwork,
}: AccountLabelProps): ReactElement {
  const { messages } = useKitContext()
  return (
    <>
      {wrongNetwork ? (
        <>
          <Glyph name="warning" path={WARNING} />
          <span data-part="wrong-network">{messages.wrongNetwork}</span>
        </>
      ) : (
        <>
          <WalletIcon wallet={wallet} size="small" />
          <bdi dir="ltr" className="alidade-address" data-part="address">
            {shortAddress(address)}
          </bdi>
        </>
      )}
      {status === "restoring" ? <Spinner /> : <Glyph name="chevron" path="M4 6l4 4 4-4" />}
    </>
  )
}
