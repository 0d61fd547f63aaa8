import { createKit, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { partiesAmong } from "../logic/parties/parties.js"
import { openAddressBook } from "../page/address-book.js"
import { type Page, PageContext } from "../page/page.js"
import { PartiesContext } from "../page/parties.js"
import { Party } from "./party.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const name = "Treasury Berlin"

function show(
  contacts: readonly { address: string; name: string }[],
  own: string[] = [],
  shown = address,
): void {
  const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })
  const opened = { mode: "live", networks: [{ passphrase: networks.Testnet }] } as unknown as Page
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(
    <KitProvider kit={kit}>
      <PageContext value={opened}>
        <PartiesContext value={partiesAmong({ own, contacts, recent: [] })}>
          <Party address={shown} detail="Signer" isHeading />
        </PartiesContext>
      </PageContext>
    </KitProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
    openAddressBook("live").remove({ address, name })
  })
}

const full = page.getByText(address, { exact: true })

test("shows a saved account by its name, and its full address once asked", async () => {
  show([{ address, name }])
  await expect.element(page.getByRole("heading", { name: `${name} saved` })).toBeVisible()
  await expect.element(full).not.toBeInTheDocument()
  const open = page.getByRole("button", { name: "GBXF…ZYCP7L", exact: true })
  await open.click()
  await expect.element(full).toBeVisible()
  await expect.element(open).toHaveAttribute("aria-expanded", "true")
})

test("opens an account that the visitor sees for the first time, and saves it under a name", async () => {
  show([])
  await expect.element(page.getByRole("heading", { name: "GBXF…ZYCP7L first time" })).toBeVisible()
  await expect.element(full).toBeVisible()
  await page.getByRole("button", { name: "Save as… GBXF…ZYCP7L" }).click()
  await page.getByLabelText("Name for GBXF…ZYCP7L").fill(name)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect.poll(() => openAddressBook("live").getState()).toEqual([{ address, name }])
})

test("says in words, and not by its color alone, that an address looks like a known one", async () => {
  show([], [`${address.slice(0, 20)}AAAA${address.slice(24)}`])
  await expect.element(page.getByText("(not the address you know)")).toBeVisible()
  await expect.element(page.getByText(/^Known:/)).toHaveTextContent(/AAAA/)
})

test("says of a signer that is no account only what the caller says", async () => {
  show([], [], "XACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQK7IF")
  await expect.element(page.getByRole("heading")).toHaveTextContent(/^XACQ…CQK7IF$/)
  await expect.element(page.getByText("Signer")).toBeVisible()
  await expect.element(page.getByText("first time")).not.toBeInTheDocument()
  await page.getByRole("button", { name: "Full address" }).click()
  await expect.element(page.getByRole("button", { name: /^Copy/ })).toBeVisible()
  await expect.element(page.getByRole("button", { name: /^Save as/ })).not.toBeInTheDocument()
})
