import type { Kit } from "@alidade/core"
import { signIn } from "@alidade/sign-in"

/** Signs the connected account in, and returns the server's token. */
export async function tokenFor(kit: Kit): Promise<string> {
  const { token } = await signIn({ kit, server: "https://example.org" })
  return token
}
