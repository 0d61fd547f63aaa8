import type { WalletTransport } from "../harness/modules.js"
import type { Ask } from "./page/reply-tools.js"

/** How a wallet is reached. */
export type Route = "posted messages" | "injected object" | "window"

/** A wallet, and one way to reach it. */
export interface Way {
  /** The wallet and the way in the harness. */
  id: WalletTransport
  /** In docs/faults.md. */
  name: string
  route: Route
  /** What it can't be asked, although others can. */
  lacks: readonly Ask[]
}

/** All ways that are tried. */
export const ways: readonly Way[] = [
  { id: "freighter", name: "Freighter", route: "posted messages", lacks: [] },
  { id: "albedo", name: "Albedo", route: "window", lacks: ["auth-entry"] },
  { id: "hana", name: "Hana", route: "injected object", lacks: [] },
]
