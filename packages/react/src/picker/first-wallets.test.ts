import type { KnownCapabilities, WalletDescriptor } from "@alidade/core"
import { expect, test } from "vitest"
import { firstWallets } from "./first-wallets.js"

function listed(id: string, over: Partial<WalletDescriptor> = {}): WalletDescriptor {
  const capabilities = {
    gesture: id === "albedo" || id === "xbull",
    ...(id === "klever" && { source: "documents" }),
  } as KnownCapabilities
  return {
    id,
    name: id,
    type: "HOT_WALLET",
    icon: "",
    url: `https://${id}.example/`,
    isAvailable: Boolean(capabilities.gesture),
    capabilities,
    ...over,
  }
}

const all = ["freighter", "albedo", "xbull", "lobstr", "rabet"].map((id) => listed(id))
const unknown = listed("klever")
const withApps = all.map((wallet) =>
  wallet.id === "lobstr" ? { ...wallet, phone: { by: "WalletConnect", inUse: false } } : wallet,
)
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36"
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"
const safari = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605.1.15"
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1"

test.each([
  ["extensions in Chromium", all, chrome, ["freighter", "lobstr"]],
  ["none that is known from documents only", [unknown, ...all], chrome, ["freighter", "lobstr"]],
  [
    "none whose website could run a script",
    [listed("odd", { url: "javascript:alert(1)" }), ...all],
    chrome,
    ["freighter", "lobstr"],
  ],
  ["extensions in Firefox", all, firefox, ["freighter", "lobstr"]],
  ["websites in Safari, which has no such extensions", all, safari, ["albedo", "xbull"]],
  ["an app on a phone, then a website", withApps, iphone, ["lobstr", "albedo"]],
  ["websites on a phone without a way to apps", all, iphone, ["albedo", "xbull"]],
  ["websites if the page lists no more", [all[1]!, all[2]!], chrome, ["albedo", "xbull"]],
  [
    "no device, and none that can't do what the app needs",
    [listed("ledger", { type: "HW_WALLET" }), listed("rabet", { lacks: ["message"] })],
    chrome,
    [],
  ],
  [
    "no extension that is installed",
    [listed("freighter", { isAvailable: true }), ...all.slice(1)],
    chrome,
    ["lobstr", "rabet"],
  ],
])("recommends %s", (_, wallets, userAgent, ids) => {
  expect(firstWallets(wallets, userAgent).map(({ id }) => id)).toEqual(ids)
})
