import { networks } from "@alidade/core"
import { lookUpOn } from "@alidade/sign-in/server"
import { createSessions } from "@alidade/sign-in/session"

let made

/** Made with the first request: the build has no secret. `openssl rand -hex 32` makes one. */
export function sessions() {
  made ??= createSessions({
    origin: process.env.SITE_ORIGIN ?? "http://localhost:3000",
    networkPassphrase: networks.Testnet,
    lookUp: lookUpOn({
      passphrase: networks.Testnet,
      horizonUrl: process.env.HORIZON_URL ?? "https://horizon-testnet.stellar.org",
    }),
    secrets: [process.env.SESSION_SECRET],
    onError: console.error,
  })
  return made
}
