import type { Page } from "@playwright/test"
import type { WalletTransport } from "../harness/modules.js"

/** Every wallet over every transport. */
export const walletTransports: readonly WalletTransport[] = [
  "freighter",
  "albedo",
  "xbull window",
  "xbull extension",
  "hana",
  "rabet",
  "lobstr",
  "hot",
  "ledger",
  "walletconnect",
]

/** Lets the page press its button "Act" with a real click. */
export function exposePress(page: Page): Promise<unknown> {
  return page.exposeFunction("press", () => page.getByRole("button", { name: "Act" }).click())
}
