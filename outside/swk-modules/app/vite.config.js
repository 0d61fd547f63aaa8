import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [react()],
  // Some libraries of Stellar-Wallets-Kit 1.9 expect Node's name of the global object.
  define: { global: "globalThis" },
  build: { rolldownOptions: { input: ["index.html", "all.html", "direct.html"] } },
})
