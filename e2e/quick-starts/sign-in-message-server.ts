import { inEnglish, networks } from "@alidade/core"
import { createNonce, lookUpOn, memoryNonces, verifyMessage } from "@alidade/sign-in/server"

const networkPassphrase = networks.Testnet
const nonces = memoryNonces()
const lookUp = lookUpOn({
  passphrase: networkPassphrase,
  horizonUrl: "https://horizon-testnet.stellar.org",
})

/** Answers `POST /auth/nonce`. */
export async function nonceForMessage(): Promise<object> {
  return createNonce({ nonces })
}

/** Answers `POST /auth/verify`: who has signed in. */
export async function signerOf(body: { message: string; signature: string }): Promise<string> {
  const site = { domain: "example.org", networkPassphrase, nonces, lookUp }
  const result = await verifyMessage({ ...body, ...site })
  if (!result.verified) throw new Error(inEnglish(result.reason))
  return result.address
}
