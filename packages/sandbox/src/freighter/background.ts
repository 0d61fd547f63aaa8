import type { Brain } from "../wallet/brain.js"
import { logLostExtension } from "../wallet/log-lost-extension.js"
import { signingKey } from "../wallet/signing-key.js"
import type { AskedKind, Obstacle } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { isAllowed, nameAccount, type Site, visibleKey } from "./accounts.js"
import { networkDetails } from "./networks.js"
import { obstacleFor, obstacleForAuthEntry, obstacleForToken } from "./obstacles.js"
import { LATE_WINDOW, LONGEST_MESSAGE } from "./quirks.js"
import { signatureFor } from "./versions.js"
import {
  asksUser,
  DECLINED,
  failure,
  INTERNAL,
  type Reply,
  type Request,
  type RequestType,
  STALE,
} from "./wire.js"

const PUBLIC = "Public Global Stellar Network ; September 2015"

/** Freighter's answer to a request; null for silence. What goes wrong within is its own internal error. */
export async function answer(brain: Brain, request: Request, site: Site): Promise<Reply | null> {
  if (isLost(brain, request)) return STALE
  try {
    return await answers[request.type](brain, request, site)
  } catch {
    return failure(INTERNAL)
  }
}

/** FR3: whether the extension is gone, or its worker stops during this request. */
function isLost(brain: Brain, { type }: Request): boolean {
  const { quirks } = brain.getState()
  const stops = quirks["FR3-worker"] === true && asksUser.has(type)
  if (quirks.FR3) logLostExtension("gone")
  else if (stops) {
    brain.update({ quirks: { "FR3-worker": false } })
    logLostExtension("stopped")
  }
  return quirks.FR3 === true || stops
}

type Answering = (brain: Brain, request: Request, site: Site) => Promise<Reply | null>

const answers: Readonly<Record<RequestType, Answering>> = {
  REQUEST_CONNECTION_STATUS: async () => ({ isConnected: true }),
  REQUEST_ALLOWED_STATUS: async (brain, _, site) => ({ isAllowed: isAllowed(brain, site) }),
  REQUEST_PUBLIC_KEY: async (brain, _, site) => ({ publicKey: visibleKey(brain, site) }),
  REQUEST_USER_INFO: async (brain, _, site) => ({
    userInfo: { publicKey: visibleKey(brain, site) },
  }),
  REQUEST_NETWORK: async (brain) => ({ network: networkDetails(brain.network()).network }),
  REQUEST_NETWORK_DETAILS: async (brain) => ({ networkDetails: networkDetails(brain.network()) }),

  async REQUEST_ACCESS(brain, _, site) {
    if (isAllowed(brain, site)) return { publicKey: brain.getState().account }
    return connect(brain, site, () => ({ publicKey: brain.getState().account }))
  },

  // Asked while locked, it looks for the grant of no account at all: false, though the user then connected.
  async SET_ALLOWED_STATUS(brain, _, site) {
    if (isAllowed(brain, site)) return { isAllowed: true }
    const wasLocked = brain.getState().locked
    return connect(brain, site, () => ({ isAllowed: !wasLocked }))
  },

  async SUBMIT_TRANSACTION(brain, request, site) {
    const { isTransaction, signTransaction } = await import("../wallet/sign.js")
    const payload = text(request.transactionXdr)
    const passphrase = text(request.networkPassphrase) || PUBLIC
    if (!isTransaction(payload, passphrase)) return failure(INTERNAL)
    if (brain.getState().quirks.FR10) await brain.wait(LATE_WINDOW)
    return sign(brain, request, site, {
      kind: "transaction",
      payload,
      passphrase,
      obstacle: () => obstacleFor(brain, site, "transaction", passphrase),
      async reply(seed, alter) {
        const signed = alter ? alter.alterTransaction(payload) : payload
        return { signedTransaction: signTransaction(signed, passphrase, seed) }
      },
    })
  },

  async SUBMIT_BLOB(brain, request, site) {
    if (typeof request.blob !== "string") return failure(INTERNAL)
    const payload = request.blob
    if (payload.length > LONGEST_MESSAGE) return null
    const passphrase = text(request.networkPassphrase) || brain.network().passphrase
    return sign(brain, request, site, {
      kind: "message",
      payload,
      passphrase,
      obstacle: () => obstacleFor(brain, site, "message", passphrase),
      async reply(seed, alter) {
        const { signMessage } = await import("../wallet/sign.js")
        const signature = signMessage(alter ? alter.alterMessage(payload) : payload, seed)
        return { signedBlob: await signatureFor(request.apiVersion, "4.0.0", signature) }
      },
    })
  },

  // The network inside the preimage counts, not the passphrase that the page sends.
  async SUBMIT_AUTH_ENTRY(brain, request, site) {
    const payload = text(request.entryXdr)
    return sign(brain, request, site, {
      kind: "auth-entry",
      payload,
      passphrase: brain.network().passphrase,
      obstacle: (signer) => obstacleForAuthEntry(brain, site, payload, signer),
      async reply(seed, alter) {
        const { signPreimage } = await import("../wallet/sign.js")
        const signature = signPreimage(alter ? alter.alterPreimage(payload) : payload, seed)
        return { signedAuthEntry: await signatureFor(request.apiVersion, "4.2.0", signature) }
      },
    })
  },

  // Its failure comes in one form only (FR3).
  async SUBMIT_TOKEN(brain, request, site) {
    const payload = text(request.contractId)
    const passphrase = text(request.networkPassphrase) || PUBLIC
    const verdict = await ask(brain, site, {
      kind: "token",
      payload,
      passphrase,
      obstacle: obstacleForToken(brain, site, passphrase, payload),
    })
    if (!verdict) return null
    return approves(verdict) ? { contractId: payload } : { apiError: DECLINED }
  },
}

