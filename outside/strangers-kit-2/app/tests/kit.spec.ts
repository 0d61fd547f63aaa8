import { checkModule, type Module } from "./check-module.js"

/** All modules of the kit but WalletConnect's, Ledger's, and Trezor's. */
const modules: readonly Module[] = [
  { name: "Albedo", web: "albedo" },
  { name: "Freighter", extension: "freighter", entries: true, messages: "base64" },
  { name: "Fordefi", extension: "fordefi", messages: "base64" },
  { name: "Rabet", extension: "rabet" },
  { name: "xBull", extension: "xbull", messages: "base64" },
  { name: "xBull", web: "xbull", messages: "base64" },
  { name: "LOBSTR", extension: "lobstr", network: "public", messages: "base64" },
  { name: "Hana Wallet", extension: "hana", entries: true, messages: "base64" },
  { name: "Klever Wallet", extension: "klever", entries: true, messages: "base64" },
  { name: "OneKey Wallet", extension: "onekey", entries: true, messages: "base64" },
  { name: "Bitget Wallet", extension: "bitget", messages: "hex" },
  { name: "Cactus Link", extension: "cactusLink", entries: true, messages: "base64" },
  { name: "D'CENT Wallet", extension: "dcent", entries: true, messages: "base64" },
  { name: "HOT Wallet", extension: "hot", network: "public", messages: "base64" },
  { name: "HOT Wallet", web: "hot", network: "public", messages: "base64" },
  { name: "Scopuly", extension: "scopuly", entries: true, messages: "hex" },
]
for (const module of modules) checkModule(module)
