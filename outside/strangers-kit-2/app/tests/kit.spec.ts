import { checkModule, type Module } from "./check-module.js"

/** All modules of the kit but WalletConnect's, Ledger's, and Trezor's. */
const modules: readonly Module[] = [
  { name: "Albedo", web: "albedo" },
  { name: "Freighter", extension: "freighter", entries: true, messages: true },
  { name: "Fordefi", extension: "fordefi", messages: true },
  { name: "Rabet", extension: "rabet" },
  { name: "xBull", extension: "xbull", messages: true },
  { name: "xBull", web: "xbull", messages: true },
  { name: "LOBSTR", extension: "lobstr", network: "public", messages: true },
  { name: "Hana Wallet", extension: "hana", entries: true, messages: true },
  { name: "Klever Wallet", extension: "klever", entries: true, messages: true },
  { name: "OneKey Wallet", extension: "onekey", messages: true },
  { name: "Bitget Wallet", extension: "bitget", messages: true },
  { name: "Cactus Link", extension: "cactusLink", entries: true, messages: true },
  { name: "D'CENT Wallet", extension: "dcent", entries: true, messages: true },
  { name: "HOT Wallet", extension: "hot", network: "public", messages: true },
  { name: "HOT Wallet", web: "hot", network: "public", messages: true },
  { name: "Scopuly", extension: "scopuly", entries: true, messages: true },
]
for (const module of modules) checkModule(module)
