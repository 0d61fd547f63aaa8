import { far } from "./far.js"
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
 * Signs an approved request as `signRequest` does. The verdict can make another account sign, or change what is signed,
 * and so can a quirk of the wallet.
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
  const { redirected, signRequest } = await far(import("./sign-request.js"))
  const cheat = cheatOf(model, verdict)
  const key = signingKey(model, address, cheat === "key")
  const request = {
    ...signable,
    ...(cheat === "recipient" &&
      (await redirected(signable, signingKey(model, address, true).address))),
    ...(cheat === "network" && { passphrase: ANOTHER_NETWORK }),
  }
  return { signed: await signRequest(request, key, cheat === "amount"), signer: key.address }
}

/** What a dishonest wallet changes, although the person approved the request. */
export type Cheat = (typeof cheats)[number]

export const cheats = ["amount", "recipient", "key", "network"] as const

/** The id of the quirk with which a wallet cheats at each signature. */
export function cheatQuirk(cheat: Cheat): string {
  return `CHEAT-${cheat}`
}

const ANOTHER_NETWORK = "Public Global Stellar Network ; September 2015"

function cheatOf(model: WalletModel, verdict: Verdict): Cheat | undefined {
  if (verdict === "alter") return "amount"
  if (verdict === "wrong-signer") return "key"
  const { quirks } = model.getState()
  return cheats.find((cheat) => quirks[cheatQuirk(cheat)])
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
  const { isTransaction, networkId, readPreimage } = await far(import("./sign.js"))
  if (kind === "transaction") return isTransaction(payload, passphrase)
  try {
    const entry = await readPreimage(payload)
    return (
      model.getState().authEntry.includes(entry.version) &&
      (!ownNetwork || entry.networkId === (await networkId(passphrase))) &&
      (entry.address ?? signer) === signer
    )
  } catch {
    return false
  }
}
