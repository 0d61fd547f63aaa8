import { createKit, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Verdict } from "../logic/check/verdict.js"
import { VerdictView } from "./verdict-view.js"

let root: Root
let element: HTMLElement

function render(verdict: Verdict): void {
  const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })
  element = document.body.appendChild(document.createElement("div"))
  root = createRoot(element)
  root.render(
    <KitProvider kit={kit}>
      <VerdictView verdict={verdict} />
    </KitProvider>,
  )
}

afterEach(() => {
  root.unmount()
  element.remove()
})

test.each<[tone: string, title: string, verdict: Omit<Verdict, "details">]>([
  ["good", "Valid", { valid: true, kind: "valid" }],
  ["good", "Valid for Local", { valid: true, kind: "validFor", network: networks.Standalone }],
  ["warn", "Signed, but for an unknown network", { valid: true, kind: "forUnknown" }],
  ["bad", "Not valid", { valid: false, kind: "notValid" }],
  ["bad", "Not signed yet", { valid: false, kind: "notSignedYet" }],
])("is %s and says %j", async (tone, title, verdict) => {
  render({ ...verdict, details: [] })
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  expect(element.querySelector("[data-tone]")?.getAttribute("data-tone")).toBe(tone)
})

test("words each detail, and shows a passphrase that nobody knows escaped", async () => {
  render({
    valid: false,
    kind: "noKeyTried",
    details: [
      { kind: "network", network: "Рublic\u202e" },
      { kind: "for", network: networks.Testnet },
      { kind: "noKeyTriedHint", hint: "00ff00ff", listed: 2_300, tried: 5 },
      { kind: "unknownKeyHint", hint: "00ff00ff" },
      { kind: "sep53" },
    ],
  })
  await expect.element(page.getByText("Not by any of the keys tried")).toBeVisible()
  expect([...element.querySelectorAll(".hint")].map((detail) => detail.textContent)).toEqual([
    "Unknown network “Рublic\\u{202e}”",
    "For Testnet.",
    "Keys listed here that end in 00ff00ff: 2,300. Only the first 5 were tried.",
    "The key ends with the bytes 00ff00ff. If you know whose it may be, add the address below.",
    "In SEP-53 format.",
  ])
})
