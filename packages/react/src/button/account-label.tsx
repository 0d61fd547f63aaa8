import type { ReactElement } from "react"
import { shortAddress } from "../address.js"
import { useAccount } from "../hooks/use-account.js"
import { useWrongNetwork } from "../hooks/use-wrong-network.js"
import { Icon, Spinner } from "../icons.js"
import { WalletIcon } from "../wallet-icon.js"
import { useButtonText } from "./use-button-text.js"

/** What the button shows of a connection: the wallet's icon and the short address, or that the network is wrong. */
export function AccountLabel({ address }: { address: string }): ReactElement {
  const text = useButtonText()
  const { status, wallet } = useAccount()
  const wrong = useWrongNetwork()
  return (
    <>
      {wrong ? <Icon name="warning" /> : <WalletIcon wallet={wallet} size="small" />}
      {wrong ? (
        <span data-part="wrong-network">{text("wrongNetwork")}</span>
      ) : (
        <bdi dir="ltr" className="alidade-address" data-part="address">
          {shortAddress(address)}
        </bdi>
      )}
      {status === "restoring" ? <Spinner /> : <Icon name="chevron" />}
    </>
  )
}

/** The accessible name of the button while there is an account. */
export function useAccountName(): string | undefined {
  const text = useButtonText()
  const { status, address, wallet } = useAccount()
  const wrong = useWrongNetwork()
  if (!address) return undefined
  const [start = "", end = ""] = shortAddress(address).split("…")
  const key = status === "restoring" ? "restoringMenu" : wrong ? "wrongNetworkMenu" : "accountMenu"
  return text(key, { wallet: wallet?.name ?? "", start, end })
}
