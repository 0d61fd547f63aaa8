import { defineConfig } from "vite"

export default defineConfig({
  // Some vendors' libraries expect Node's name of the global object.
  define: { global: "globalThis" },
  build: { target: "esnext" },
})
