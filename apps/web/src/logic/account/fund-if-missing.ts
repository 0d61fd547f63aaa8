import { fundAccount } from "@alidade/core/account"
import type { PageNetwork } from "../networks/networks.js"
import { readAccount } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"

/**
 * Asks the faucet to create an account if the network does not have it yet. Throws a `NetworkError` if Horizon does not answer, there is no faucet, or the faucet refuses.
 */
export async function fundIfMissing(
  { horizonUrl, friendbotUrl }: PageNetwork,
  address: string,
): Promise<void> {
  if (await readAccount(horizonUrl, address)) return
  if (friendbotUrl && (await fundAccount(friendbotUrl, address)) !== "failed") return
  throw new NetworkError({ problem: "faucetRefused" })
}
