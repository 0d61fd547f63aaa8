import type { SignInServer } from "@alidade/sign-in"
import { readStellarToml } from "@alidade/sign-in/stellar-toml"

/** The sandbox's sign-in server of a network, as its `stellar.toml` below this URL describes it. */
export async function readSignInServer(
  url: string,
  { homeDomain, signingKey }: Pick<SignInServer, "homeDomain" | "signingKey">,
): Promise<SignInServer> {
  const response = await fetch(`${url}/.well-known/stellar.toml`)
  const { webAuthForContractsEndpoint: endpoint, webAuthContractId: contract } =
    readStellarToml(await response.text()) ?? {}
  return {
    homeDomain,
    signingKey,
    ...(endpoint && contract && { contracts: { endpoint, contract } }),
  }
}
