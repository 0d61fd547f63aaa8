import { type ErrorKind, reason, toWalletError, WalletError } from "@alidade/core"
import { failed, isRefusal } from "../values.js"
import { expired, notConnected } from "./failures.js"
import type { Injected } from "./options.js"

/** EIP-1193's code for a site without access to the account. */
const NOT_CONNECTED = 4100
/** EIP-1193's codes for an object that has lost its extension. */
const DISCONNECTED = [4900, 4901]
/** Code for an expired request (ON9). */
const EXPIRED = 4500

/** The kinds of the other codes of EIP-1193 and JSON-RPC. The kit knows those of SEP-43. */
const kinds: Readonly<Record<number, ErrorKind>> = {
  4200: "unsupported",
  [-32600]: "bad-request",
  [-32601]: "unsupported",
  [-32602]: "bad-request",
  [-32603]: "internal",
}

/** The error for what a wallet threw, or returned in a reply's `error` field. */
export function errorOf(
  thrown: unknown,
  { name: wallet, explain }: Pick<Injected, "name" | "explain">,
): WalletError {
  const { kind, code, ext, message, reason: unhandled } = toWalletError(thrown)
  const details = { ext, cause: thrown }
  const explained = explain?.({ code, message, ext })
  if (explained) return new WalletError(...explained, details)
  if (isRefusal({ code, message })) {
    const declined = reason(
      "declined",
      "The request was declined in {wallet}, or its window was closed.",
      { wallet },
    )
    return new WalletError("rejected", declined, details)
  }
  if (DISCONNECTED.includes(code)) return lostError(wallet, thrown)
  if (code === EXPIRED) return new WalletError("timeout", expired(wallet), details)
  if (code === NOT_CONNECTED) return new WalletError("internal", notConnected(wallet), details)
  // The sentence around it ends with a full stop of its own.
  const words = failed(wallet, unhandled ? undefined : message.replace(/\.$/, ""))
  const known = kinds[code]
  // Other codes outside SEP-43 are kept.
  return new WalletError(known ?? kind, words, known ? details : { ...details, code })
}

function lostError(wallet: string, cause?: unknown): WalletError {
  const lost = reason("switchedOff", "{wallet} was turned off or updated. Reload this page.", {
    wallet,
  })
  return new WalletError("page-stale", lost, { cause })
}

/** Calls back when the page has lost the extension. Returns a function that stops it. */
export function onLost(
  { name, lostEvent }: Pick<Injected, "name" | "lostEvent">,
  lost: (error: WalletError) => void,
): () => void {
  if (!lostEvent) return () => {}
  const report = (): void => lost(lostError(name))
  window.addEventListener(lostEvent, report)
  return () => window.removeEventListener(lostEvent, report)
}

/** Whether a request failed because the site has no access. */
export function isNotConnected(error: unknown): boolean {
  return WalletError.is(error) && error.reason?.key === notConnected("").key
}
