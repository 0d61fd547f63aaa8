import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv } from "vite"

const { PORT = "4410" } = loadEnv("", ".", "")
/** The page and the server have one origin, as behind a proxy in production: the cookie and the domain are the page's. */
const server = `http://localhost:${PORT}`
const proxy = { "/auth": server, "/me": server, "/.well-known": server }

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } })
