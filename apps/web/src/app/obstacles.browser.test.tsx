import {
  createKit,
  createStore,
  type Kit,
  networks,
  type WalletChange,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { KitProvider } from "@alidade/react"
import type { ReactElement } from "react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import type { NetworkList } from "../page/network-list.js"
import { type Page, PageContext } from "../page/page.js"
import { NetworkBand } from "./network-band.js"
import PreviousConnection from "./previous-connection.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

function wallet(own: Partial<WalletModule> = {}): WalletModule {
  return {
    productId: "freighter",
    productName: "Freighter",
    productUrl: "https://www.freighter.app",
    productIcon: "",
    moduleType: "HOT_WALLET",
    capabilities: { network: "binding" },
    isAvailable: async () => true,
    getAddress: async () => ({ address }),
    ...own,
  }
}

const networkList = { removed: createStore<string | undefined>(undefined) } as NetworkList

function show(module: WalletModule, remembered: boolean, content: ReactElement): Kit {
  const kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [module],
    ...(remembered ? { remembered: { walletId: "freighter", address } } : {}),
  })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(
    <KitProvider kit={kit}>
      <PageContext value={{ mode: "live", networks: [] as Page["networks"], networkList } as Page}>
        {content}
      </PageContext>
    </KitProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
  })
  return kit
}

/** Shows the band of a connected wallet that reports this change. */
async function band(change: WalletChange): Promise<void> {
  let report = (_: WalletChange): void => {}
  const watch: WalletModule["watch"] = (listener) => {
    report = listener
    return () => {}
  }
  const kit = show(wallet({ watch }), false, <NetworkBand />)
  await kit.connect("freighter")
  report(change)
}

const lost = new WalletError("page-stale", "Freighter was turned off or updated.")

test.each<[string, WalletChange, string]>([
  ["lost", { lost }, "Freighter was turned off or updated. Reload this page."],
  ["locked", { address: "", reason: "locked" }, "Freighter is locked"],
  [
    "set to another account",
    { address: "", reason: "account" },
    "Freighter is set to another account",
  ],
  [
    "one of several",
    { address: "" },
    "Freighter is locked, or uses an account or network that it doesn’t share with this page",
  ],
])("the band says that the wallet is %s", async (_, change, title) => {
  await band(change)
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
})

test("the band reconnects the same wallet without opening the list", async () => {
  const getAddress = vi.fn<WalletModule["getAddress"]>(async () => ({ address }))
  const watch: WalletModule["watch"] = (listener) => {
    listener({ address: "" })
    return () => {}
  }
  const kit = show(wallet({ watch, getAddress }), false, <NetworkBand />)
  await kit.connect("freighter")
  await page.getByRole("button", { name: "Connect again" }).click()
  await expect.poll(() => getAddress.mock.calls.length).toBe(2)
})

test("after a failed restore, shows who was connected and why it failed, and can forget the connection", async () => {
  const gone = wallet({
    isAvailable: async () => false,
    restore: () => new Promise(() => {}),
    limits: { restore: 1 },
  })
  const kit = show(gone, true, <PreviousConnection />)
  await expect.element(page.getByText("You were connected with Freighter")).toBeVisible()
  await expect.element(page.getByText(/isn't responding. It may be turned off/)).toBeVisible()
  expect(document.querySelector("bdi")?.textContent).toBe(address)
  await page.getByRole("button", { name: "Forget this connection" }).click()
  await expect.poll(() => document.querySelector(".notice")).toBeNull()
  expect(kit.getState()).not.toHaveProperty("previous")
})

test("after a failed restore, shows what blocks the wallet instead of advice to install it", async () => {
  const obstacle = "Freighter does not answer pages inside a frame."
  const away = wallet({
    isAvailable: async () => false,
    obstacle: () => obstacle,
    limits: { restore: 1 },
  })
  show(away, true, <PreviousConnection />)
  await expect.element(page.getByText(obstacle, { exact: true })).toBeVisible()
})

test.each([
  ["is installed", true],
  ["is not installed", false],
])(
  "with no connection, says over http that Freighter won't sign for Public if it %s",
  async (_, installed) => {
    const kit = show(wallet({ isAvailable: async () => installed }), false, <NetworkBand />)
    kit.setNetwork(networks.Public)
    await expect.poll(() => kit.getState().probing).toBe(false)
    await expect
      .poll(() => page.getByText("Freighter won’t sign on Public here").elements().length)
      .toBe(installed ? 1 : 0)
  },
)
