import { type Address, decodeAddress, encodeAddress, WalletError } from "@alidade/core"

/** What is wrong with a typed recipient. */
export type ReceiverProblem =
  | { problem: "noRecipient" | "federation" | "contract" }
  /** A federation name that its domain must be asked about. */
  | { problem: "lookUpFirst"; domain: string }
  | { problem: "invalid"; error: WalletError }

/** Reads a typed recipient. Returns its address, or what is wrong with it. */
export function readReceiver(text: string): Address | ReceiverProblem {
  const typed = text.trim()
  if (typed === "") return { problem: "noRecipient" }
  if (isFederationName(typed)) return { problem: "federation" }
  try {
    return decodeAddress(typed)
  } catch (error) {
    if (error instanceof WalletError) return { problem: "invalid", error }
    throw error
  }
}

/** Whether a text is a federation name such as `alice*example.com` (SEP-2). */
export function isFederationName(text: string): boolean {
  return /^[^\s*<>,]+\*[^\s*<>,]+$/.test(text.trim())
}

/** The domain of a federation name. */
export function domainOf(name: string): string {
  return name.trim().split("*")[1] ?? ""
}

/** The account of a typed destination, or what is wrong with it. */
export type ReadDestination = { account: string } | ReceiverProblem

/** Reads the destination of a payment: an account `G…`, or a muxed one `M…` (an account with a number). */
export function readDestination(text: string): ReadDestination {
  if (isFederationName(text)) return { problem: "lookUpFirst", domain: domainOf(text) }
  const address = readReceiver(text)
  if ("problem" in address) return address
  if (address.kind === "contract") return { problem: "contract" }
  return { account: encodeAddress(address.publicKey) }
}
