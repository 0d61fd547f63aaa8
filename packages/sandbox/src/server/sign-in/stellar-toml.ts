import { contractsEndpoint, type SignInSite } from "./site.js"
import { webAuthContractOf } from "./web-auth-contract.js"

/** The `stellar.toml` (SEP-1) of a network's site. */
export async function stellarToml(site: SignInSite): Promise<string> {
  const { passphrase, horizonUrl, signIn, network } = site
  const fields = {
    VERSION: "2.7.0",
    NETWORK_PASSPHRASE: passphrase,
    HORIZON_URL: horizonUrl,
    SIGNING_KEY: signIn.signingKey,
    WEB_AUTH_ENDPOINT: signIn.endpoint,
    WEB_AUTH_FOR_CONTRACTS_ENDPOINT: contractsEndpoint(site),
    WEB_AUTH_CONTRACT_ID: await webAuthContractOf(network),
  }
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}\n`,
  )
  return lines.join("")
}
