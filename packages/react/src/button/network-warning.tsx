import { type KitState, networkMatch } from "@alidade/core"
import type { ReactElement } from "react"
import type { KitContextValue } from "../context/kit-context.js"
import { Icon } from "../icons.js"
import { english } from "../messages/english.js"

/** The button's warning and accessible name while the wallet's network prevents signing, else undefined. */
export function networkWarning(
  state: KitState,
  messages: KitContextValue["messages"],
): { name: string; label: ReactElement } | undefined {
  if (networkMatch(state) !== false) return undefined
  const { wrongNetwork, wrongNetworkMenu } = { ...english, ...messages }
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
