import { type AssetName, assetParts } from "./asset.js"
import { readAccount, readTokenBalance } from "./read-account.js"
import type { Resource } from "./resource.js"
import { shared } from "./shared.js"
import type { AccountInfo, AccountNetwork, AssetBalance } from "./types.js"

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
