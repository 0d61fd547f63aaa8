import { type Address, decodeAddress, encodeAddress, WalletError } from "@alidade/core"
import { reasonOf } from "../parts/reason-of.js"
import { say } from "../texts/en/pasted.js"

/** Reads a typed recipient. Returns its address, or what is wrong with it. */
export function readReceiver(text: string): Address | { problem: string } {
  const typed = text.trim()
  if (typed === "") return { problem: say("noRecipient") }
  if (isFederationName(typed)) {
    return { problem: say("federation") }
  }
  try {
    return decodeAddress(typed)
  } catch (error) {
    if (error instanceof WalletError) return { problem: reasonOf(error) }
    throw error
  }
}

/** Whether a text is a federation name such as `alice*example.com` (SEP-2). */
export function isFederationName(text: string): boolean {
  return /^[^\s*<>,]+\*[^\s*<>,]+$/.test(text.trim())
}

/** The account of a typed destination, or what is wrong with it. */
export type ReadDestination = { account: string } | { problem: string }

/** Reads the destination of a payment: an account `G…`, or a muxed one `M…` (an account with a number). */
export function readDestination(text: string): ReadDestination {
  if (isFederationName(text)) {
    const [, domain = ""] = text.trim().split("*")
    return { problem: say("lookUpFirst", { domain }) }
  }
  const address = readReceiver(text)
  if ("problem" in address) return address
  if (address.kind === "contract") {
    return { problem: say("contract") }
  }
  return { account: encodeAddress(address.publicKey) }
}
