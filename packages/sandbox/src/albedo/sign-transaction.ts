import type { SandboxNetwork } from "../config.js"
import type { Fields } from "../wallet/fields.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { WalletState } from "../wallet/state.js"
import type { Order } from "./build.js"
import { IntentFailure } from "./errors.js"
import { submit } from "./horizon.js"
import type { Sessions } from "./sessions.js"

/** What carrying out an approved request needs. */
export interface Approved extends Order {
  /** The account that signs. */
  readonly signer: SandboxAccount
  /** Whether the signed content differs from the request. */
  readonly isAltered: boolean
  readonly quirks: WalletState["quirks"]
  /** Where granted sessions are stored. */
  readonly sessions: Sessions
}

/** A signed and possibly submitted transaction. */
interface Signed {
  readonly fields: Fields
  readonly isFailed: boolean
}

/**
 * Signs an envelope, and submits it if its parameters ask for that. Returns the reply's fields.
 * @throws {IntentFailure} -5 when Horizon refuses it, with the signed envelope
 */
export async function signTransaction(envelope: string, approved: Approved): Promise<Fields> {
  const { fields, isFailed } = await signAndSubmit(envelope, approved.params, approved)
  if (isFailed) throw new IntentFailure("horizon", "Failed to submit transaction", fields)
  return fields
}

/**
 * Signs transactions in order, and submits those whose own parameters ask for that.
 * @throws {IntentFailure} -5 when Horizon refuses one, with the signed envelopes
 */
export async function signBatch(
  transactions: readonly Fields[],
  approved: Approved,
): Promise<Fields> {
  const signed: Signed[] = []
  for (const params of transactions) {
    const { fields, isFailed } = await signAndSubmit(String(params.xdr), params, approved)
    signed.push({ fields: { ...params, ...fields }, isFailed })
  }
  const fields = { results: signed.map(({ fields }) => fields) }
  if (signed.some(({ isFailed }) => isFailed))
    throw new IntentFailure(
      "horizon",
      `Failed to submit ${signed.length > 1 ? "one of the transactions" : "transaction"}`,
      fields,
    )
  return fields
}

/** The reply's `network` is that of these parameters, or `public`, whatever network the signature is for. */
async function signAndSubmit(
  envelope: string,
  params: Fields,
  { signer, network, isAltered }: Approved,
): Promise<Signed> {
  const { signEnvelope } = await import("./sign.js")
  const signed = signEnvelope(envelope, network.passphrase, signer.seed, isAltered)
  const fields = {
    pubkey: signer.address,
    network: params.network || "public",
    tx_hash: signed.hash,
    signed_envelope_xdr: signed.envelope,
  }
  if (!params.submit) return { fields, isFailed: false }
  const { horizonResult, isFailed } = await submitted(network, signed.envelope)
  return { fields: { ...fields, horizonResult }, isFailed }
}

async function submitted(
  network: SandboxNetwork,
  envelope: string,
): Promise<{ horizonResult: Fields; isFailed: boolean }> {
  try {
    return { horizonResult: await submit(network, envelope), isFailed: false }
  } catch (thrown) {
    if (!(thrown instanceof IntentFailure)) throw thrown
    return { horizonResult: { error: thrown.error }, isFailed: true }
  }
}
