import type { SandboxAccount } from "./keys.js"
import type { WalletModel } from "./model.js"
import type { Signable } from "./sign-request.js"
import type { Verdict, WalletRequest } from "./state.js"

/** Returns the key that signs: the given account's, by default the active one's. If `wrong`, the next account's. */
export function signingKey(
  model: WalletModel,
  address: string | undefined,
  wrong: boolean,
): SandboxAccount {
  const { accounts } = model
  const wanted = address ?? model.getState().account
  const at = accounts.findIndex((account) => account.address === wanted)
  return accounts[(wrong ? at + 1 : at) % accounts.length]!
}

/**
 * Signs an approved request as `signRequest` does. The verdict can make another account sign, or change what is signed.
 * `signer` is the account that signed.
 *
 * @param address the account that should sign, by default the active one
 */
export async function signApproved(
  model: WalletModel,
  signable: Signable,
  address: string | undefined,
  verdict: Verdict,
): Promise<{ signed: string; signer: string }> {
  const { signRequest } = await import("./sign-request.js")
  const { address: signer, seed } = signingKey(model, address, verdict === "wrong-signer")
  return { signed: signRequest(signable, seed, verdict === "alter"), signer }
}

/**
 * Whether a wallet can sign a request. A transaction must be readable. An auth entry must have a type that the wallet
 * supports, must not be bound to another account, and, with `ownNetwork`, must be for the given network.
 */
export async function canSign(
  model: WalletModel,
  { kind, payload, passphrase }: Pick<WalletRequest, "kind" | "payload" | "passphrase">,
  signer: string,
  { ownNetwork = false }: { ownNetwork?: boolean } = {},
): Promise<boolean> {
  if (kind !== "transaction" && kind !== "auth-entry") return true
  const { isTransaction, networkId, readPreimage } = await import("./sign.js")
  if (kind === "transaction") return isTransaction(payload, passphrase)
  try {
    const entry = readPreimage(payload)
    return (
      model.getState().authEntry.includes(entry.version) &&
      (!ownNetwork || entry.networkId === networkId(passphrase)) &&
      (entry.address ?? signer) === signer
    )
  } catch {
    return false
  }
}
