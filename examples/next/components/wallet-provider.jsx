"use client"

import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { rabet } from "@alidade/wallets/rabet"
import { useEffect, useState } from "react"

export function WalletProvider({ remembered, children }) {
  const [kit] = useState(() =>
    createKit({
      network: networks.Testnet,
      horizonUrl: "https://horizon-testnet.stellar.org",
      wallets: [freighter(), albedo(), rabet()],
      remembered,
    }),
  )
  useEffect(() => rememberIn(kit), [kit])
  return (
    <KitProvider kit={kit}>
      <main>
        <header>
          <ConnectButton />
        </header>
        {children}
      </main>
    </KitProvider>
  )
}

/** Keeps the connection in a cookie, for the server. */
function rememberIn(kit) {
  return kit.subscribe(() => {
    const { status, selectedModuleId, activeAddress } = kit.getState()
    const value = JSON.stringify({ walletId: selectedModuleId, address: activeAddress })
    if (status === "connected") setCookie(value, 30 * 24 * 60 * 60)
    if (status === "disconnected") setCookie("", 0)
  })
}

function setCookie(value, seconds) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `wallet=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`
}
