import { fromStellarWalletsKit } from "@alidade/compat"
import { BitgetModule } from "@creit.tech/stellar-wallets-kit/modules/bitget"
import { KleverModule } from "@creit.tech/stellar-wallets-kit/modules/klever"
import { FreighterModule } from "stellar-wallets-kit-1"

/** Modules of Stellar-Wallets-Kit 2.6. */
export const modulesOf2 = [
  fromStellarWalletsKit(new KleverModule()),
  fromStellarWalletsKit(new BitgetModule()),
  // Trezor's library is large, and starts when its module is created: load it when the picker needs it.
  {
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
  },
]

/** A module of Stellar-Wallets-Kit 1.9. */
export const moduleOf1 = fromStellarWalletsKit(new FreighterModule())
