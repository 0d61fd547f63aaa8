import { far } from "../wallet/far.js"
import { textOf } from "../wallet/fields.js"
import { logLostExtension } from "../wallet/log-lost-extension.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { signApproved } from "../wallet/signing.js"
import type { Obstacle, RequestKind } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { endSwitching, isAllowed, requestedAccount, type Site, visibleKey } from "./accounts.js"
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

/** Freighter's reply to a request; null to stay silent. Exceptions become its internal error. */
export async function answer(
  model: WalletModel,
  request: Request,
  site: Site,
): Promise<Reply | null> {
  if (isLost(model, request)) return STALE
  try {
    return await answers[request.type](model, request, site)
  } catch {
    return failure(INTERNAL)
  }
}

/** FR3: whether the extension is gone, or its worker stops during this request. */
function isLost(model: WalletModel, { type }: Request): boolean {
  const { quirks } = model.getState()
  const stops = quirks["FR3-worker"] === true && asksUser.has(type)
  if (quirks.FR3) logLostExtension("gone")
  else if (stops) {
    model.update({ quirks: { "FR3-worker": false } })
    logLostExtension("stopped")
  }
  return quirks.FR3 === true || stops
}

type RequestHandler = (model: WalletModel, request: Request, site: Site) => Promise<Reply | null>

const answers: Readonly<Record<RequestType, RequestHandler>> = {
  REQUEST_CONNECTION_STATUS: async () => ({ isConnected: true }),
  REQUEST_ALLOWED_STATUS: async (model, _, site) => ({ isAllowed: isAllowed(model, site) }),
  REQUEST_PUBLIC_KEY: async (model, _, site) => ({ publicKey: visibleKey(model, site) }),
  REQUEST_USER_INFO: async (model, _, site) => ({
    userInfo: { publicKey: visibleKey(model, site) },
  }),
  REQUEST_NETWORK: async (model) => ({ network: networkDetails(model.network()).network }),
  REQUEST_NETWORK_DETAILS: async (model) => ({ networkDetails: networkDetails(model.network()) }),

  async REQUEST_ACCESS(model, _, site) {
    if (isAllowed(model, site)) return { publicKey: model.getState().account }
    return connect(model, site, () => ({ publicKey: model.getState().account }))
  },

  // While locked, Freighter checks the grant without an account, so the reply is false although the user then connects.
  async SET_ALLOWED_STATUS(model, _, site) {
    if (isAllowed(model, site)) return { isAllowed: true }
    const wasLocked = model.getState().locked
    return connect(model, site, () => ({ isAllowed: !wasLocked }))
  },

  async SUBMIT_TRANSACTION(model, request, site) {
    const { isTransaction } = await far(import("../wallet/sign.js"))
    const payload = textOf(request.transactionXdr)
    const passphrase = textOf(request.networkPassphrase) || PUBLIC
    if (!(await isTransaction(payload, passphrase))) return failure(INTERNAL)
    if (model.getState().quirks.FR10) await model.wait(LATE_WINDOW)
    return sign(model, request, site, {
      kind: "transaction",
      payload,
      passphrase,
      obstacle: () => obstacleFor(model, site, "transaction", passphrase),
      reply: (signedTransaction) => ({ signedTransaction }),
    })
  },
  async SUBMIT_BLOB(model, request, site) {
    if (typeof request.blob !== "string") return failure(INTERNAL)
    const payload = request.blob
    if (payload.length > LONGEST_MESSAGE) return null
    const passphrase = textOf(request.networkPassphrase) || model.network().passphrase
    return sign(model, request, site, {
      kind: "message",
      payload,
      passphrase,
      obstacle: () => obstacleFor(model, site, "message", passphrase),
      reply: (signed) => ({ signedBlob: signatureFor(request.apiVersion, "4.0.0", signed) }),
    })
  },
  // The network inside the preimage matters, not the passphrase from the page.
  async SUBMIT_AUTH_ENTRY(model, request, site) {
    const payload = textOf(request.entryXdr)
    return sign(model, request, site, {
      kind: "auth-entry",
      payload,
      passphrase: model.network().passphrase,
      obstacle: (signer) => obstacleForAuthEntry(model, site, payload, signer),
      reply: (signed) => ({ signedAuthEntry: signatureFor(request.apiVersion, "4.2.0", signed) }),
    })
  },
  // This error has only one form (FR3).
  async SUBMIT_TOKEN(model, request, site) {
    const payload = textOf(request.contractId)
    const passphrase = textOf(request.networkPassphrase) || PUBLIC
    const verdict = await ask(model, site, {
      kind: "token",
      payload,
      passphrase,
      obstacle: obstacleForToken(model, site, passphrase, payload),
    })
    if (!verdict) return null
    return approves(verdict) ? { contractId: payload } : { apiError: DECLINED }
  },
}

/** A request to the person, without the site. */
interface PendingRequest {
  readonly kind: RequestKind
  readonly payload: string
  readonly passphrase: string
  readonly obstacle?: Obstacle | undefined
}

/** FR9: in the side panel a new request replaces the previous one. */
function ask(
  model: WalletModel,
  site: Site,
  pending: PendingRequest,
): ReturnType<WalletModel["ask"]> {
  if (model.getState().quirks.FR9) model.hideWaiting()
  return model.ask({ ...pending, host: site.host })
}

async function connect(
  model: WalletModel,
  site: Site,
  granted: () => Reply,
): Promise<Reply | null> {
  const { passphrase } = model.network()
  const verdict = await ask(model, site, { kind: "connect", payload: "", passphrase })
  if (!verdict) return null
  if (!approves(verdict)) return failure(DECLINED)
  const { grants, network, account } = model.getState()
  model.update({ grants: [...grants, { network, account, host: site.host }] })
  return granted()
}

interface Signing extends Signable {
  /** Why it cannot be signed, once the account is known. */
  obstacle(signer: string): Obstacle | undefined | Promise<Obstacle | undefined>
  /** Builds the reply's fields from the signed data. */
  reply(signed: string): Reply
}

async function sign(
  model: WalletModel,
  request: Request,
  site: Site,
  { obstacle: obstacleOf, reply, ...signable }: Signing,
): Promise<Reply | null> {
  const requested = requestedAccount(model, request)
  const obstacle =
    requested.obstacle ?? (await obstacleOf(requested.address ?? model.getState().account))
  const verdict = await ask(model, site, { ...signable, obstacle })
  endSwitching(model)
  if (!verdict) return null
  if (!approves(verdict)) return failure(DECLINED)
  const { signed, signer } = await signApproved(model, signable, requested.address, verdict)
  return { ...reply(signed), signerAddress: signer }
}
