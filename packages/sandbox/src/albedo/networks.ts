import type { SandboxNetwork } from "../config.js"

/**
 * The network that a request names (AL6): `public`, `testnet`, in any case, or one of their passphrases. None
 * means Public. Undefined for every other.
 */
export function networkOf(
  networks: readonly SandboxNetwork[],
  named: unknown = "public",
): SandboxNetwork | undefined {
  const name = String(named)
  return networks.find(({ id, passphrase }) => id === name.toLowerCase() || passphrase === name)
}
