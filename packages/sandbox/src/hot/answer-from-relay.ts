import type { WalletModel } from "../wallet/model.js"
import { parseUrl } from "../wallet/parse-url.js"
import { perform } from "./perform.js"
import { LATE } from "./quirks.js"
import { type HotResponse, readQuery, requestIdOf } from "./wire.js"

/** How a request from the relay ended for the wallet. */
export type RelayResult =
  | "approved"
  | "refused"
  | "closed"
  /** The relay does not have it any more, or already has a response. */
  | "gone"
  /** It is not a request, or its id does not match. */
  | "unreadable"
  /** The wallet was removed meanwhile. */
  | "dropped"
  /** The wallet's own browser should open the page at this address. */
  | { readonly inside: string }

/**
 * Fetches a request from the relay at a URL, performs it, and posts the response there (HO2, HO4). Posts nothing if the
 * person closes the window.
 */
export async function answerFromRelay(
  model: WalletModel,
  relayUrl: string,
  id: string,
): Promise<RelayResult> {
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
  if (!(await postResponse(relayUrl, id, outcome))) return "gone"
  return outcome.success ? "approved" : "refused"
}

async function fetchRequest(relayUrl: string, id: string): Promise<string | null> {
  const reply = await call(`${relayUrl}/${id}/request`)
  if (!reply) return null
  const { data } = (await reply.json()) as { data?: unknown }
  return typeof data === "string" ? data : null
}

async function postResponse(relayUrl: string, id: string, response: HotResponse): Promise<boolean> {
  const reply = await call(`${relayUrl}/${id}/response`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: JSON.stringify(response) }),
  })
  return reply !== null
}

/** Returns null if the relay refuses or is unreachable. */
async function call(url: string, init?: RequestInit): Promise<Response | null> {
  try {
    const reply = await fetch(url, init)
    return reply.ok ? reply : null
  } catch {
    return null
  }
}

/** The requesting page for the window: its host, or its text if that is not a URL. */
function hostOf(origin: string): string {
  return parseUrl(origin)?.host || origin
}
