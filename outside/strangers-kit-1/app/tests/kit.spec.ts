import { checkModule, type Module } from "./check-module.js"

/** What `allowAllModules` has. */
const modules: readonly Module[] = [
  { name: "Albedo", web: "albedo" },
  { name: "Freighter", extension: "freighter", entries: true, messages: "base64" },
  { name: "Rabet", extension: "rabet" },
  { name: "xBull", extension: "xbull", messages: "base64" },
  { name: "xBull", web: "xbull", messages: "base64" },
  { name: "LOBSTR", extension: "lobstr", network: "public" },
  { name: "Hana Wallet", extension: "hana", entries: true, messages: "base64" },
  { name: "HOT Wallet", extension: "hot", network: "public", messages: "base64" },
  { name: "HOT Wallet", web: "hot", network: "public", messages: "base64" },
  { name: "Klever Wallet", extension: "klever", entries: true, messages: "base64" },
]
for (const module of modules) checkModule(module)
