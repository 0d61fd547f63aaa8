import type { SignInSite } from "./site.js"

/** The `stellar.toml` (SEP-1) of a network's site. */
export function stellarToml({ passphrase, horizonUrl, signIn }: SignInSite): string {
  const fields = {
    VERSION: "2.7.0",
    NETWORK_PASSPHRASE: passphrase,
    HORIZON_URL: horizonUrl,
    SIGNING_KEY: signIn.signingKey,
    WEB_AUTH_ENDPOINT: signIn.endpoint,
  }
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}\n`,
  )
  return lines.join("")
}
