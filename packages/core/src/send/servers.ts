import { noServer } from "../account/no-server.js"
import { parseUrl } from "../encoding/parse-url.js"
import { horizonServer } from "./horizon-server.js"
import { rpcServer } from "./rpc-server.js"
import type { SendServer } from "./server.js"
import type { SendNetwork } from "./types.js"

/** The servers of a network, JSON-RPC first. Throws `bad-request` if it has no server. */
export function serversOf({ passphrase, rpcUrl, horizonUrl }: SendNetwork): readonly SendServer[] {
  const servers = [
    ...usableUrls(rpcUrl).map((url) => rpcServer(url, passphrase)),
    ...usableUrls(horizonUrl).map((url) => horizonServer(url, passphrase)),
  ]
  if (servers.length > 0) return servers
  throw noServer()
}

/**
 * Throws `bad-request` for a network without a server. `sendTransaction` does too: call this before a wallet is asked to
 * sign in vain.
 */
export function requireServer(network: SendNetwork): void {
  serversOf(network)
}

/** The valid URLs of a network's servers of one kind. */
export function usableUrls(urls: string | readonly string[] = []): readonly string[] {
  return [urls].flat().filter((url) => parseUrl(url))
}
