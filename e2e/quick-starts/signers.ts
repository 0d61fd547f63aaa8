import { decodeAddress, isAddress } from "@alidade/core"
import { type AccountNetwork, readAccount } from "@alidade/core/account"
import { envelopeHashBytes, readEnvelope, verifyEd25519 } from "@alidade/core/verify"

/** The weight of the account's signers that have signed the envelope, and what a payment needs. */
export async function weightOf(
  xdr: string,
  account: string,
  network: AccountNetwork,
): Promise<{ weight: number; needed: number }> {
  const { signers, thresholds } = await readAccount(network, account)
  const envelope = readEnvelope(xdr)
  const hash = await envelopeHashBytes(envelope, network.passphrase)
  let weight = 0
  for (const { key, weight: own } of signers) {
    if (!isAddress(key)) continue // A hash, or a signed payload.
    const { publicKey } = decodeAddress(key) as { publicKey: Uint8Array }
    for (const { signature } of envelope.signatures) {
      if (await verifyEd25519(publicKey, hash, signature)) {
        weight += own
        break
      }
    }
  }
  return { weight, needed: thresholds.medium }
}
