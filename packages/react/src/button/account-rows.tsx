import type { ReactElement } from "react"
import { useBalance } from "../hooks/use-balance.js"
import { useNetwork } from "../hooks/use-network.js"
import { useText } from "../hooks/use-text.js"
import { useWrongNetwork } from "../hooks/use-wrong-network.js"
import { connectionEnglish } from "../messages/connection.js"
import { ForeignText } from "../parts/foreign-text.js"
import { Icon } from "../parts/icons.js"

/**
 * The balance: nothing if it cannot be read, a placeholder while loading, then the value or the reason it is missing.
 */
export function BalanceRow(): ReactElement | null {
  const text = useText(connectionEnglish)
  const { balance, status } = useBalance()
  if (status === "idle") return null
  return (
    <div data-part="balance" data-state={status} aria-busy={status === "loading"}>
      <dt>{text("balance")}</dt>
      <dd>
        {status === "error" ? (
          text("balanceUnavailable")
        ) : balance === undefined ? (
          <span className="alidade-skeleton">
            <span className="alidade-sr">{text("balanceLoading")}</span>
          </span>
        ) : status === "unfunded" ? (
          text("balanceUnfunded")
        ) : (
          <bdi dir="ltr">{text("balanceValue", { amount: { decimal: balance } })}</bdi>
        )}
      </dd>
    </div>
  )
}

/** The network that the app signs for, with a warning if the wallet uses another. */
export function NetworkRow({ wallet }: { wallet: string }): ReactElement {
  const text = useText(connectionEnglish)
  const { expectedName } = useNetwork()
  const wrong = useWrongNetwork()
  return (
    <div data-part="network" data-state={wrong ? "wrong" : "right"}>
      <dt>{text("network")}</dt>
      <dd>
        <ForeignText text={expectedName} />
      </dd>
      {wrong && (
        <dd className="alidade-hint">
          <Icon name="warning" />
          <p>{text("networkDiffers", { wallet, ...wrong })}</p>
        </dd>
      )}
    </div>
  )
}