/** What is asked of the person, before it is known who asks. */
interface Question {
  readonly kind: AskedKind
  readonly payload: string
  readonly passphrase: string
  readonly obstacle?: Obstacle | undefined
}

/** FR9: in the side panel a new request takes the place of the one before. */
function ask(brain: Brain, site: Site, question: Question): ReturnType<Brain["ask"]> {
  if (brain.getState().quirks.FR9) brain.hideWaiting()
  return brain.ask({ ...question, host: site.host })
}

async function connect(brain: Brain, site: Site, granted: () => Reply): Promise<Reply | null> {
  const { passphrase } = brain.network()
  const verdict = await ask(brain, site, { kind: "connect", payload: "", passphrase })
  if (!verdict) return null
  if (!approves(verdict)) return failure(DECLINED)
  const { grants, network, account } = brain.getState()
  brain.update({ grants: [...grants, { network, account, host: site.host }] })
  return granted()
}

interface Signing extends Omit<Question, "obstacle"> {
  /** Why it cannot be signed, once the account is settled. */
  obstacle(signer: string): Obstacle | undefined | Promise<Obstacle | undefined>
  /** The reply's fields, signed with the seed, and changed first when `alter` is given. */
  reply(seed: string, alter: typeof import("../wallet/alter.js") | null): Promise<Reply>
}

async function sign(
  brain: Brain,
  request: Request,
  site: Site,
  signing: Signing,
): Promise<Reply | null> {
  const { kind, payload, passphrase } = signing
  const named = nameAccount(brain, request)
  const obstacle =
    named.obstacle ?? (await signing.obstacle(named.address ?? brain.getState().account))
  const verdict = await ask(brain, site, { kind, payload, passphrase, obstacle })
  if (!verdict) return null
  if (!approves(verdict)) return failure(DECLINED)
  const { address, seed } = signingKey(brain, named.address, verdict === "wrong-signer")
  const alter = verdict === "alter" ? await import("../wallet/alter.js") : null
  return { ...(await signing.reply(seed, alter)), signerAddress: address }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
