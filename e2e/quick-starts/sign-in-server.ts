import { inEnglish, networks } from "@alidade/core"
import {
  type AccountAccess,
  createChallenge,
  memoryNonces,
  type ServerKey,
  verifyChallenge,
} from "@alidade/sign-in/server"

const network = {
  networkPassphrase: networks.Testnet,
  horizon: "https://horizon-testnet.stellar.org",
}
const site = { ...network, homeDomain: "example.org", webAuthDomain: "example.org" }

/** Accepts each challenge once. Several processes need one store, such as Redis. */
const nonces = memoryNonces()

/** Answers `GET /auth?account=…`. The key is `await serverKey("S…")`, or one in a key service. */
export async function challengeFor(account: string, key: ServerKey): Promise<object> {
  const transaction = await createChallenge({ ...site, key, account, nonces })
  return { transaction, network_passphrase: site.networkPassphrase }
}

/** Answers `POST /auth`: whose token to make, such as a JWT's `sub`. */
export async function subjectOf(transaction: string, serverAccount: string): Promise<string> {
  const result = await verifyChallenge(transaction, { ...site, serverAccount, lookUp, nonces })
  if (!result.verified) throw new Error(inEnglish(result.reason))
  return result.subject
}

async function lookUp(account: string): Promise<AccountAccess | undefined> {
  const response = await fetch(`${site.horizon}/accounts/${account}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error("Horizon can't be reached.")
  const { signers, thresholds } = await response.json()
  return { signers, threshold: thresholds.med_threshold }
}
