import { type KitState, networkMatch } from "@alidade/core"
import type { ReactElement } from "react"
import type { KitContextValue } from "../context/kit-context.js"
import { connectionEnglish } from "../messages/connection.js"
import { Icon } from "../parts/icons.js"

/** The button's warning and accessible name while the wallet's network prevents signing, else undefined. */
export function networkWarning(
  state: KitState,
  messages: KitContextValue["messages"],
): { name: string; label: ReactElement } | undefined {
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
