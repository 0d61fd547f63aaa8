import { networks } from "@alidade/core"
import { lookUpOn } from "@alidade/sign-in/server"
import { createSessions, type Sessions } from "@alidade/sign-in/session"

const passphrase = networks.Testnet

export const sessions: Sessions = createSessions({
  origin: process.env.SITE_ORIGIN ?? "http://localhost:3000",
  networkPassphrase: passphrase,
  lookUp: lookUpOn({ passphrase, horizonUrl: "https://horizon-testnet.stellar.org" }),
  secrets: [process.env.SESSION_SECRET ?? ""],
  onError: console.error,
})
