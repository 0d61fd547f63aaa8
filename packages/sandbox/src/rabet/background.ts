import { isConnected, keepConnection } from "../wallet/connections.js"
import { type Far, far } from "../wallet/far.js"
import { textOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { startRequest } from "../wallet/pending-request.js"
import { signApproved } from "../wallet/signing.js"
import type { Obstacle, Verdict, WalletRequest } from "../wallet/state.js"
import { approves, inFront } from "../wallet/verdicts.js"
import { networkDetails, networkOf } from "./networks.js"
import { hasRoom, type ScreenArea } from "./placement.js"
import { WINDOW_TIME } from "./quirks.js"
import { type Detail, failure, type Reply, type RequestType } from "./wire.js"

/** Rabet's reply to a request; null to stay silent. Exceptions become its internal error. */
export async function answer(
  model: WalletModel,
  type: RequestType,
  detail: Detail,
  screen: ScreenArea,
): Promise<Reply | null> {
  const { created, quirks } = model.getState()
  if (!created) return failure("no-account")
  if (quirks["RA5-untouched"]) return null
  try {
    return await answers[type](model, detail, screen)
  } catch {
    return failure("internal-error")
  }
}

type RequestHandler = (
  model: WalletModel,
  detail: Detail,
  screen: ScreenArea,
) => Promise<Reply | null>

const answers: Readonly<Record<RequestType, RequestHandler>> = {
  IS_UNLOCKED: async (model) => ({ ok: true, isUnlocked: !model.getState().locked }),
  NETWORK: async (model) => ({ ok: true, network: networkDetails(model.network()) }),

  // The host of a connection includes its port (RA4).
  async CONNECT(model, detail, screen) {
    const host = textOf(detail.host)
    const connected = (): Reply => ({
      ok: true,
      message: { publicKey: model.getState().account },
    })
    if (!model.getState().locked && isConnected(model, host)) return connected()
    if (!hasRoom(detail, screen)) return failure("internal-error")
    const { passphrase } = model.network()
    const verdict = await ask(model, { kind: "connect", payload: "", host, passphrase })
    if (!verdict) return null
    if (!approves(verdict)) return failure("user-rejected")
    if (!model.getState().quirks["RA5-forgets"]) keepConnection(model, host)
    return connected()
  },

  // The request's network matters, not the wallet's setting. Without one, Rabet's script fails without a reply.
  async SIGN(model, detail, screen) {
    if (typeof detail.network !== "string") return null
    const { locked, account, quirks } = model.getState()
    const network = networkOf(detail.network, quirks.RA2 === true)
    if (!network) return failure("internal-error")
    const host = textOf(detail.host)
    const isBlank = locked && quirks.RA4 === true
    if (!isBlank && !isConnected(model, host)) return failure("not-connected")
    if (!hasRoom(detail, screen)) return failure(locked ? "internal-error" : "not-connected")

    const { passphrase } = model.networks.find(({ id }) => id === network)!
    const signable = { kind: "transaction", payload: textOf(detail.xdr), passphrase } as const
    const { isReadable } = await loadReader()
    const canRead = await isReadable(signable.payload, passphrase)
    const verdict = await ask(model, {
      ...signable,
      host,
      as: { account, network },
      ...(isBlank ? { obstacle: blank } : canRead ? {} : { obstacle: unreadable }),
    })
    if (!verdict) return null
    if (!isBlank && !canRead && verdict === "reject") return failure("invalid-xdr")
    if (!approves(verdict)) return failure("user-rejected")
    if (model.getState().quirks["RA6-null"]) return { ok: true, message: { xdr: null } }

    const { signed } = await signApproved(model, signable, account, verdict)
    return { ok: true, message: { xdr: signed } }
  },

  async DISCONNECT(model, detail) {
    const host = textOf(detail.host)
    const { grants } = model.getState()
    void model.update({ grants: grants.filter((grant) => !grant.host.includes(host)) })
    return { ok: true, message: "disconnected-successfully" }
  },

  async CLOSE_WINDOW(model) {
    const open = inFront(model.getState())
    if (!open) return failure("no-window-to-be-closed")
    void model.settle("close", open.id)
    return { ok: true, message: "window-closed" }
  },
}

// A single promise, so that windows open in the order of their requests.
let loaded: Promise<Far<typeof import("./envelope.js")>> | undefined
function loadReader(): NonNullable<typeof loaded> {
  loaded ??= far(import("./envelope.js"))
  return loaded
}

const blank: Obstacle = {
  kind: "blank",
  title: "Blank window",
  text: "Rabet is locked. Its window for a signature stays blank and closes by itself.",
}

const unreadable: Obstacle = {
  kind: "notice",
  title: "Invalid XDR",
  text: "Rabet cannot read this transaction.",
}

/** Asks in a window that closes by itself (RA3). */
async function ask(model: WalletModel, request: WalletRequest): Promise<Verdict | null> {
  const pending = startRequest(model, request)
  if (pending.isPending() && model.getState().quirks.RA3)
    void model.wait(WINDOW_TIME).then(() => {
      if (pending.isShown()) pending.close()
    })
  return pending.verdict
}
