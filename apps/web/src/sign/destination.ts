import { decodeAddress, encodeAddress, WalletError } from "@alidade/core"

/** A destination as it was typed: the account behind it, or what is wrong with it. */
export type ReadDestination = { account: string } | { problem: string }

/** Reads where a payment goes: an account `G…`, or a muxed one `M…` (an account and a number in it). */
export function readDestination(text: string): ReadDestination {
  const typed = text.trim()
  if (typed === "") return { problem: "Enter the address that shall receive." }
  try {
    const address = decodeAddress(typed)
    if (address.kind === "contract") {
      return { problem: "A contract takes transfers by a contract call, not by a payment." }
    }
    return { account: encodeAddress(address.publicKey) }
  } catch (error) {
    if (error instanceof WalletError) return { problem: error.message }
    throw error
  }
}
