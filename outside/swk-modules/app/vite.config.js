import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

// Some libraries of Stellar-Wallets-Kit 1.9 expect Node's name of the global object.
export default defineConfig({ plugins: [react()], define: { global: "globalThis" } })
