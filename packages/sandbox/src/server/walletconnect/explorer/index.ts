import { json, type Reply, type Request, type Route, untilAborted } from "@alidade/network/http"
import { refusal } from "../../wallets/control.js"
import { hostileListings } from "./hostile.js"
import { imageFor } from "./image.js"
import { type Call, select } from "./select.js"

export interface ExplorerSettings {
  /** Adds hostile entries to the wallets of every page. */
  readonly hostile: boolean
  /** Makes every call fail with a 500, with invalid JSON, or without a reply. */
  readonly fault: (typeof faults)[number]
}

const faults = ["none", "error", "garbage", "silent"] as const

export interface Explorer {
  readonly routes: readonly Route[]
  getState(): ExplorerSettings
  update(patch: Partial<ExplorerSettings>): void
  /** Restores the initial settings. */
  reset(): void
}

/** The explorer's initial settings. */
export const explorerDefaults: ExplorerSettings = { hostile: false, fault: "none" }

const calls = ["getAllListings", "getDesktopListings", "getMobileListings"] as const
const images = ["getWalletImage", "getAssetImage"] as const

/**
 * The wallet explorer in the specification's format: three listing calls with their queries, with `{listings: {id:
 * listing}, total}` as reply, and the images.
 *
 * @param base its path, without a trailing slash
 */
export function createExplorer(base: string): Explorer {
  let settings = explorerDefaults

  /** Replies with the switched-on fault, if any. Rejects requests without a project id. */
  function serve(answer: (request: Request) => Reply, request: Request): Reply {
    switch (settings.fault) {
      case "error":
        throw refusal(500, "The explorer fails on purpose.")
      case "garbage":
        return { status: 200, type: "application/json", body: '{"listings": {"' }
      case "silent":
        return { status: 200, type: "application/json", body: (_, gone) => untilAborted(gone) }
    }
    if (!request.query.get("projectId")) throw refusal(401, "projectId is missing.")
    return answer(request)
  }

  function list(call: Call, { query }: Request): Reply {
    const { page, total } = select(call, query)
    const wallets = Object.fromEntries(page.map((wallet) => [wallet.id, wallet]))
    const listings = { ...(settings.hostile && hostileListings), ...wallets }
    return json({ listings, total })
  }

  return {
    getState: () => settings,
    update(patch) {
      if (patch.fault && !faults.includes(patch.fault))
        throw new Error(`Unknown fault: ${patch.fault}.`)
      settings = { ...settings, ...patch }
    },
    reset() {
      settings = explorerDefaults
    },
    routes: [
      ...calls.map((call): Route => {
        const GET: Route["GET"] = (request) => serve((checked) => list(call, checked), request)
        return { path: `${base}/w3m/v1/${call}`, GET }
      }),
      ...images.map((image): Route => {
        const GET: Route["GET"] = (request, { id = "" }) =>
          serve(() => ({ status: 200, type: "image/svg+xml", body: imageFor(id) }), request)
        return { path: `${base}/w3m/v1/${image}/:id`, GET }
      }),
    ],
  }
}
