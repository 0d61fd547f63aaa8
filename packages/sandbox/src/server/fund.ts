import type { SandboxConfig } from "../config.js"

/**
 * Has the faucet of each network top accounts up to 10,000 XLM. An account that has as much gets nothing.
 *
 * @throws {Error} with the faucet's reply if it refuses an address, or with its URL if it does not answer
 */
export async function fundAccounts(
  { networks }: Pick<SandboxConfig, "networks">,
  addresses: readonly string[],
): Promise<void> {
  for (const { name, friendbotUrl } of networks)
    for (const address of addresses) {
      const reply = await fetch(`${friendbotUrl}?addr=${encodeURIComponent(address)}`).catch(
        (cause: unknown) => {
          throw new Error(`The faucet of ${name} does not answer at ${friendbotUrl}.`, { cause })
        },
      )
      const text = await reply.text()
      if (!reply.ok && !text.includes(ENOUGH))
        throw new Error(`The faucet of ${name} did not fund ${address}: ${text}`)
    }
}

/** Part of a faucet's reply for an account that has its balance already. */
const ENOUGH = "already funded"
