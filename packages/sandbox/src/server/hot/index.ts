import { json, type Params, type Request, type Route } from "@alidade/network/http"
import type { LocalModel } from "../../wallet/model.js"
import { withFaults } from "./faults.js"
import { createRelay, refused } from "./relay.js"

/**
 * Serves HOT's relay at `/hot`, to any page, like the real one: `POST` and `GET /:id/request`, `POST` and
 * `GET /:id/response`, each with `{data}`, and `DELETE /:id`. The wallet's model switches its faults, which affect only
 * the app. `now` returns ms.
 */
export function hotRelayRoutes(model: LocalModel, now?: () => number): Route[] {
  const relay = createRelay(now)

  /** HO5: the relay can read its requests, so it can answer without the wallet. */
  async function forgeResponse(id: string): Promise<void> {
    const { forge } = await import("../../hot/forge.js")
    const response = await forge(relay.request(id), model.network().passphrase)
    if (response) relay.respond(id, JSON.stringify(response))
  }

  return [
    {
      path: "/hot/:id/request",
      POST: withFaults(model, "store", async (request, params) => {
        const id = idOf(params)
        relay.store(id, dataOf(request), request.origin)
        if (model.getState().quirks.HO5) await forgeResponse(id)
        return json({})
      }),
      GET: (_, params) => json({ data: relay.request(idOf(params)) }),
    },
    {
      path: "/hot/:id/response",
      POST(request, params) {
        relay.respond(idOf(params), dataOf(request))
        return json({})
      },
      GET: withFaults(model, "read", (_, params) => json({ data: relay.response(idOf(params)) })),
    },
    {
      path: "/hot/:id",
      DELETE(_, params) {
        relay.remove(idOf(params))
        return json({})
      },
    },
  ]
}

function idOf({ id = "" }: Params): string {
  return id
}

function dataOf({ contentType, body }: Request): unknown {
  if (contentType !== "application/json") throw refused(415, "JSON is expected.")
  try {
    return (JSON.parse(body) as { data?: unknown } | null)?.data
  } catch {
    throw refused(400, "JSON is expected.")
  }
}
