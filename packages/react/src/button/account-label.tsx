import type { ReactElement } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { format } from "../hooks/format.js"
import { useBalance } from "../hooks/use-balance.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { AddressName } from "../names/address-name.js"
import { useAddressName } from "../names/use-address-name.js"
import { shortAddress } from "../parts/address.js"
import type { ConnectButtonProps } from "./button-props.js"

interface AccountLabelProps extends Required<Pick<ConnectButtonProps, "account" | "balance">> {
  address: string
}

/** The account on the button, with its name or its balance. Screen readers also read the address. */
export function AccountLabel({ address, account, balance }: AccountLabelProps): ReactElement {
  const { messages, locale } = useKitContext()
  const { restoring, wallet = "" } = useKitState((state) => ({
    restoring: state.status === "restoring",
    wallet: state.allowedWallets.find(({ id }) => id === state.selectedModuleId)?.name,
  }))
  const named = useAddressName()(address) !== undefined
  const [start = "", end = ""] = shortAddress(address).split("…")
  const sentence = messages[restoring ? "restoringMenu" : "accountMenu"]
  return (
    <>
      {balance && !restoring && <ButtonBalance address={address} />}
      {account !== "address" && <AddressName address={address} />}
      {(account !== "name" || !named) && (
        <bdi dir="ltr" className="alidade-address" data-part="address" aria-hidden="true">
          {shortAddress(address)}
        </bdi>
      )}
      <span className="alidade-sr">{format(sentence, { wallet, start, end }, locale)}</span>
    </>
  )
}

/** The account's XLM, once it is known. */
function ButtonBalance({ address }: { address: string }): ReactElement | null {
  const text = useText(connectionEnglish)
  const { balance } = useBalance(address)
  if (balance === undefined) return null
  return (
    <bdi dir="ltr" data-part="button-balance">
      {text("balanceValue", { amount: { decimal: balance } })}
    </bdi>
  )
}
