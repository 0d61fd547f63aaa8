import type { KitState } from "@alidade/core"
import { callListener } from "../call-listener.js"
import { activeAddressIn } from "../kit/address.js"
import type { StellarWalletsKitModule } from "../module.js"
import { startedKit, whenStarted } from "./active-kit.js"

/** A value of the kit's state that an app can read and follow, but not set. */
export interface StateValue<Value> {
  readonly value: Value
  /** Calls back with the value now and whenever it changes. Returns a function that stops it. */
  subscribe(listener: (value: Value) => void): () => void
}

/** The connected account. */
export const activeAddress: StateValue<string | undefined> = stateValue(activeAddressIn, undefined)

/** The id of the selected wallet. */
export const selectedModuleId: StateValue<string | undefined> = stateValue(
  ({ selectedModuleId }) => selectedModuleId,
  undefined,
)

/** The passphrase of the selected network. */
export const selectedNetwork: StateValue<string | undefined> = stateValue(
  ({ selectedNetwork }) => selectedNetwork,
  undefined,
)

/** The module of the selected wallet. */
export const activeModule: StateValue<StellarWalletsKitModule | undefined> = stateValue(
  ({ selectedModuleId }) =>
    startedKit()?.modules.find(({ productId }) => productId === selectedModuleId),
  undefined,
)

function stateValue<Value>(read: (state: KitState) => Value, before: Value): StateValue<Value> {
  const now = (): Value => {
    const started = startedKit()
    return started ? read(started.kit.getState()) : before
  }
  return {
    get value() {
      return now()
    },
    subscribe(listener) {
      let reported = now()
      callListener(() => listener(reported))
      return whenStarted((kit) => {
        const update = (): void => {
          const value = now()
          if (value === reported) return
          reported = value
          callListener(() => listener(value))
        }
        update()
        return kit.subscribe(update)
      })
    },
  }
}
