import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { canSign, signingKey } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import type { RequestType } from "./wire.js"

/** How a request ended: with what its answer's box holds, or without. Null for silence. */
export type Outcome = { readonly boxed: Fields } | "rejected" | "closed" | null

/** What a request wants of the wallet's person, once it is read. */
interface Wanted {
  readonly kind: "connect" | "transaction" | "message"
  readonly payload: string
  /** Account and network that it names. */
  readonly named: Named
  /** What its answer's box holds; a connection has nothing signed. */
  boxed(signer: string, signed: string): Fields
}

interface Signer {
  /** Undefined for whichever is active when it is approved. */
  readonly account?: string
  readonly network: SandboxNetwork["id"]
}

interface Named {
  readonly account?: unknown
  readonly passphrase?: unknown
}

/** Does what a request asks for, when the wallet's person approves (XP3, XP4). */
export async function perform(
  model: WalletModel,
  type: RequestType,
  opened: unknown,
  host: string,
): Promise<Outcome> {
  const wanted = requests[type](fieldsOf(opened))
  const as = wanted && signerOf(model, wanted.named)
  if (!wanted || !as) return "rejected"
  const { kind, payload, boxed } = wanted
  const { passphrase } = model.networks.find(({ id }) => id === as.network)!
  if (!(await canSign(model, { kind, payload, passphrase }, ""))) return "rejected"
  const verdict = await model.ask({ kind, payload, host, passphrase, as })
  if (!verdict) return null
  if (verdict === "close") return "closed"
  if (!approves(verdict)) return "rejected"
  if (kind === "connect")
    return { boxed: boxed(signingKey(model, as.account, verdict === "wrong-signer").address, "") }
  const { signAs } = await import("./sign.js")
  const { signed, signer } = await signAs(model, { kind, payload, passphrase }, as.account, verdict)
  return { boxed: boxed(signer, signed) }
}

const requests: Readonly<Record<RequestType, (opened: Fields) => Wanted | null>> = {
  XBULL_CONNECT: () => ({
    kind: "connect",
    payload: "",
    named: {},
    boxed: (signer) => ({ publicKey: signer }),
  }),
  XBULL_SIGN({ xdr, publicKey, network }) {
    if (typeof xdr !== "string") return null
    return {
      kind: "transaction",
      payload: xdr,
      named: { account: publicKey, passphrase: network },
      boxed: (_, signed) => ({ xdr: signed }),
    }
  },
  XBULL_SIGN_MESSAGE({ message, opts }) {
    if (typeof message !== "string") return null
    const { address, networkPassphrase } = fieldsOf(opts)
    return {
      kind: "message",
      payload: message,
      named: { account: address, passphrase: networkPassphrase },
      boxed: (signerAddress, signedMessage) => ({
        message,
        fullMessage: `Stellar Signed Message:\n${message}`,
        signedMessage,
        signerAddress,
      }),
    }
  },
}

/** Who signs (XP4): account and network count only when both are named; null for a pair that the wallet has not. */
function signerOf(model: WalletModel, { account, passphrase }: Named): Signer | null {
  if (!account || !passphrase) return { network: model.getState().network }
  const known = model.accounts.find(({ address }) => address === account)
  const network = model.networks.find((network) => network.passphrase === passphrase)
  return known && network ? { account: known.address, network: network.id } : null
}
