import { networks } from "@alidade/core"
import { lookUpOn } from "@alidade/sign-in/server"

const { SERVER_SEED, SESSION_SECRET } = process.env
if (!SERVER_SEED || !SESSION_SECRET)
  throw new Error(
    "Set SERVER_SEED (S…), the server's key for challenges, and SESSION_SECRET: openssl rand -hex 32 makes one.",
  )

export const port = Number(process.env.PORT ?? 4410)
export const seed = SERVER_SEED
export const secret = SESSION_SECRET

/** Where users see the site. */
export const origin = process.env.SITE_ORIGIN ?? "http://localhost:5173"

export const networkPassphrase = networks.Testnet

/** Reads an account's signers, so that a key signs in only if it still is one of the account's. */
export const lookUp = lookUpOn({
  passphrase: networkPassphrase,
  horizonUrl: process.env.HORIZON_URL ?? "https://horizon-testnet.stellar.org",
})
