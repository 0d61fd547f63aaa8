import {
  type AddressResult,
  type CallOptions,
  type ErrorKind,
  limits,
  type NetworkResult,
  WalletError,
} from "@alidade/core"
import { own } from "../own.js"
import { unreadable } from "../values.js"
import { ask, type Wait } from "./ask.js"
import { isNotConnected } from "./errors.js"
import { declined } from "./failures.js"
import { findWallet, has } from "./injected-object.js"
import type { Injected } from "./options.js"
import { readAddress, readNetwork } from "./wire.js"

/** Requests access and returns the address. May open the wallet's window. */
export async function getAddress(
  wallet: Injected,
  { signal }: CallOptions = {},
): Promise<AddressResult> {
  if (!has(findWallet(wallet), "requestAccess"))
    return { address: await readAccount(wallet, [], { signal }) }
  // DC3: where the wallet may lack this step, `getAddress` tells whether access is granted.
  const isOptional = wallet.quirks?.includes("requestAccessFails") ?? false
  const granted = await ask(wallet, "requestAccess", [], { signal, isOptional })
  return { address: readAddress(granted) ?? (await readAccount(wallet, [], { signal }, true)) }
}

/** Returns the address if the wallet still grants it, otherwise null. Waits for a late object. Opens no window. */
export async function restore(
  wallet: Injected,
  { signal }: CallOptions = {},
): Promise<AddressResult | null> {
  const patient = { signal, ms: limits.restore }
  const { quirks = [] } = wallet
  if (quirks.includes("isConnected")) {
    const reply = await ask(wallet, "isConnected", [], patient)
    if (own(reply, "isConnected") !== true) return null
    return { address: await readAccount(wallet, [], { signal }) }
  }
  if (quirks.includes("getNetwork")) {
    const network = await ask(wallet, "getNetwork", [], patient).catch((error: unknown) => {
      if (WalletError.is(error) && unanswered.includes(error.kind)) throw error
    })
    // BI2: without an answer, the next call may open a window.
    return readNetwork(network) ? { address: await readAccount(wallet, [], patient) } : null
  }
  try {
    return { address: await readAccount(wallet, [{ skipRequestAccess: true }], patient) }
  } catch (error) {
    if (isNotConnected(error)) return null
    throw error
  }
}

/** The wallet's network. */
export async function getNetwork(
  wallet: Injected,
  { signal }: CallOptions = {},
): Promise<NetworkResult> {
  const reply = await ask(wallet, "getNetwork", [], { signal })
  return readNetwork(reply) ?? unreadable(wallet.name)
}

/** Ends this site's access in the wallet. */
export async function disconnect(wallet: Injected): Promise<void> {
  if (findWallet(wallet)) await ask(wallet, "disconnect", [], { ms: limits.read })
}

/** The kinds of errors with which the wallet has not answered. */
const unanswered: readonly ErrorKind[] = ["aborted", "timeout", "not-installed", "page-stale"]

/**
 * The wallet's current account. Throws `rejected` if it is empty although access was asked for: it was not granted
 * (CA2).
 */
async function readAccount(
  wallet: Injected,
  args: readonly unknown[],
  wait: Wait,
  wasAsked = false,
): Promise<string> {
  const name = has(findWallet(wallet), "getAddress") ? "getAddress" : "getPublicKey"
  const reply = await ask(wallet, name, args, wait)
  if (wasAsked && own(reply, "address") === "")
    throw new WalletError("rejected", declined(wallet.name))
  return readAddress(reply) ?? unreadable(wallet.name)
}
