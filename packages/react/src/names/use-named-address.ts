import { useCallback } from "react"
import { shortAddress } from "../parts/address.js"
import { useAddressName } from "./use-address-name.js"

/** Returns a function that shortens an address, after the app's name for it: "Savings (GBXF…ZYCP7L)". */
export function useNamedAddress(): (address: string) => string {
  const nameOf = useAddressName()
  return useCallback(
    (address) => {
      const name = nameOf(address)
      return name === undefined ? shortAddress(address) : `${name} (${shortAddress(address)})`
    },
    [nameOf],
  )
}
