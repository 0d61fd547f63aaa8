import { inEnglish } from "@alidade/core"
import { createChallenge, memoryNonces, serverKey, verifyChallenge } from "@alidade/sign-in/server"
import { lookUp, networkPassphrase, origin, seed } from "./settings.js"
import { createToken } from "./tokens.js"

const key = await serverKey(seed)
const { host } = new URL(origin)
const site = { networkPassphrase, homeDomain: host, webAuthDomain: host }

/** Accepts each challenge once. Several processes need one store, such as Redis. */
const nonces = memoryNonces()

/** What wallets and pages read first (SEP-1). */
export const stellarToml = `NETWORK_PASSPHRASE="${networkPassphrase}"
SIGNING_KEY="${key.address}"
WEB_AUTH_ENDPOINT="${origin}/auth"
`

/** Answers `GET /auth?account=…` (SEP-10). */
export async function challengeFor(query) {
  const account = query.get("account")
  const memo = query.get("memo")
  if (!account) return [400, { error: "Name an account." }]
  try {
    const options = { ...site, key, account, nonces, ...(memo && { memo }) }
    const transaction = await createChallenge(options)
    return [200, { transaction, network_passphrase: networkPassphrase }]
  } catch (error) {
    if (error.kind !== "bad-request") throw error
    return [400, { error: error.message }]
  }
}

/** Answers `POST /auth`: a token for a challenge that the account has signed. */
export async function tokenFor(transaction) {
  const result = await verifyChallenge(transaction, {
    ...site,
    serverAccount: key.address,
    lookUp,
    nonces,
  })
  if (!result.verified) return [401, { error: inEnglish(result.reason) }]
  return [200, { token: createToken(result.subject) }]
}
