import { type ErrorKind, type Reason, toWalletError, WalletError } from "@alidade/core"
import { failed, isRefusal } from "../values.js"
import { declined, expired, notConnected, switchedOff } from "./failures.js"
import type { Injected } from "./options.js"

/** What EIP-1193's codes mean: no access to the account, an expired request (ON9), and a lost extension. */
const meanings: Readonly<Record<number, readonly [ErrorKind, (wallet: string) => Reason]>> = {
  4100: ["internal", notConnected],
  4500: ["timeout", expired],
  4900: ["page-stale", switchedOff],
  4901: ["page-stale", switchedOff],
}

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
  if (isRefusal({ code, message })) return new WalletError("rejected", declined(wallet), details)
  const meant = meanings[code]
  if (meant) return new WalletError(meant[0], meant[1](wallet), details)
  // The sentence around it ends with a full stop of its own.
  const words = failed(wallet, unhandled ? undefined : message.replace(/\.$/, ""))
  const known = kinds[code]
  // Other codes outside SEP-43 are kept.
  return new WalletError(known ?? kind, words, known ? details : { ...details, code })
}

function lostError(wallet: string): WalletError {
  return new WalletError("page-stale", switchedOff(wallet))
}

/** Calls back when the page has lost the extension. Returns a function that stops it. */
export function onLost(
  wallet: Pick<Injected, "name" | "lostEvent">,
  lost: (error: WalletError) => void,
): () => void {
  const { name, lostEvent } = wallet
  if (!lostEvent) return () => {}
  const report = (): void => {
    lostWallets.add(wallet)
    lost(lostError(name))
  }
  window.addEventListener(lostEvent, report)
  return () => window.removeEventListener(lostEvent, report)
}

/** Wallets whose object no longer reaches its extension: it never answers, until the page is reloaded. */
const lostWallets = new WeakSet<object>()

/** Throws `page-stale` if the page has lost the extension. */
export function requireFound(wallet: Pick<Injected, "name">): void {
  if (lostWallets.has(wallet)) throw lostError(wallet.name)
}

/** Whether a request failed because the site has no access. */
export function isNotConnected(error: unknown): boolean {
  return WalletError.is(error) && error.reason?.key === notConnected("").key
}
