import { type Address, decodeAddress, WalletError } from "@alidade/core"

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
