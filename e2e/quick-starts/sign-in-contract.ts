import type { Kit } from "@alidade/core"
import { signIn } from "@alidade/sign-in"

/** Signs in a contract account that the connected account is a signer of, and returns the server's token. */
export async function contractTokenFor(kit: Kit, account: string): Promise<string> {
  const { token } = await signIn({ kit, server: "https://example.org", account })
  return token
}
