import type { Ledger } from "@alidade/network"
import { extractBaseAddress, Keypair } from "@stellar/stellar-sdk/base"

/** Who may sign for an account. */
export interface AccountAccess {
  readonly signers: { key: string; weight: number; type: string }[]
  /** The weight that a sign-in needs: the account's medium threshold, and at least 1. */
  readonly threshold: number
}

/**
 * Looks up who may sign for an account (`G…` or `M…`). Without an account on the network, its own key may. Signers that
 * are no keys are left out: they cannot sign a challenge.
 */
export function accessOf(ledger: Ledger, address: string): AccountAccess {
  const own = extractBaseAddress(address)
  const account = ledger.account(Keypair.fromPublicKey(own).xdrAccountId())
  if (!account) return { signers: [signerOf(own, 1)], threshold: 1 }
  const [master = 0, , medium = 0] = account.thresholds.toBytes()
  const added = account.signers
    .filter(({ key }) => key.type === "signerKeyTypeEd25519")
    .map(({ key, weight }) => signerOf(String(key.toJson()), weight))
  const signers = [...(master > 0 ? [signerOf(own, master)] : []), ...added]
  return { signers, threshold: Math.max(1, medium) }
}

function signerOf(key: string, weight: number): AccountAccess["signers"][number] {
  return { key, weight, type: "ed25519_public_key" }
}
