import { inEnglish, networks } from "@alidade/core"
import {
  createContractChallenge,
  memoryNonces,
  type ServerKey,
  verifyContractChallenge,
} from "@alidade/sign-in/server"

const networkPassphrase = networks.Testnet
const nonces = memoryNonces()
const site = {
  networkPassphrase,
  rpcUrl: "https://soroban-testnet.stellar.org",
  homeDomain: "example.org",
  webAuthDomain: "example.org",
  nonces,
}

/** What the home domain's `stellar.toml` names: `SIGNING_KEY` and `WEB_AUTH_CONTRACT_ID`. */
interface Named {
  serverAccount: string
  webAuthContract: string
}

/** Answers `GET /contracts?account=C…`. */
export async function contractChallengeFor(
  account: string,
  key: ServerKey,
  { webAuthContract }: Named,
): Promise<object> {
  const challenge = await createContractChallenge({ ...site, key, account, webAuthContract })
  return { authorization_entries: challenge, network_passphrase: networkPassphrase }
}

/** Answers `POST /contracts`: whose token to make. */
export async function contractSubjectOf(entries: string, named: Named): Promise<string> {
  const result = await verifyContractChallenge(entries, { ...site, ...named })
  if (!result.verified) throw new Error(inEnglish(result.reason))
  return result.subject
}
