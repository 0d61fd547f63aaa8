import { inEnglish, networks } from "@alidade/core"
import {
  createChallenge,
  lookUpOn,
  memoryNonces,
  type ServerKey,
  verifyChallenge,
} from "@alidade/sign-in/server"

const networkPassphrase = networks.Testnet
const site = { networkPassphrase, homeDomain: "example.org", webAuthDomain: "example.org" }

/** Accepts each challenge once. Several processes need one store, such as Redis. */
const nonces = memoryNonces()

/** Reads an account's signers, and what a payment of it needs. */
const lookUp = lookUpOn({
  passphrase: networkPassphrase,
  horizonUrl: "https://horizon-testnet.stellar.org",
})

/** Answers `GET /auth?account=…`. The key is `await serverKey("S…")`, or one in a key service. */
export async function challengeFor(account: string, key: ServerKey): Promise<object> {
  const transaction = await createChallenge({ ...site, key, account, nonces })
  return { transaction, network_passphrase: networkPassphrase }
}

/** Answers `POST /auth`: whose token to make, such as a JWT's `sub`. */
export async function subjectOf(transaction: string, serverAccount: string): Promise<string> {
  const result = await verifyChallenge(transaction, { ...site, serverAccount, lookUp, nonces })
  if (!result.verified) throw new Error(inEnglish(result.reason))
  return result.subject
}
