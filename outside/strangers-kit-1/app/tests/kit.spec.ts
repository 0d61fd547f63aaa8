import { checkModule, type Module } from "./check-module.js"

/** What `allowAllModules` has. */
const modules: readonly Module[] = [
  { name: "Albedo", web: "albedo" },
  { name: "Freighter", extension: "freighter", entries: true, messages: true, encodesTwice: true },
  { name: "Rabet", extension: "rabet" },
  { name: "xBull", extension: "xbull", messages: true },
  { name: "xBull", web: "xbull", messages: true },
  { name: "LOBSTR", extension: "lobstr", network: "public" },
  { name: "Hana Wallet", extension: "hana", entries: true, messages: true },
  { name: "HOT Wallet", extension: "hot", network: "public", messages: true },
  { name: "HOT Wallet", web: "hot", network: "public", messages: true },
  { name: "Klever Wallet", extension: "klever", entries: true, messages: true },
]
for (const module of modules) checkModule(module)
