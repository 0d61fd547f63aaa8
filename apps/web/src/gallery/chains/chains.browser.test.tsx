import type { ReactElement } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { Nep413Check } from "./nep413-check.js"
import { ShardDirectory } from "./shard-directory.js"

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const show = (element: ReactElement): void => root.render(element)
const field = (label: string) => page.getByLabelText(label, { exact: true })

test("the directory shows the thirteen shards and the zone of an address", async () => {
  show(<ShardDirectory />)
  await expect.poll(() => document.querySelectorAll("tbody tr").length).toBe(13)
  await field("Address").fill(`0x11${"00".repeat(19)}`)
  await expect.poll(() => document.body.textContent).toContain("In Paxos Two.")
  const found = [...document.querySelectorAll("[aria-current]")]
  expect(found.map((row) => row.textContent)).toEqual([
    "Paxos Two0x11zone-1-1/paxos29221expansion 2",
  ])
  for (const [wrong, words] of [
    [`0x33${"00".repeat(19)}`, "No zone has addresses with this prefix."],
    ["0x11", "This one has 2"],
    ["nonsense", "0-9 and a-f"],
  ] as const) {
    await field("Address").fill(wrong)
    await expect.poll(() => document.body.textContent).toContain(words)
    expect(document.querySelector("[aria-current]")).toBeNull()
  }
})

test("checks a signed NEAR message: valid, changed, and invalid input", async () => {
  show(<Nep413Check />)
  const check = page.getByRole("button", { name: "Check" })
  await field("Message").fill("Hello, World!")
  const nonce = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, "0"))
  await field("Nonce").fill(nonce.join(""))
  await field("Recipient").fill("alidade.example")
  await field("Public key").fill("ed25519:GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB")
  await field("Signature").fill(
    "DENvt+deEzDwSOy3UivrozzaPwua1ENpmSVMEZ4S/vEfnVVEmEp0yCclt/fzmp8OCjIRrEf3tLuBg72WdMpCDQ==",
  )
  const statusText = () => expect.poll(() => document.querySelector("[role=status]")?.textContent)
  await check.click()
  await statusText().toContain("The signature is valid")
  await field("Callback URL").fill("https://alidade.example/cb")
  await check.click()
  await statusText().toContain("doesn’t match this key and message")
  await field("Nonce").fill("00")
  await check.click()
  await expect.element(page.getByRole("alert")).toHaveTextContent("Can’t check this")
})
