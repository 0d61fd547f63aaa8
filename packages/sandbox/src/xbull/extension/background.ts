import type { SandboxNetwork } from "../../config.js"
import type { Brain } from "../../wallet/brain.js"
import { signingKey } from "../../wallet/signing-key.js"
import type { Asked, AskedKind, Obstacle, Verdict } from "../../wallet/state.js"
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

type Answering = (brain: Brain, detail: Request["detail"], site: Site) => Promise<Answer>

/** xBull's answer to a request of a page. */
export async function answer(brain: Brain, request: Request, site: Site): Promise<Answer> {
  if (brain.getState().quirks["XE1-stale"]) return {}
  const { type, detail } = request
  return answers[type](brain, detail, site)
}

const answers: Readonly<Record<RequestType, Answering>> = {
  async XBULL_CONNECT(brain, { permissions }, site) {
    if (!brain.getState().created) return failure("Wallet hasn't been set upp")
    if (isGranted(brain, site)) return success(permissions)
    const { passphrase } = brain.network()
    const verdict = await ask(brain, { kind: "connect", payload: "", passphrase, host: site.host })
    if (typeof verdict !== "string") return verdict
    if (!approves(verdict)) return rejection(brain, "Connection denied")
    const { grants, network, account } = brain.getState()
    await brain.update({ grants: [...grants, { network, account, host: site.host }] })
    return success(permissions)
  },

  async XBULL_GET_PUBLIC_KEY(brain, _, site) {
    if (isGranted(brain, site)) return success(brain.getState().account)
    return failure("You are not authorized to request public keys from this wallet")
  },

  async XBULL_GET_NETWORK(brain) {
    const { id, passphrase } = brain.network()
    return success({ network: keys[id], networkPassphrase: passphrase })
  },

  async XBULL_SIGN_XDR(brain, detail, site) {
    const payload = typeof detail.xdr === "string" ? detail.xdr : ""
    return sign(brain, detail, site, "transaction", payload, async (signer) => {
      const { fulfil } = await import("../../wallet/fulfil.js")
      const { address, seed, passphrase, isAltered } = signer
      const asked = { kind: "transaction", payload, passphrase } as const
      return { signedXdr: fulfil(asked, seed, isAltered), signerAddress: address }
    })
  },

  async XBULL_SIGN_MESSAGE(brain, detail, site) {
    const payload = typeof detail.message === "string" ? detail.message : ""
    return sign(brain, detail, site, "message", payload, async (signer) => {
      const { signText } = await import("../sign.js")
      const { address, seed, isAltered } = signer
      const decodes = brain.getState().quirks.XP6 === true
      return {
        signedMessage: signText(payload, seed, { decodes, isAltered }),
        signerAddress: address,
      }
    })
  },
}

/** What xBull calls a network. */
const keys: Readonly<Record<SandboxNetwork["id"], string>> = {
  public: "PUBLIC",
  testnet: "TESTNET",
  local: "STANDALONE",
}

interface Signer {
  address: string
  seed: string
  passphrase: string
  isAltered: boolean
}

async function sign(
  brain: Brain,
  detail: Request["detail"],
  site: Site,
  kind: AskedKind,
  payload: string,
  payloadOf: (signer: Signer) => Promise<object>,
): Promise<Answer> {
  if (detail.origin !== site.origin) return null
  if (!isGranted(brain, site))
    return failure("You are not authorized to request signing a transaction from this wallet")
  const as = await signerOf(brain, detail)
  if (typeof as === "string") return failure(as)
  const { passphrase } = brain.networks.find(({ id }) => id === as.network)!
  if (kind === "transaction") {
    const { isTransaction } = await import("../../wallet/sign.js")
    if (!isTransaction(payload, passphrase)) {
      await brain.wait(REFUSAL_DELAY)
      return rejection(brain, "Sign request denied")
    }
  }
  // XE5: its password is asked each time.
  if (brain.getState().quirks.XE5) await brain.update({ locked: true })
  const verdict = await ask(brain, { kind, payload, passphrase, host: site.host, as })
  if (typeof verdict !== "string") return verdict
  if (!approves(verdict)) return rejection(brain, "Sign request denied")
  const { address, seed } = signingKey(brain, as.account, verdict === "wrong-signer")
  return success(await payloadOf({ address, seed, passphrase, isAltered: verdict === "alter" }))
}

/** Who signs, and for which network; the words of a refusal where the wallet has no such. */
async function signerOf(
  brain: Brain,
  detail: Request["detail"],
): Promise<{ account: string; network: SandboxNetwork["id"] } | string> {
  const state = brain.getState()
  const network = detail.network
    ? brain.networks.find(({ passphrase }) => passphrase === detail.network)?.id
    : state.network
  if (!network) return "Error"
  const account = detail.publicKey || state.account
  if (!brain.accounts.some(({ address }) => address === account))
    return "Combination of Network and public key is not available in this wallet"
  // XE4: what a request names, the wallet is set to from then on, whether it is approved or not.
  if (state.quirks.XE4 && network !== state.network) await brain.update({ network })
  return { account: String(account), network }
}

/** What its window shows when it listened too late (XE1). */
const missed: Obstacle = {
  kind: "blank",
  title: "xBull",
  text: "This window opened too late for the request and does not know of it. Close it and ask again.",
}

/** Asks the wallet's person in its window; an answer instead of a verdict where the window ends without one. */
async function ask(brain: Brain, asked: Asked): Promise<Exclude<Verdict, "close"> | Answer> {
  const { quirks, waiting } = brain.getState()
  if (quirks["XE1-slow"]) {
    await brain.ask({ ...asked, obstacle: missed })
    return null
  }
  if (quirks.XE2 && waiting.some(({ obstacle }) => obstacle?.kind !== "blank")) {
    await brain.hideWaiting()
    return null
  }
  const verdict = await brain.ask(asked)
  if (verdict !== "close") return verdict
  if (!quirks.XE1) return "reject"
  if (asked.kind !== "connect") return null
  await brain.wait(UNEXPECTED_DELAY)
  return {}
}

function rejection(brain: Brain, text: string): { detail: Detail } {
  return failure(brain.getState().quirks.XE3 ? {} : text, -1)
}

function isGranted(brain: Brain, site: Site): boolean {
  return brain.getState().grants.some(({ host }) => host === site.host)
}
