import type { SandboxNetwork } from "../../config.js"
import { textOf } from "../../wallet/fields.js"
import type { WalletModel } from "../../wallet/model.js"
import { canSign } from "../../wallet/signing.js"
import type { Obstacle, Verdict, WalletRequest } from "../../wallet/state.js"
import { approves } from "../../wallet/verdicts.js"
import { REFUSAL_DELAY, UNEXPECTED_DELAY } from "../quirks.js"
import { signAs } from "../sign-as.js"
import { type Detail, failure, type Request, type RequestType, success } from "./wire.js"

/** The requesting page. */
export interface Site {
  readonly origin: string
  /** Host name and port. Each port is a separate site. */
  readonly host: string
}

/** A reply's content. Without a detail, the window was lost. Null means no reply. */
type Answer = { readonly detail?: Detail } | null

type RequestHandler = (model: WalletModel, detail: Request["detail"], site: Site) => Promise<Answer>

/** xBull's reply to a page's request. */
export async function answer(model: WalletModel, request: Request, site: Site): Promise<Answer> {
  if (model.getState().quirks["XE1-stale"]) return {}
  const { type, detail } = request
  return answers[type](model, detail, site)
}

const answers: Readonly<Record<RequestType, RequestHandler>> = {
  async XBULL_CONNECT(model, { permissions }, site) {
    if (!model.getState().created) return failure("Wallet hasn't been set upp")
    if (isGranted(model, site)) return success(permissions)
    const { passphrase } = model.network()
    const verdict = await ask(model, { kind: "connect", payload: "", passphrase, host: site.host })
    if (typeof verdict !== "string") return verdict
    if (!approves(verdict)) return rejection(model, "Connection denied")
    const { grants, network, account } = model.getState()
    await model.update({ grants: [...grants, { network, account, host: site.host }] })
    return success(permissions)
  },

  async XBULL_GET_PUBLIC_KEY(model, _, site) {
    if (isGranted(model, site)) return success(model.getState().account)
    return failure("You are not authorized to request public keys from this wallet")
  },

  async XBULL_GET_NETWORK(model) {
    const { id, passphrase } = model.network()
    return success({ network: keys[id], networkPassphrase: passphrase })
  },

  XBULL_SIGN_XDR: (model, detail, site) =>
    sign(model, detail, site, "transaction", (signedXdr, signerAddress) => ({
      signedXdr,
      signerAddress,
    })),
  XBULL_SIGN_MESSAGE: (model, detail, site) =>
    sign(model, detail, site, "message", (signedMessage, signerAddress) => ({
      signedMessage,
      signerAddress,
    })),
}

/** xBull's names of the networks. */
const keys: Readonly<Record<SandboxNetwork["id"], string>> = {
  public: "PUBLIC",
  testnet: "TESTNET",
  local: "STANDALONE",
}

async function sign(
  model: WalletModel,
  detail: Request["detail"],
  site: Site,
  kind: "transaction" | "message",
  payloadOf: (signed: string, signer: string) => object,
): Promise<Answer> {
  if (detail.origin !== site.origin) return null
  if (!isGranted(model, site))
    return failure("You are not authorized to request signing a transaction from this wallet")
  const as = await signerOf(model, detail)
  if (typeof as === "string") return failure(as)
  const { passphrase } = model.networks.find(({ id }) => id === as.network)!
  const signable = {
    kind,
    payload: textOf(kind === "transaction" ? detail.xdr : detail.message),
    passphrase,
  }
  if (!(await canSign(model, signable, as.account))) {
    await model.wait(REFUSAL_DELAY)
    return rejection(model, "Sign request denied")
  }
  // XE5: xBull asks for its password each time.
  if (model.getState().quirks.XE5) await model.update({ locked: true })
  const verdict = await ask(model, { ...signable, host: site.host, as })
  if (typeof verdict !== "string") return verdict
  if (!approves(verdict)) return rejection(model, "Sign request denied")

  const { signed, signer } = await signAs(model, signable, as.account, verdict)
  return success(payloadOf(signed, signer))
}

/** The account and network that sign, or an error text if the wallet does not have them. */
async function signerOf(
  model: WalletModel,
  detail: Request["detail"],
): Promise<{ account: string; network: SandboxNetwork["id"] } | string> {
  const state = model.getState()
  const network = detail.network
    ? model.networks.find(({ passphrase }) => passphrase === detail.network)?.id
    : state.network
  if (!network) return "Error"
  const account = detail.publicKey || state.account
  if (!model.accounts.some(({ address }) => address === account))
    return "Combination of Network and public key is not available in this wallet"
  // XE4: the wallet switches to the requested network, whether the request is approved or not.
  if (state.quirks.XE4 && network !== state.network) await model.update({ network })
  return { account: String(account), network }
}

/** What a window shows that opened too late (XE1). */
const missedRequest: Obstacle = {
  kind: "blank",
  title: "xBull",
  text: "This window opened too late and missed the request. Close it and try again.",
}

/** Asks the person in a window. Returns an answer instead of a verdict if the window ends without one. */
async function ask(
  model: WalletModel,
  request: WalletRequest,
): Promise<Exclude<Verdict, "close"> | Answer> {
  const { quirks, waiting } = model.getState()
  if (quirks["XE1-slow"]) {
    await model.ask({ ...request, obstacle: missedRequest })
    return null
  }
  if (quirks.XE2 && waiting.some(({ obstacle }) => obstacle?.kind !== "blank")) {
    await model.hideWaiting()
    return null
  }
  const verdict = await model.ask(request)
  if (verdict !== "close") return verdict
  if (!quirks.XE1) return "reject"
  if (request.kind !== "connect") return null
  await model.wait(UNEXPECTED_DELAY)
  return {}
}

function rejection(model: WalletModel, text: string): { detail: Detail } {
  return failure(model.getState().quirks.XE3 ? {} : text, -1)
}

function isGranted(model: WalletModel, site: Site): boolean {
  return model.getState().grants.some(({ host }) => host === site.host)
}
