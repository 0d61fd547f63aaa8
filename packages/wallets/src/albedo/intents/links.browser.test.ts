import { networks, WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { AlbedoIntents } from "./index.js"
import { installStellarLinks } from "./links.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signed = { signed_envelope_xdr: "BBBB" }
const tx = vi.fn<AlbedoIntents["tx"]>()
const pay = vi.fn<AlbedoIntents["pay"]>()
const handlers = { onSigned: vi.fn(), onFailed: vi.fn(), onUnsupported: vi.fn() }

let uninstall: () => void
beforeEach(() => {
  for (const mock of [tx, pay, ...Object.values(handlers)]) mock.mockReset()
  tx.mockResolvedValue(signed as never)
  pay.mockResolvedValue(signed as never)
  uninstall = installStellarLinks({ tx, pay }, handlers)
})
afterEach(() => {
  uninstall()
  document.body.replaceChildren()
})

/** Clicks an element inside a link. Returns whether the browser's default action was prevented. */
function click(href: string): boolean {
  const link = document.createElement("a")
  link.setAttribute("href", href)
  const inside = link.appendChild(document.createElement("span"))
  document.body.append(link)
  const event = new MouseEvent("click", { bubbles: true, cancelable: true })
  // Keep other links from navigating this page.
  const stay = (late: Event): void => late.preventDefault()
  window.addEventListener(
    "click",
    (late) => {
      taken = late.defaultPrevented
      stay(late)
    },
    { once: true },
  )
  let taken = false
  inside.dispatchEvent(event)
  return taken
}

const link = (operation: string, params: Record<string, string>): string =>
  `web+stellar:${operation}?${Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`

test("AL11: sends tx to Albedo with the link's network and message, always with confirmation [S5.21]", async () => {
  const href = link("tx", {
    xdr: "AAAA+/==",
    pubkey: account,
    callback: "url:https://app.example",
    network_passphrase: networks.Testnet,
    msg: "Pay the rent",
    origin_domain: "app.example",
    signature: "x",
  })
  expect(click(href)).toBe(true)
  const params = {
    xdr: "AAAA+/==",
    pubkey: account,
    callback: "url:https://app.example",
    network: networks.Testnet,
    description: "Pay the rent",
  }
  expect(tx).toHaveBeenCalledExactlyOnceWith(params, { confirm: true })
  await vi.waitUntil(() => handlers.onSigned.mock.calls.length === 1)
  const sent = { intent: "tx", params, msg: "Pay the rent" }
  expect(handlers.onSigned).toHaveBeenCalledWith(signed, sent)
})

test("AL11: reads an unescaped plus as a plus", () => {
  click("web+stellar:tx?xdr=AA+/")
  expect(tx).toHaveBeenCalledWith({ xdr: "AA+/" }, { confirm: true })
})

test("AL11: sends pay to Albedo, and reports a failure with the link [S5.22]", async () => {
  const error = new WalletError("rejected", "No.")
  pay.mockRejectedValue(error)
  const payment = { destination: account, amount: "1", asset_code: "USD", asset_issuer: account }
  const memo = { memo: "to you", memo_type: "MEMO_TEXT" }
  expect(click(link("pay", { ...payment, ...memo, msg: "Thanks" }))).toBe(true)
  expect(pay).toHaveBeenCalledExactlyOnceWith({ ...payment, ...memo }, { confirm: true })
  await vi.waitUntil(() => handlers.onFailed.mock.calls.length === 1)
  expect(handlers.onFailed.mock.calls[0]).toMatchObject([error, { intent: "pay", msg: "Thanks" }])
})

test("AL11: reports any other link as unsupported, without a dialog [S5.23]", () => {
  const alerted = vi.spyOn(window, "alert")
  const others = ["web+stellar:sign?x=1", "web+stellar:", "web+stellar:tx?xdr=AAAA&replace=seqNum"]
  for (const href of others) expect(click(href)).toBe(true)
  expect(handlers.onUnsupported.mock.calls).toEqual(others.map((href) => [href]))
  expect(alerted).not.toHaveBeenCalled()
  expect(tx).not.toHaveBeenCalled()
  alerted.mockRestore()
})

test("AL11: ignores other links, and all links after uninstalling", () => {
  expect(click("https://app.example/web+stellar:tx")).toBe(false)
  expect(click("#tx")).toBe(false)
  uninstall()
  expect(click("web+stellar:tx?xdr=AAAA")).toBe(false)
  expect(tx).not.toHaveBeenCalled()
})
