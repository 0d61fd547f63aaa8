import { createKit, networks } from "@alidade/core"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { ConnectButton, KitProvider, SigningView, useAccount } from "./index.js"

const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const freighter = {
  productId: "freighter",
  productName: "Freighter",
  productUrl: "https://freighter.example/",
  productIcon: "/icon.svg",
  moduleType: "HOT_WALLET" as const,
  isAvailable: async () => true,
  getAddress: async () => ({ address: ADDRESS }),
}

/** What a server sends for the whole of our components. */
function markup(config: Partial<Parameters<typeof createKit>[0]> = {}): string {
  const kit = createKit({ network: networks.Testnet, wallets: [freighter], ...config })
  return renderToString(
    createElement(
      KitProvider,
      { kit },
      createElement(ConnectButton),
      createElement(SigningView),
      createElement(Status),
    ),
  )
}

function Status(): string {
  return useAccount().status
}

test("a server renders the real button, not connected", () => {
  const html = markup()
  expect(html).toContain(">Connect</button>")
  expect(html).toContain('data-state="disconnected"')
  expect(html).toContain("disconnected")
})

test("a server that knows of a connection renders it as being restored", () => {
  const html = markup({ remembered: { walletId: "freighter", address: ADDRESS } })
  expect(html).toContain("GBXF…ZYCP7L")
  expect(html).toContain('aria-label="Restoring connection to Freighter, account GBXF … ZYCP7L"')
  expect(html).toContain('aria-busy="true"')
})

test("its markup has no style attribute and no script, which a strict policy would refuse", () => {
  const html = markup({
    remembered: { walletId: "freighter", address: ADDRESS },
    buttonTheme: { bgColor: "red" },
    modalTheme: { bgColor: "red" },
  })
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/<script|\son\w+=/)
})

test("it names no image, whose address a bundler may change between server and browser", () => {
  expect(markup({ remembered: { walletId: "freighter", address: ADDRESS } })).not.toContain("<img")
})

test("a hook without a provider says what is missing", () => {
  expect(() => renderToString(createElement(Status))).toThrow("KitProvider")
})
