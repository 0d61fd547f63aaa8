import { createKit, encodeAddress, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { openAddressBook } from "../page/address-book.js"
import { type Page, PageContext } from "../page/page.js"
import { setPageLanguage } from "../texts/page-language.js"
import RecipientBook from "./recipient-book.js"

/** Each contact reads this text when it is drawn. */
const drawn = vi.fn(() => "Remove {name}")
const recipients = Object.defineProperty({}, "remove", { get: drawn })
setPageLanguage({ code: "en", dir: "ltr", texts: { recipients } })

const contacts = Array.from({ length: 70 }, (_, at) => ({
  name: `Contact ${at + 10}`,
  address: encodeAddress(new Uint8Array(32).fill(at)),
}))

/** Shows an address book, and returns a function that shows it again with another form around it. */
function show(): () => void {
  openAddressBook("live").put(...contacts)
  const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })
  const opened = { mode: "live", networks: [{ passphrase: networks.Testnet }] } as unknown as Page
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const render = (): void =>
    root.render(
      <KitProvider kit={kit}>
        <PageContext value={opened}>
          <RecipientBook recipient={undefined} onChoose={() => {}} />
        </PageContext>
      </KitProvider>,
    )
  render()
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
    localStorage.clear()
  })
  return render
}

const book = page.getByRole("region", { name: "Address book" })
const removeButton = (name: string) => book.getByRole("button", { name: `Remove ${name}` })

test("draws the first contacts, and the others once asked", async () => {
  show()
  await expect.element(removeButton("Contact 29")).toBeVisible()
  await expect.element(removeButton("Contact 30")).not.toBeInTheDocument()
  await book.getByRole("button", { name: "50 more" }).click()
  await expect.element(book.getByRole("button", { name: /^Contact 30/ })).toHaveFocus()
  await expect.element(removeButton("Contact 79")).toBeVisible()
})

test("draws no contact again that has not changed", async () => {
  const render = show()
  await expect.element(removeButton("Contact 29")).toBeVisible()
  drawn.mockClear()
  render()
  await removeButton("Contact 12").click()
  await expect.element(removeButton("Contact 30")).toBeVisible()
  // The one that follows the others.
  expect(drawn).toHaveBeenCalledOnce()
})

test("moves the focus on when its contact is removed", async () => {
  show()
  const [first, ...others] = contacts
  openAddressBook("live").remove(...others.slice(2))
  window.dispatchEvent(new StorageEvent("storage", { key: null }))
  await expect.element(removeButton(contacts[3]!.name)).not.toBeInTheDocument()
  await removeButton(contacts[1]!.name).click()
  await expect.element(removeButton(contacts[2]!.name)).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(removeButton(first!.name)).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  await expect.element(book.getByRole("heading")).toHaveFocus()
})
