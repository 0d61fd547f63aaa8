import type { WalletCard } from "@alidade/core"
import type { ExtensionPage, SandboxConfig } from "@alidade/sandbox/browser"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { hot } from "@alidade/wallets/hot"
import { ledger } from "@alidade/wallets/ledger"
import { lobstr } from "@alidade/wallets/lobstr"
import { rabet } from "@alidade/wallets/rabet"
import {
  onPhone,
  type WalletConnectCard,
  type WalletConnectParameters,
  walletConnect,
} from "@alidade/wallets/walletconnect"
import { xbull } from "@alidade/wallets/xbull"
import type { Config, WalletName } from "../server/config.js"

/** The sites of a sandbox's wallets, and the page object with their extensions. */
export interface SandboxPlaces {
  config: SandboxConfig
  page: ExtensionPage
}

/** The simulated wallets of a sandbox. They look only where the sandbox is. */
export function sandboxWallets({ config, page }: SandboxPlaces): WalletCard[] {
  return [
    // Freighter rejects Public on plain http, which the sandbox uses.
    freighter({ page, allowHttpOnPublic: true }),
    albedo({ url: config.sites.albedo }),
    xbull({ page, url: config.sites.xbull }),
    lobstr({ page }),
    hana({ page }),
    rabet({ page }),
    hot({ page, ...config.hot }),
    // The sandbox has no verification service, and may have no internet connection.
    bridge("sandbox", {
      ...config.walletConnect,
      projectId: "sandbox",
      verify: false,
      offline: true,
    }),
    ledger(),
  ]
}

/** The real wallets that the configuration lists, in its order. */
export function liveWallets({
  wallets,
  walletConnectProjectId: projectId,
}: Pick<Config, "wallets" | "walletConnectProjectId">): WalletCard[] {
  const phones = bridge("live", projectId ? { projectId } : {})
  // On a phone, these wallets are apps.
  const app = (card: WalletCard): WalletCard =>
    wallets.includes("walletConnect") ? onPhone(card, phones) : card
  const cards: Readonly<Record<WalletName, () => WalletCard>> = {
    freighter: () => app(freighter()),
    albedo,
    xbull,
    lobstr: () => app(lobstr()),
    hana,
    rabet,
    hot,
    walletConnect: () => phones,
    ledger,
  }
  return wallets.map((name) => cards[name]())
}

/** WalletConnect. Its sessions are stored separately per mode, like the kit's connection. */
function bridge(storagePrefix: string, parameters: WalletConnectParameters): WalletConnectCard {
  return walletConnect({
    name: "Alidade",
    description: "Connect a Stellar wallet, sign, and check.",
    icons: [new URL("/mark.svg", location.origin).href],
    storagePrefix,
    ...parameters,
  })
}
