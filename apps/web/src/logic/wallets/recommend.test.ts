import type { WalletDescriptor } from "@alidade/core"
import { expect, test } from "vitest"
import { recommendWallets } from "./recommend.js"

const listed = (...ids: readonly string[]): WalletDescriptor[] =>
  ids.map((id) => ({ id }) as WalletDescriptor)
const all = listed("albedo", "freighter", "lobstr", "rabet", "xbull")
const withApps = all.map((wallet) =>
  ["freighter", "lobstr"].includes(wallet.id)
    ? { ...wallet, phone: {} as NonNullable<WalletDescriptor["phone"]> }
    : wallet,
)

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36"
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"
const safari = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605.1.15"
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1"

test.each([
  ["extensions in Chromium", all, chrome, ["extensionFreighter", "extensionLobstr"]],
  ["extensions in Firefox", all, firefox, ["extensionFreighter", "extensionLobstr"]],
  ["websites in Safari, which has no such extensions", all, safari, ["webAlbedo", "webXbull"]],
  ["apps on a phone", withApps, iphone, ["appFreighter", "appLobstr"]],
  ["websites on a phone without a way to apps", all, iphone, ["webAlbedo", "webXbull"]],
  ["only what the page lists", listed("lobstr", "xbull"), chrome, ["extensionLobstr", "webXbull"]],
])("recommends %s", (_, wallets, userAgent, forms) => {
  expect(recommendWallets(wallets, userAgent).map(({ form }) => form)).toEqual(forms)
})
