import { visibleText } from "@alidade/core/encoding"
import { useCallback } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { LONGEST_NAME } from "../parts/constants.js"

/** The start of an address, whole or shortened. */
const ADDRESS = /^\s*[GMC][A-Z2-7]{3}(?:…|\.\.|[A-Z2-7]{16})/u

/**
 * Returns a function that finds the app's name for an address, from the provider's `names`, on the kit's network or
 * another: cut, and with invisible characters escaped. Wrap it in a `<bdi>`. Undefined without a name, and for one that
 * reads like an address.
 */
export function useAddressName(): (
  address: string,
  networkPassphrase?: string,
) => string | undefined {
  const { names } = useKitContext()
  const selected = useKitState((state) => state.selectedNetwork)
  return useCallback(
    (address, networkPassphrase = selected) => {
      const name =
        typeof names === "function"
          ? names(address, networkPassphrase)
          : names && Object.hasOwn(names, address) && names[address]
      if (typeof name !== "string" || !name.trim() || ADDRESS.test(name)) return undefined
      return visibleText(name, { max: LONGEST_NAME })
    },
    [names, selected],
  )
}
