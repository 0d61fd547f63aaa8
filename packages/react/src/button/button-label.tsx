import { type KitState, networkMatch } from "@alidade/core"
import type { ReactElement } from "react"
import type { KitContextValue } from "../context/kit-context.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { Icon } from "../parts/icons.js"
import { AccountLabel } from "./account-label.js"
import type { ConnectButtonProps } from "./button-props.js"

/**
 * The button's label in place of the short address: while the wallet's network prevents signing, if accounts are
 * connected and none is active, or if the app wants a name or a balance. Else undefined. An empty accessible name means
 * that the label's text is the name.
 */
export function buttonLabel(
  state: KitState,
  messages: KitContextValue["messages"],
  { account = "address", balance = false }: ConnectButtonProps,
): { name: string; label: ReactElement } | undefined {
  const { status, activeAddress, otherConnections } = state
  if (status === "disconnected" && otherConnections.length > 0)
    return { name: "", label: <OthersConnected count={otherConnections.length} /> }
  if (networkMatch(state) === false) {
    const { wrongNetwork, wrongNetworkMenu } = { ...connectionEnglish, ...messages }
    return {
      name: wrongNetworkMenu,
      label: (
        <>
          <Icon name="warning" />
          <span data-part="wrong-network">{wrongNetwork}</span>
        </>
      ),
    }
  }
  if (!activeAddress || (account === "address" && !balance)) return undefined
  const label = <AccountLabel address={activeAddress} account={account} balance={balance} />
  return { name: "", label }
}

/** How many accounts stay connected, though none is active. */
function OthersConnected({ count }: { count: number }): ReactElement {
  const text = useText(connectionEnglish)
  return <span data-part="others-connected">{text("othersConnected", { count })}</span>
}
