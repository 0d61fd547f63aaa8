import { signIn, signInWithMessage } from "@alidade/sign-in"
import { kit } from "./kit.js"

/** Signs in with a challenge (SEP-10), for a token that other servers can read too. */
export async function withTransaction() {
  const { token } = await signIn({ kit, server: location.origin })
  return whoAmI({ authorization: `Bearer ${token}` })
}

/** Signs in with a message (SEP-53), for a cookie that scripts can't read. */
export async function withMessage() {
  await signInWithMessage({ kit, server: "/auth" })
  return whoAmI()
}

async function whoAmI(headers = {}) {
  const { address, error } = await (await fetch("/me", { headers })).json()
  if (error) throw new Error(error)
  return address
}
