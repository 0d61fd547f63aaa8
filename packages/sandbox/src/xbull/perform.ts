import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { canSign, signingKey } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import { signAs } from "./sign-as.js"
import type { RequestType } from "./wire.js"

/** The result of a request: the values to encrypt in the reply, or why there are none. Null means no reply. */
export type Outcome = { readonly boxed: Fields } | "rejected" | "closed" | null

/** What a request needs from the person. */
interface ParsedRequest {
  readonly kind: "connect" | "transaction" | "message"
  readonly payload: string
  /** The account and network in the request. */
  readonly requested: RequestedSigner
  /** Returns the values to encrypt in the reply. A connection has no signature. */
  boxed(signer: string, signed: string): Fields
}

interface Signer {
  /** Undefined for the account that is active on approval. */
  readonly account?: string
  readonly network: SandboxNetwork["id"]
}

interface RequestedSigner {
  readonly account?: unknown
  readonly passphrase?: unknown
}

/** Performs a request after the person approves it (XP3, XP4). */
export async function perform(
  model: WalletModel,
  type: RequestType,
  opened: unknown,
  host: string,
): Promise<Outcome> {
  const parsed = requests[type](fieldsOf(opened))
  const as = parsed && signerOf(model, parsed.requested)
  if (!parsed || !as) return "rejected"
  const { kind, payload, boxed } = parsed
  const { passphrase } = model.networks.find(({ id }) => id === as.network)!
  if (!(await canSign(model, { kind, payload, passphrase }, ""))) return "rejected"
  const verdict = await model.ask({ kind, payload, host, passphrase, as })
  if (!verdict) return null
  if (verdict === "close") return "closed"
  if (!approves(verdict)) return "rejected"
  if (kind === "connect")
    return { boxed: boxed(signingKey(model, as.account, verdict === "wrong-signer").address, "") }
  const { signed, signer } = await signAs(model, { kind, payload, passphrase }, as.account, verdict)
  return { boxed: boxed(signer, signed) }
}

const requests: Readonly<Record<RequestType, (opened: Fields) => ParsedRequest | null>> = {
  XBULL_CONNECT: () => ({
    kind: "connect",
    payload: "",
    requested: {},
    boxed: (signer) => ({ publicKey: signer }),
  }),
  XBULL_SIGN({ xdr, publicKey, network }) {
    if (typeof xdr !== "string") return null
    return {
      kind: "transaction",
      payload: xdr,
      requested: { account: publicKey, passphrase: network },
      boxed: (_, signed) => ({ xdr: signed }),
    }
  },
  XBULL_SIGN_MESSAGE({ message, opts }) {
    if (typeof message !== "string") return null
    const { address, networkPassphrase } = fieldsOf(opts)
    return {
      kind: "message",
      payload: message,
      requested: { account: address, passphrase: networkPassphrase },
      boxed: (signerAddress, signedMessage) => ({
        message,
        fullMessage: `Stellar Signed Message:\n${message}`,
        signedMessage,
        signerAddress,
      }),
    }
  },
}

/**
 * The account and network that sign (XP4). They matter only if the request has both. Returns null if the wallet does
 * not have them.
 */
function signerOf(model: WalletModel, { account, passphrase }: RequestedSigner): Signer | null {
  if (!account || !passphrase) return { network: model.getState().network }
  const known = model.accounts.find(({ address }) => address === account)
  const network = model.networks.find((network) => network.passphrase === passphrase)
  return known && network ? { account: known.address, network: network.id } : null
}
