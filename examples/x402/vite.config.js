import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv } from "vite"

const { PORT = "4402" } = loadEnv("", ".", "")
// The page reads the headers of its own origin. A server of another one must expose them (CORS).
const proxy = { "/article": `http://localhost:${PORT}` }

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } })
