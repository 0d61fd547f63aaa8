import { createKit, networks, type WalletModule } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { type Page, PageContext } from "../page/page.js"
import { Jobs } from "./jobs.js"

const wallet: WalletModule = {
  productId: "freighter",
  productName: "Freighter",
  productUrl: "https://www.freighter.app",
  productIcon: "",
  moduleType: "HOT_WALLET",
  capabilities: { network: "binding" },
  isAvailable: async () => true,
  getAddress: async () => ({ address: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L" }),
}

test.each([
  ["Contract", "Contract"],
  // It is gone with an account.
  ["Practice", "Transaction"],
])("focus on %s is on %s once an account connects", async (before, after) => {
  const kit = createKit({ network: networks.Testnet, storage: null, wallets: [wallet] })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(
    <KitProvider kit={kit}>
      <PageContext value={{ mode: "live" } as Page}>
        <Jobs />
      </PageContext>
    </KitProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
  })
  const link = (name: string) => page.getByRole("link", { name, exact: true })
  await expect.element(link(before)).toBeVisible()
  ;(link(before).element() as HTMLElement).focus()
  await kit.connect("freighter")
  await expect.element(link("Message")).toBeVisible()
  await expect.element(link(after)).toHaveFocus()
})
