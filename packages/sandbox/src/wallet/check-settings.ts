import type { ModelOptions } from "./model.js"
import type { WalletSettings } from "./state.js"

/**
 * Checks a change of settings.
 *
 * @throws for an account, a network, or a quirk that the wallet does not have
 */
export function checkSettings(
  { account, network, quirks: switches = {} }: Partial<WalletSettings>,
  { accounts, networks, quirks }: Pick<ModelOptions, "accounts" | "networks" | "quirks">,
): void {
  if (account !== undefined && !accounts.some(({ address }) => address === account))
    throw new Error(`The simulated wallet has no account ${account}.`)
  if (network !== undefined && !networks.some(({ id }) => id === network))
    throw new Error(`The simulated wallet has no network ${network}.`)
  for (const id of Object.keys(switches))
    if (!quirks.some((quirk) => quirk.id === id))
      throw new Error(`The simulated wallet has no switch ${id}.`)
}
