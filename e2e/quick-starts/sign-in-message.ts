import type { Kit } from "@alidade/core"
import { signInWithMessage } from "@alidade/sign-in"

/** Signs the connected account in with a message, and returns the server's answer. */
export async function signInOn(kit: Kit): Promise<object> {
  const { answer } = await signInWithMessage({
    kit,
    server: "/auth",
    statement: "Sign in to vote.",
  })
  return answer
}
