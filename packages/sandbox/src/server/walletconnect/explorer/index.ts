import type { Request } from "../../http.js"
import { json, type Reply, untilAborted } from "../../reply.js"
import type { Route } from "../../router.js"
import { refusal } from "../../wallets/control.js"
import { hostileListings } from "./hostile.js"
import { imageFor } from "./image.js"
import { type Call, select } from "./select.js"

/** How the explorer behaves. */
export interface ExplorerSettings {
  /** Hostile entries stand among the wallets of every page. */
  readonly hostile: boolean
  /** What every call comes to: a 500, text that is no JSON, or nothing at all. */
  readonly fault: (typeof faults)[number]
}

const faults = ["none", "error", "garbage", "silent"] as const

/** The explorer of wallets. */
export interface Explorer {
  readonly routes: readonly Route[]
  getState(): ExplorerSettings
  update(patch: Partial<ExplorerSettings>): void
  /** It behaves as at first. */
  reset(): void
}

/** How an explorer behaves at first. */
export const explorerAtFirst: ExplorerSettings = { hostile: false, fault: "none" }

const calls = ["getAllListings", "getDesktopListings", "getMobileListings"] as const
const images = ["getWalletImage", "getAssetImage"] as const

/**
 * The wallet explorer in the form that the specification has it: the three listing calls with their queries, answered
 * as `{listings: {id: listing}, total}`, and the images.
 *
 * @param base its path, without a slash at the end
 */
export function createExplorer(base: string): Explorer {
  let settings = explorerAtFirst

  /** Answers with a fault instead, where one is set; refuses whoever names no project. */
  function serve(answer: (request: Request) => Reply, request: Request): Reply {
    switch (settings.fault) {
      case "error":
        throw refusal(500, "The explorer has failed, as it was told to.")
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
        throw new Error(`There is no such fault: ${patch.fault}.`)
      settings = { ...settings, ...patch }
    },
    reset() {
      settings = explorerAtFirst
    },
    routes: [
      ...calls.map((call): Route => {
        const GET: Route["GET"] = (request) => serve((asked) => list(call, asked), request)
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
