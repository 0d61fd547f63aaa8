import { encodeAddress } from "@alidade/core"
import { readReceiver } from "../pasted/address.js"

/** A destination as it was typed: the account behind it, or what is wrong with it. */
export type ReadDestination = { account: string } | { problem: string }

/** Reads where a payment goes: an account `G…`, or a muxed one `M…` (an account and a number in it). */
export function readDestination(text: string): ReadDestination {
  const address = readReceiver(text)
  if ("problem" in address) return address
  if (address.kind === "contract") {
    return { problem: "A contract takes transfers by a contract call, not by a payment." }
  }
  return { account: encodeAddress(address.publicKey) }
}
