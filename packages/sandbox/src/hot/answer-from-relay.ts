import type { WalletModel } from "../wallet/model.js"
import { perform } from "./perform.js"
import { LATE } from "./quirks.js"
import { type HotResponse, readQuery, requestIdOf, urlOf } from "./wire.js"

/** How a request from the relay ended for the wallet. */
export type Ended =
  | "approved"
  | "refused"
  | "closed"
  /** The relay does not have it (any more), or has its answer already. */
  | "gone"
  /** It is no request, or not the one that its id names. */
  | "unreadable"
  /** The wallet went away meanwhile. */
  | "dropped"
  /** The page at this address is to be opened in the wallet's own browser. */
  | { readonly inside: string }

/**
 * Fetches the request of an id from the relay at a URL, does what it asks, and leaves the response there (HO2, HO4).
 * Closed is closed: nothing is left then.
 */
export async function answerFromRelay(
  model: WalletModel,
  relayUrl: string,
  id: string,
): Promise<Ended> {
  const query = await fetchRequest(relayUrl, id)
  if (query === null) return "gone"
  const request =
    (await requestIdOf(query)) === id && readQuery(query, !model.getState().quirks.HO1)
  if (!request) return "unreadable"
  await model.record("in", request)
  if (request.inside) return { inside: request.origin }
  const outcome = await perform(model, request, hostOf(request.origin))
  if (!outcome) return "dropped"
  if (outcome === "closed") return outcome
  if (model.getState().quirks["HO4-late"]) await model.wait(LATE)
  await model.record("out", outcome)
  if (!(await leaveResponse(relayUrl, id, outcome))) return "gone"
  return outcome.success ? "approved" : "refused"
}

async function fetchRequest(relayUrl: string, id: string): Promise<string | null> {
  const reply = await call(`${relayUrl}/${id}/request`)
  if (!reply) return null
  const { data } = (await reply.json()) as { data?: unknown }
  return typeof data === "string" ? data : null
}

async function leaveResponse(
  relayUrl: string,
  id: string,
  response: HotResponse,
): Promise<boolean> {
  const reply = await call(`${relayUrl}/${id}/response`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: JSON.stringify(response) }),
  })
  return reply !== null
}

/** Null where the relay refuses, or is not there. */
async function call(url: string, init?: RequestInit): Promise<Response | null> {
  try {
    const reply = await fetch(url, init)
    return reply.ok ? reply : null
  } catch {
    return null
  }
}

/** Who asks, for a person: a page's host, or what it says instead of an address. */
function hostOf(origin: string): string {
  return urlOf(origin)?.host || origin
}
