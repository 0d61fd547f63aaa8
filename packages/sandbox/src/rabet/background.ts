import { startAsking } from "../wallet/asking.js"
import type { Brain } from "../wallet/brain.js"
import { isConnected, keepConnection } from "../wallet/connections.js"
import { signingKey } from "../wallet/signing-key.js"
import type { Asked, Obstacle, Verdict } from "../wallet/state.js"
import { approves, inFront } from "../wallet/verdicts.js"
import { networkDetails, networkOf } from "./networks.js"
import { hasRoom, type Place } from "./placement.js"
import { WINDOW_TIME } from "./quirks.js"
import { type Detail, failure, type Reply, type RequestType } from "./wire.js"

/** Rabet's answer to a request; null for silence. What goes wrong within is its own internal error. */
export async function answer(
  brain: Brain,
  type: RequestType,
  detail: Detail,
  screen: Place,
): Promise<Reply | null> {
  const { created, quirks } = brain.getState()
  if (!created) return failure("no-account")
  if (quirks["RA5-untouched"]) return null
  try {
    return await answers[type](brain, detail, screen)
  } catch {
    return failure("internal-error")
  }
}

type Answering = (brain: Brain, detail: Detail, screen: Place) => Promise<Reply | null>

const answers: Readonly<Record<RequestType, Answering>> = {
  IS_UNLOCKED: async (brain) => ({ ok: true, isUnlocked: !brain.getState().locked }),
  NETWORK: async (brain) => ({ ok: true, network: networkDetails(brain.network()) }),

  // The host of a connection has its port (RA4).
  async CONNECT(brain, detail, screen) {
    const host = text(detail.host)
    const connected = (): Reply => ({
      ok: true,
      message: { publicKey: brain.getState().account },
    })
    if (!brain.getState().locked && isConnected(brain, host)) return connected()
    if (!hasRoom(detail, screen)) return failure("internal-error")
    const { passphrase } = brain.network()
    const verdict = await ask(brain, { kind: "connect", payload: "", host, passphrase })
    if (!verdict) return null
    if (!approves(verdict)) return failure("user-rejected")
    if (!brain.getState().quirks["RA5-forgets"]) keepConnection(brain, host)
    return connected()
  },

  // The request's word counts, whatever the wallet itself is set to. Without one, its script breaks off unanswered.
  async SIGN(brain, detail, screen) {
    if (typeof detail.network !== "string") return null
    const { locked, account, quirks } = brain.getState()
    const network = networkOf(detail.network, quirks.RA2 === true)
    if (!network) return failure("internal-error")
    const host = text(detail.host)
    const isBlank = locked && quirks.RA4 === true
    if (!isBlank && !isConnected(brain, host)) return failure("not-connected")
    if (!hasRoom(detail, screen)) return failure(locked ? "internal-error" : "not-connected")

    const { passphrase } = brain.networks.find(({ id }) => id === network)!
    const signable = { kind: "transaction", payload: text(detail.xdr), passphrase } as const
    const { isReadable } = await reading()
    const canRead = isReadable(signable.payload, passphrase)
    const verdict = await ask(brain, {
      ...signable,
      host,
      as: { account, network },
      ...(isBlank ? { obstacle: blank } : canRead ? {} : { obstacle: unreadable }),
    })
    if (!verdict) return null
    if (!isBlank && !canRead && verdict === "reject") return failure("invalid-xdr")
    if (!approves(verdict)) return failure("user-rejected")
    if (brain.getState().quirks["RA6-null"]) return { ok: true, message: { xdr: null } }

    const { fulfil } = await import("../wallet/fulfil.js")
    const { seed } = signingKey(brain, account, verdict === "wrong-signer")
    return { ok: true, message: { xdr: fulfil(signable, seed, verdict === "alter") } }
  },

  async DISCONNECT(brain, detail) {
    const host = text(detail.host)
    const { grants } = brain.getState()
    void brain.update({ grants: grants.filter((grant) => !grant.host.includes(host)) })
    return { ok: true, message: "disconnected-successfully" }
  },

  async CLOSE_WINDOW(brain) {
    const open = inFront(brain.getState())
    if (!open) return failure("no-window-to-be-closed")
    void brain.settle("close", open.id)
    return { ok: true, message: "window-closed" }
  },
}

// One promise for all, so that windows open in the order in which they were asked for.
let loaded: Promise<typeof import("./envelope.js")> | undefined
function reading(): NonNullable<typeof loaded> {
  loaded ??= import("./envelope.js")
  return loaded
}

const blank: Obstacle = {
  kind: "blank",
  title: "A blank window",
  text: "Rabet is locked. For a signature it shows nothing then, and closes by itself.",
}

const unreadable: Obstacle = {
  kind: "notice",
  title: "Invalid XDR",
  text: "Rabet cannot read this transaction.",
}

/** Asks in a window that closes itself (RA3). */
async function ask(brain: Brain, asked: Asked): Promise<Verdict | null> {
  const asking = startAsking(brain, asked)
  if (asking.isShown() && brain.getState().quirks.RA3)
    void brain.wait(WINDOW_TIME).then(asking.close)
  return asking.verdict
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
