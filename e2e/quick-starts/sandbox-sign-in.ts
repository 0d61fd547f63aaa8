import type { Kit } from "@alidade/core"
import { type SandboxConfig, sandboxConfig } from "@alidade/sandbox/browser"
import { signIn } from "@alidade/sign-in"

/** Signs the connected account in on the kit's network of a sandbox, and returns the token. */
export async function tokenFor(
  kit: Kit,
  config: SandboxConfig = sandboxConfig(8000),
): Promise<string> {
  const { selectedNetwork } = kit.getState()
  const network = config.networks.find(({ passphrase }) => passphrase === selectedNetwork)
  if (!network) throw new Error("The sandbox has no such network.")
  const { token } = await signIn({ kit, server: network.signIn })
  return token
}
