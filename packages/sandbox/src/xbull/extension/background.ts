import type { SandboxNetwork } from "../../config.js"
import { textOf } from "../../wallet/fields.js"
import type { WalletModel } from "../../wallet/model.js"
import { canSign } from "../../wallet/signing.js"
import type { Obstacle, Verdict, WalletRequest } from "../../wallet/state.js"
import { approves } from "../../wallet/verdicts.js"
import { REFUSAL_DELAY, UNEXPECTED_DELAY } from "../quirks.js"
import { type Detail, failure, type Request, type RequestType, success } from "./wire.js"

/** The page that asks. */
export interface Site {
  readonly origin: string
  /** Host name and port: a site of its own for each. */
  readonly host: string
}

/** What a reply holds; without a detail the window went away. Null for silence. */
type Answer = { readonly detail?: Detail } | null

type Answering = (model: WalletModel, detail: Request["detail"], site: Site) => Promise<Answer>

/** xBull's answer to a request of a page. */
export async function answer(model: WalletModel, request: Request, site: Site): Promise<Answer> {
  if (model.getState().quirks["XE1-stale"]) return {}
  const { type, detail } = request
  return answers[type](model, detail, site)
}

const answers: Readonly<Record<RequestType, Answering>> = {
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

/** What xBull calls a network. */
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
  // XE5: its password is asked each time.
  if (model.getState().quirks.XE5) await model.update({ locked: true })
  const verdict = await ask(model, { ...signable, host: site.host, as })
  if (typeof verdict !== "string") return verdict
  if (!approves(verdict)) return rejection(model, "Sign request denied")
  const { signAs } = await import("../sign.js")
  const { signed, signer } = await signAs(model, signable, as.account, verdict)
  return success(payloadOf(signed, signer))
}

/** Who signs, and for which network; the words of a refusal where the wallet has no such. */
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
  // XE4: what a request names, the wallet is set to from then on, whether it is approved or not.
  if (state.quirks.XE4 && network !== state.network) await model.update({ network })
  return { account: String(account), network }
}

/** What its window shows when it listened too late (XE1). */
const missed: Obstacle = {
  kind: "blank",
  title: "xBull",
  text: "This window opened too late for the request and does not know of it. Close it and ask again.",
}

/** Asks the wallet's person in its window; an answer instead of a verdict where the window ends without one. */
async function ask(
  model: WalletModel,
  asked: WalletRequest,
): Promise<Exclude<Verdict, "close"> | Answer> {
  const { quirks, waiting } = model.getState()
  if (quirks["XE1-slow"]) {
    await model.ask({ ...asked, obstacle: missed })
    return null
  }
  if (quirks.XE2 && waiting.some(({ obstacle }) => obstacle?.kind !== "blank")) {
    await model.hideWaiting()
    return null
  }
  const verdict = await model.ask(asked)
  if (verdict !== "close") return verdict
  if (!quirks.XE1) return "reject"
  if (asked.kind !== "connect") return null
  await model.wait(UNEXPECTED_DELAY)
  return {}
}

function rejection(model: WalletModel, text: string): { detail: Detail } {
  return failure(model.getState().quirks.XE3 ? {} : text, -1)
}

function isGranted(model: WalletModel, site: Site): boolean {
  return model.getState().grants.some(({ host }) => host === site.host)
}
