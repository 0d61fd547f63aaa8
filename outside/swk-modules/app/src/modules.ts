import { fromStellarWalletsKit } from "@alidade/compat"
import type { WalletCard, WalletModule } from "@alidade/core"
import { BitgetModule } from "@creit.tech/stellar-wallets-kit/modules/bitget"
import { KleverModule } from "@creit.tech/stellar-wallets-kit/modules/klever"
import { FreighterModule } from "stellar-wallets-kit-1"

/** Trezor's module starts its library when it is created, so it is loaded when the picker needs it. */
const trezor: WalletCard = {
  productId: "TREZOR",
  productName: "Trezor",
  productUrl: "https://www.trezor.com/",
  productIcon: "https://stellar.creit.tech/wallet-icons/trezor.png",
  moduleType: "HW_WALLET",
  async load() {
    const { TrezorModule } = await import("@creit.tech/stellar-wallets-kit/modules/trezor")
    const app = { appName: "Modules", appUrl: location.origin, email: "dev@app.example" }
    return fromStellarWalletsKit(new TrezorModule(app))
  },
}

/** Modules of Stellar-Wallets-Kit 2.6. */
export const modulesOf2: (WalletCard | WalletModule)[] = [
  fromStellarWalletsKit(new KleverModule()),
  fromStellarWalletsKit(new BitgetModule()),
  trezor,
]

/** A module of Stellar-Wallets-Kit 1.9. */
export const moduleOf1: WalletModule = fromStellarWalletsKit(new FreighterModule())
