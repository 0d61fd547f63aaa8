import type { Kit } from "@alidade/core"
import type { Keypair } from "@stellar/stellar-sdk/base"
import type { PreparedTransfer } from "./prepared-transfer.js"
import { type Asked, signAuthorization } from "./sign-authorization.js"
import type { SignedTransfer } from "./signed.js"

/**
 * Asks the wallet to sign a transfer: its transaction, or only its authorization if a sponsor submits it, who then signs
 * with the key that `readSponsor` returns. Throws `WalletError`.
 */
export async function signTransfer(
  kit: Pick<Kit, "signTransaction" | "signAuthEntry">,
  transfer: PreparedTransfer,
  asked: Asked,
  readSponsor: () => Promise<Keypair>,
): Promise<SignedTransfer> {
  const { payload, sponsored } = transfer
  const { address, ...options } = asked
  // Nothing is awaited before: a wallet's window opens in the click.
  if (!sponsored) {
    const { signedTxXdr: xdr, verified } = await kit.signTransaction(payload, options)
    return { transfer, xdr, verified }
  }
  const work = { preimage: payload, entry: sponsored.entry }
  const { signed, entry } = await signAuthorization(kit, work, { place: address }, asked)
  if (entry === undefined) throw new Error("Only the account's contract knows its signatures.")
  const [{ sponsorTransfer }, sponsor] = await Promise.all([import("./transfer.js"), readSponsor()])
  const xdr = sponsorTransfer(sponsored.envelope, entry, sponsor, options.networkPassphrase)
  return { transfer, xdr, verified: signed.verified }
}
