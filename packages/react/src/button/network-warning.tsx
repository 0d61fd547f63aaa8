import { type KitState, networkMatch } from "@alidade/core"
import type { ReactElement } from "react"
import type { KitContextValue } from "../context/kit-context.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { Icon } from "../parts/icons.js"

/**
 * The button's label and accessible name in place of the account: while the wallet's network prevents signing, or if
 * accounts are connected and none is active. Else undefined.
 */
export function networkWarning(
  state: KitState,
  messages: KitContextValue["messages"],
): { name: string; label: ReactElement } | undefined {
  const { status, otherConnections } = state
  if (status === "disconnected" && otherConnections.length > 0)
    return { name: "", label: <OthersConnected count={otherConnections.length} /> }
  if (networkMatch(state) !== false) return undefined
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

/** How many accounts stay connected, though none is active. */
function OthersConnected({ count }: { count: number }): ReactElement {
  const text = useText(connectionEnglish)
  return <span data-part="others-connected">{text("othersConnected", { count })}</span>
}
