import { PassThrough } from "node:stream"
import { createKit, networks } from "@alidade/core"
import { createElement, lazy, type ReactElement, Suspense } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { expect, test, vi } from "vitest"
import "../../../scripts/no-warnings.js"
import { useAccountInfo, useBalances, useFund, useTrustline } from "./account/index.js"
import {
  ConnectButton,
  KitProvider,
  SigningView,
  TransactionPreview,
  useAccount,
  useBalance,
  useConnect,
  useConnectModal,
  useCopy,
  usePendingRequest,
  useTooltip,
} from "./index.js"
import { CustomConnectButton } from "./own-button/index.js"

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

/** The server's markup of all components and of the hooks that have effects. */
function markup(config: Partial<Parameters<typeof createKit>[0]> = {}): string {
  const kit = createKit({ network: networks.Testnet, wallets: [freighter], ...config })
  return renderToString(
    createElement(
      KitProvider,
      { kit },
      createElement(ConnectButton),
      createElement(SigningView),
      createElement(TransactionPreview, { xdr: "" }),
      createElement(Hooks),
      createElement(Status),
    ),
  )
}

function Status(): string {
  return useAccount().status
}

function Hooks(): ReactElement | null {
  useBalance()
  useConnect()
  useConnectModal()
  useCopy()
  usePendingRequest()
  return useTooltip("text").tooltip
}

test("a server renders the real button, not connected", () => {
  const html = markup()
  expect(html).toContain(">Connect</button>")
  expect(html).toContain('data-state="disconnected"')
  expect(html).toContain("disconnected")
})

test("renders a known connection as being restored", () => {
  const html = markup({ remembered: { walletId: "freighter", address: ADDRESS } })
  expect(html).toContain("GBXF…ZYCP7L")
  expect(html).toContain('aria-label="Restoring connection to Freighter, account GBXF … ZYCP7L"')
  expect(html).toContain('aria-busy="true"')
})

test("streams the account of a cookie in the first bytes, before pending parts", async () => {
  const cookies =
    "theme=dark; wallet=freighter.GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
  const [, walletId = "", address = ""] = /wallet=(\w+)\.(G[A-Z2-7]{55})/.exec(cookies) ?? []
  const kit = createKit({
    network: networks.Testnet,
    wallets: [freighter],
    remembered: { walletId, address },
  })
  let arrive: ((module: { default: () => string }) => void) | undefined
  const Late = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = resolve
      }),
  )
  const stream = new PassThrough()
  let sent = ""
  stream.on("data", (chunk) => {
    sent += chunk
  })
  const { pipe } = renderToPipeableStream(
    createElement(
      KitProvider,
      { kit },
      createElement(ConnectButton),
      createElement(SigningView),
      createElement("main", null, createElement(Suspense, { fallback: "…" }, createElement(Late))),
    ),
    { onShellReady: () => pipe(stream) },
  )
  await vi.waitUntil(() => sent.includes("ZYCP7L") && arrive)
  expect(sent).toContain("GBXF…ZYCP7L")
  expect(sent).toContain('data-state="restoring"')
  expect(sent).not.toContain("here at last")
  arrive?.({ default: () => "here at last" })
  await vi.waitUntil(() => sent.includes("here at last"))
  kit.destroy()
})

test("draws an app's own button on a server, with the account of a cookie and its name", () => {
  const kit = createKit({
    network: networks.Testnet,
    wallets: [freighter],
    remembered: { walletId: "freighter", address: ADDRESS },
  })
  const html = renderToString(
    createElement(
      KitProvider,
      { kit, names: { [ADDRESS]: "Savings" } },
      createElement(CustomConnectButton, {
        // biome-ignore lint/correctness/noChildrenProp: a function, which the type of `createElement` takes only here
        children: ({ status, hydrated, account }) => `${status} ${hydrated} ${account?.name}`,
      }),
    ),
  )
  expect(html).toContain("restoring false Savings")
  kit.destroy()
})

/** The progress of each hook. */
function Read(): string {
  const states = [useBalances(), useAccountInfo(), useTrustline(`USD:${ADDRESS}`)]
  return [...states, useFund()].map((state) => state?.status).join()
}

test("the hooks of an account render on a server as loading, and ask nobody there", () => {
  const asked = vi.spyOn(globalThis, "fetch")
  const kit = createKit({
    network: networks.Testnet,
    horizonUrl: "https://horizon.example",
    wallets: [freighter],
    remembered: { walletId: "freighter", address: ADDRESS },
  })
  const html = renderToString(createElement(KitProvider, { kit }, createElement(Read)))
  expect(html).toContain("loading,loading,loading,idle")
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  kit.destroy()
})

test("renders no style attribute and no script, which a strict policy would block", () => {
  const html = markup({
    remembered: { walletId: "freighter", address: ADDRESS },
    buttonTheme: { bgColor: "red" },
    modalTheme: { bgColor: "red" },
  })
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toMatch(/<script|\son\w+=/)
})

test("renders no image URL, because a bundler may change it between server and browser", () => {
  expect(markup({ remembered: { walletId: "freighter", address: ADDRESS } })).not.toContain("<img")
})

test("a hook without a provider names what is missing", () => {
  expect(() => renderToString(createElement(Status))).toThrow("KitProvider")
})
