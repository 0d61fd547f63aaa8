import { type Address, decodeAddress, encodeAddress, WalletError } from "@alidade/core"

/** Who receives, as it was typed: whom it names, or what is wrong with it, in words. */
export function readReceiver(text: string): Address | { problem: string } {
  const typed = text.trim()
  if (typed === "") return { problem: "Enter the recipient’s address." }
  if (/^[^\s*]+\*[^\s*]+$/.test(typed)) {
    return {
      problem: "Names like alice*example.com aren’t supported; ask for the G… address.",
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
    return { problem: "To pay a contract, use Contract call." }
  }
  return { account: encodeAddress(address.publicKey) }
}
