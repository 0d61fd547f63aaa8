import type { Way } from "./ways.js"

/** What the app sees when the owner closes the wallet without an answer. Most wallets report that as declined. */
export function seesClosed({ id }: Way): string {
  return closed[id] ?? "rejected declined"
}

const closed: Readonly<Partial<Record<Way["id"], string>>> = {
  albedo: "rejected albedoRejected",
  "xbull window": "popup-closed closedEarly",
  hot: "rejected hotDeclined",
  walletconnect: "rejected requestRejected",
}
