import type { SandboxNetwork } from "../config.js"
import type { WalletModel } from "../wallet/model.js"
import { type Intent, intents } from "./intents.js"
import type { Request } from "./wire.js"

/** A valid request: its intent and network. */
export interface Valid {
  readonly intent: Intent
  readonly network: SandboxNetwork
  /** The account that must sign, if the request names one. */
  readonly account: string | undefined
}

/** Repeats the page's checks in the wallet (AL2, AL8), in the same order. Returns an error text if one fails. */
export async function validate(
  { intent: name, params }: Request,
  { accounts, networks }: Pick<WalletModel, "accounts" | "networks">,
): Promise<Valid | string> {
  if (!name) return 'Parameter "intent" is required.'
  const intent = intents.get(name)
  if (!intent) return `Unknown intent: "${name}".`
  const { pubkey } = params
  if (pubkey && !(typeof pubkey === "string" && /^G[0-9A-Z]{55}$/.test(pubkey)))
    return 'Invalid "pubkey" parameter. Stellar account public key expected.'
  const missing = intent.required.find((key) => !Object.hasOwn(params, key) || !params[key])
  if (missing) return `Parameter "${missing}" is required for intent "${name}".`
  const network = networkOf(networks, params.network || undefined)
  if (!network) return `Unknown network: "${params.network}".`
  const flaw = await intent.flaw?.(params, network, accounts)
  return flaw ?? { intent, network, account: pubkey ? String(pubkey) : undefined }
}

/**
 * Finds the network of a request (AL6): `public` or `testnet` in any case, or one of their passphrases. Defaults to
 * Public. Returns undefined for any other name.
 */
export function networkOf(
  networks: readonly SandboxNetwork[],
  requested: unknown = "public",
): SandboxNetwork | undefined {
  const name = String(requested)
  return networks.find(({ id, passphrase }) => id === name.toLowerCase() || passphrase === name)
}
