import { StellarToml, StrKey } from "@stellar/stellar-sdk"
import { refusal } from "../wallets/control.js"

/** The domain of an app, and the account that signs for it. */
export interface ClientDomain {
  readonly domain: string
  readonly signingKey: string
}

/** How long the app's domain may take to reply, in ms. It is on this machine. */
const PATIENCE = 5_000

/** The sandbox needs no connection, so it asks this machine only. */
const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Reads who signs for an app from the `stellar.toml` of its domain, if it names one. */
export async function readClientDomain(domain: string | null): Promise<ClientDomain | undefined> {
  if (domain === null) return undefined
  if (!local.test(domain))
    throw refusal(400, "The sandbox reads client domains of this machine only.")
  const options = { allowHttp: true, timeout: PATIENCE }
  const { SIGNING_KEY: signingKey } = await StellarToml.Resolver.resolve(domain, options).catch(
    () => ({ SIGNING_KEY: undefined }),
  )
  if (typeof signingKey !== "string" || !StrKey.isValidEd25519PublicKey(signingKey))
    throw refusal(400, `The stellar.toml of ${domain} has no SIGNING_KEY.`)
  return { domain, signingKey }
}
