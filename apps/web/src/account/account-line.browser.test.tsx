import { createKit, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import { partiesAmong } from "../logic/parties/parties.js"
import { PartiesContext } from "../page/parties.js"
import { AccountLine } from "./account-line.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const horizonUrl = "https://horizon.example"

test("names the account and its balance, and leads to its place", async () => {
  const account = {
    account_id: address,
    sequence: "1",
    subentry_count: 0,
    balances: [{ asset_type: "native", balance: "1234.5000000" }],
  }
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) =>
    Response.json(String(url).includes("/accounts/") ? account : {}),
  )
  const network = { name: "Ours", passphrase: networks.Testnet, horizonUrl }
  const kit = createKit({
    network: network.passphrase,
    networks: [network],
    wallets: [],
    storage: null,
  })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
    vi.restoreAllMocks()
  })
  const contacts = [{ address, name: "Studio" }]
  root.render(
    <KitProvider kit={kit}>
      <PartiesContext value={partiesAmong({ own: [address], contacts, recent: [] })}>
        <AccountLine address={address} />
      </PartiesContext>
    </KitProvider>,
  )
  const line = page.getByRole("link", { name: "Your account Studio 1,234.50 XLM" })
  await expect.element(line).toHaveAttribute("href", "#account")
})
