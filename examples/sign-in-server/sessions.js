import { createSessions } from "@alidade/sign-in/session"
import { lookUp, networkPassphrase, origin, secret } from "./settings.js"

/** Sign-in with a message (SEP-53), and a cookie. */
export const sessions = createSessions({
  origin,
  networkPassphrase,
  lookUp,
  secrets: [secret],
  onError: console.error,
})
