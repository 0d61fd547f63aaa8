import { type AddressResult, type CallOptions, limits, type NetworkResult } from "@alidade/core"
import { own } from "../own.js"
import { unreadable } from "../values.js"
import { ask } from "./ask.js"
import { isNotConnected } from "./errors.js"
import { findWallet, has } from "./injected-object.js"
import type { Injected } from "./options.js"
import { readAddress, readNetwork } from "./wire.js"

/** Requests access and returns the address. May open the wallet's window. */
export async function getAddress(
  wallet: Injected,
  { signal }: CallOptions = {},
): Promise<AddressResult> {
  const granted = has(findWallet(wallet), "requestAccess")
    ? readAddress(await ask(wallet, "requestAccess", [], { signal }))
    : undefined
  return { address: granted ?? (await readAccount(wallet, [], { signal })) }
}

/** Returns the address if the wallet still grants it, otherwise null. Waits for a late object. Opens no window. */
export async function restore(
  wallet: Injected,
  { signal }: CallOptions = {},
): Promise<AddressResult | null> {
  const patient = { signal, ms: limits.restore }
  if (wallet.quirks?.includes("isConnected")) {
    const reply = await ask(wallet, "isConnected", [], patient)
    if (own(reply, "isConnected") !== true) return null
    return { address: await readAccount(wallet, [], { signal }) }
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

/** The wallet's current account. */
async function readAccount(
  wallet: Injected,
  args: readonly unknown[],
  wait: Parameters<typeof ask>[3],
): Promise<string> {
  const name = has(findWallet(wallet), "getAddress") ? "getAddress" : "getPublicKey"
  const reply = await ask(wallet, name, args, wait)
  return readAddress(reply) ?? unreadable(wallet.name)
}
