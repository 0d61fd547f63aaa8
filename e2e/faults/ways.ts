import type { WalletTransport } from "../harness/modules.js"
import type { Ask } from "./page/reply-tools.js"

/** How a wallet is reached. */
export type Route =
  /** Its content script posts to the page's own window. */
  | "posted messages"
  /** Its functions return promises. */
  | "injected object"
  | "announced object"
  | "window"
  /** The page is in the wallet's own browser, which adds an object and posts to the page's own window. */
  | "in-app"
  /** `chrome.runtime`. */
  | "port"
  | "relay"
  /** WebHID, or WebUSB. */
  | "device"
  /** The vendor's library in the page. */
  | "library"

/** A wallet, and one way to reach it. */
export interface Way {
  /** The wallet and the way in the harness. */
  readonly id: WalletTransport
  /** In docs/faults.md. */
  readonly name: string
  readonly route: Route
  /** What it can't be asked, although others can. */
  readonly lacks: readonly Ask[]
  /** Its signature comes alone, without the transaction. */
  readonly signsOnly?: true
}

/** All ways that are tried. */
export const ways: readonly Way[] = [
  { id: "freighter", name: "Freighter", route: "posted messages", lacks: [] },
  { id: "albedo", name: "Albedo", route: "window", lacks: ["auth-entry"] },
  { id: "xbull window", name: "xBull's window", route: "window", lacks: ["auth-entry"] },
  {
    id: "xbull extension",
    name: "xBull's extension",
    route: "injected object",
    lacks: ["auth-entry"],
  },
  { id: "xbull in-app", name: "xBull's app", route: "in-app", lacks: ["auth-entry", "message"] },
  { id: "lobstr", name: "LOBSTR", route: "posted messages", lacks: ["auth-entry"] },
  { id: "hana", name: "Hana", route: "injected object", lacks: [] },
  { id: "rabet", name: "Rabet", route: "injected object", lacks: ["auth-entry", "message"] },
  { id: "hot", name: "HOT's extension", route: "injected object", lacks: [] },
  { id: "walletconnect", name: "WalletConnect", route: "relay", lacks: [] },
  { id: "ledger", name: "Ledger", route: "device", lacks: [], signsOnly: true },
  {
    id: "ledger usb",
    name: "Ledger over WebUSB",
    route: "device",
    lacks: [],
    signsOnly: true,
  },
  { id: "onekey", name: "OneKey", route: "injected object", lacks: ["auth-entry"] },
  { id: "scopuly", name: "Scopuly", route: "injected object", lacks: [] },
  { id: "klever", name: "Klever", route: "injected object", lacks: [] },
  { id: "dcent", name: "D'CENT", route: "injected object", lacks: [] },
  { id: "cactuslink", name: "Cactus Link", route: "injected object", lacks: [] },
  { id: "bitget", name: "Bitget", route: "injected object", lacks: ["auth-entry"] },
  { id: "fordefi", name: "Fordefi", route: "posted messages", lacks: ["auth-entry"] },
  { id: "metamask", name: "MetaMask's Snap", route: "port", lacks: [] },
  {
    id: "trezor",
    name: "Trezor",
    route: "library",
    lacks: ["auth-entry", "message"],
    signsOnly: true,
  },
  { id: "injected", name: "a card by `injected`", route: "injected object", lacks: [] },
  { id: "gnomon", name: "an announced wallet", route: "announced object", lacks: [] },
]
