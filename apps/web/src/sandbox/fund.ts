import { patient, readAccount } from "../account/horizon.js"
import type { PageNetwork } from "../networks.js"

/**
 * Has the faucet create an account that the network does not have yet. Throws an `Error` in words where Horizon does not
 * answer, and where there is no faucet or it refuses.
 */
export async function fundIfMissing(
  { horizonUrl, friendbotUrl }: PageNetwork,
  address: string,
): Promise<void> {
  if (await readAccount(horizonUrl, address)) return
  const url = friendbotUrl && `${friendbotUrl}?addr=${encodeURIComponent(address)}`
  const funded = url ? await fetch(url, { signal: patient(undefined) }) : undefined
  await funded?.body?.cancel()
  if (!funded?.ok) throw new Error("The faucet does not fund this account.")
}
