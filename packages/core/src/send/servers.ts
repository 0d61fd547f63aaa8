import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { horizonServer } from "./horizon-server.js"
import { rpcServer } from "./rpc-server.js"
import type { SendServer } from "./server.js"
import type { SendNetwork } from "./types.js"

/** The servers of a network, JSON-RPC first. Throws `bad-request` if it has no server. */
export function serversOf({ passphrase, rpcUrl, horizonUrl }: SendNetwork): readonly SendServer[] {
  const servers = [
    ...usable(rpcUrl).map((url) => rpcServer(url, passphrase)),
    ...usable(horizonUrl).map((url) => horizonServer(url, passphrase)),
  ]
  if (servers.length > 0) return servers
  throw new WalletError(
    "bad-request",
    reason("noServer", "This network has no server that can be asked."),
  )
}

function usable(urls: string | readonly string[] = []): readonly string[] {
  return [urls].flat().filter((url) => URL.canParse(url))
}
