import { decodeAddress, encodeAddress } from "@alidade/core"
import type { AssetName, Value } from "@alidade/core/describe"
import { toStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import { exactly, type Range } from "./effect.js"

/** The account of a `G…` or `M…` address; other addresses stay as they are. */
export function accountOf(address: string): string {
  if (!address.startsWith("M")) return address
  const decoded = decodeAddress(address)
  return decoded.kind === "muxed" ? encodeAddress(decoded.publicKey) : address
}

/** An amount, and its asset. */
export function amountIn(value: Value | undefined): [asset: AssetName, amount: Range] {
  if (value?.type !== "amount") throw new Error(say("noAmount"))
  return [value.asset, exactly(toStroops(value.value))]
}

/** The text of a value that is an address, a number, a code or a text. */
export function textIn(value: Value | undefined): string {
  return value && "value" in value && typeof value.value === "string" ? value.value : ""
}
