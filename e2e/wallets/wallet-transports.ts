import { moreWalletIds, walletIds } from "@alidade/wallets"
import type { Page } from "@playwright/test"
import type { WalletTransport } from "../harness/modules.js"

/** Every wallet over every transport. */
export const walletTransports: readonly WalletTransport[] = Object.keys({
  ...walletIds,
  ...moreWalletIds,
  injected: "",
  gnomon: "",
})
  .map((name) => name.toLowerCase() as Exclude<WalletTransport, `xbull ${string}`> | "xbull")
  .flatMap((name) => (name === "xbull" ? ["xbull window", "xbull extension"] : [name]))

/** Lets the page press its button "Act" with a real click. */
export function exposePress(page: Page): Promise<unknown> {
  return page.exposeFunction("press", () => page.getByRole("button", { name: "Act" }).click())
}
