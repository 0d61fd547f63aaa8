import { onLedgerChange } from "../networks/ledger-changes.js"
import { type AssetName, assetParts } from "./asset.js"
import { readAccount, readTokenBalance } from "./read-account.js"
import { createResource, type OwnResource, type Resource } from "./resource.js"
import type { AccountInfo, AccountNetwork, AssetBalance } from "./types.js"

/** More resources than a page shows at once. Beyond it, those that nobody listens to are forgotten. */
const MOST = 100

interface Shared {
  passphrase: string
  resource: OwnResource<unknown>
}

const all = new Map<string, Shared>()
let following = false

/**
 * An account (`G…`, `M…`) of a network, the same object for all who show it on this page. From JSON-RPC alone, with its
 * trust lines of `assets`.
 */
export function accountResource(
  network: AccountNetwork,
  address: string,
  assets: readonly AssetName[] = [],
): Resource<AccountInfo> {
  const listed = network.horizonUrl ? [] : assets.map((asset) => assetParts(asset).id)
  return shared(network, ["account", address, ...listed], (signal) =>
    readAccount(network, address, { assets: listed, signal }),
  )
}

/** What an address holds of a contract token (SEP-41), the same object for all who show it on this page. */
export function tokenResource(
  network: AccountNetwork,
  address: string,
  token: string,
): Resource<AssetBalance> {
  return shared(network, ["token", address, token], (signal) =>
    readTokenBalance(network, address, token, { signal }),
  )
}

function shared<T>(
  { passphrase, horizonUrl, rpcUrl }: AccountNetwork,
  parts: readonly string[],
  read: (signal: AbortSignal) => Promise<T>,
): Resource<T> {
  const key = JSON.stringify([passphrase, horizonUrl, rpcUrl, ...parts])
  const known = all.get(key)
  if (known) return known.resource as OwnResource<T>
  if (!following) {
    following = true
    onLedgerChange((changed) => {
      for (const each of all.values()) if (each.passphrase === changed) each.resource.outdated()
    })
  }
  if (all.size >= MOST)
    for (const [other, { resource }] of all) if (resource.isIdle()) all.delete(other)
  const resource = createResource(read)
  all.set(key, { passphrase, resource: resource as OwnResource<unknown> })
  return resource
}
