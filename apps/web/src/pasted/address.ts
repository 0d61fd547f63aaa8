import { type Address, decodeAddress, encodeAddress, WalletError } from "@alidade/core"

/** Who receives, as it was typed: whom it names, or what is wrong with it, in words. */
export function readReceiver(text: string): Address | { problem: string } {
  const typed = text.trim()
  if (typed === "") return { problem: "Enter the address that shall receive." }
  if (/^[^\s*]+\*[^\s*]+$/.test(typed)) {
    return {
      problem: "This is a federation address, a name for another: ask for the address itself.",
    }
  }
  try {
    return decodeAddress(typed)
  } catch (error) {
    if (error instanceof WalletError) return { problem: error.message }
    throw error
  }
}

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
