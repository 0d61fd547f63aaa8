import { defineConfig } from "vite"

export default defineConfig({
  build: { target: "esnext", rolldownOptions: { input: ["v1.html", "v2.html"] } },
})
