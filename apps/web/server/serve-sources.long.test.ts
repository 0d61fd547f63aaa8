import { expect, onTestFinished, test, vi } from "vitest"
import { serveSources } from "./serve-sources.js"

test("serves the page's sources with hot reload, and the networks of its sandbox", async () => {
  // Tests beside this one may build, which sets it for the process.
  vi.stubEnv("NODE_ENV", "development")
  onTestFinished(() => void vi.unstubAllEnvs())
  const { url, close } = await serveSources({ port: 0, sandboxPort: 0 })
  try {
    const get = (path: string): Promise<Response> => fetch(`${url}${path}`)
    expect(await (await get("/config.json")).json()).toMatchObject({ sandbox: true })
    const { networks } = await (await get("/sandbox.json")).json()
    expect(networks.length).toBeGreaterThan(0)
    const page = await (await get("/")).text()
    expect(page).toContain("/@vite/client")
    expect(page).toContain("/@react-refresh")
    const script = await (await get("/src/app/app.tsx")).text()
    // A workspace's own sources, not what was built of them.
    expect(script).toContain("/packages/react/src/index.ts")
  } finally {
    await close()
  }
})
