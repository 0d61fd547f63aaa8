import { serve } from "../../apps/web/server/serve.js"
import { expect, test } from "./test.js"

test("serves only the built files, under a strict CSP", { tag: "@main" }, async ({
  site,
  request,
}) => {
  const page = await request.get(`${site}/`)
  const policy = page.headers()["content-security-policy"] ?? ""
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types alidade-offline alidade-practice",
  ]) {
    expect(policy.split("; ")).toContain(rule)
  }
  expect(policy).not.toContain("unsafe")
  expect(page.headers()["x-content-type-options"]).toBe("nosniff")
  expect(page.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")

  const { networks } = await (await request.get(`${site}/sandbox.json`)).json()
  expect(networks.map(({ id }: { id: string }) => id)).toEqual(["testnet", "public", "local"])
  expect(policy).toContain(new URL(networks[0].horizonUrl).origin)
  const live = await request.get(`${site}/?mode=live`)
  expect(live.headers()["content-security-policy"]).toContain("https://horizon.stellar.org")
  expect(live.headers()["content-security-policy"]).not.toContain("localhost")

  expect((await request.get(`${site}/somewhere/else`)).headers()["content-type"]).toContain("html")
  expect((await request.get(`${site}/nothing.js`)).status()).toBe(404)
  expect((await request.get(`${site}/..%2f..%2fpackage.json`)).status()).toBe(404)
  expect((await request.post(`${site}/`)).status()).toBe(405)
})

test("uses the next free port if its own is taken", async ({ site, request }) => {
  const taken = Number(new URL(site).port)
  const { url, close } = await serve({ port: taken, sandboxPort: 0 })
  try {
    const { hostname, port } = new URL(url)
    expect(hostname).toBe("localhost")
    expect(Number(port)).toBeGreaterThan(taken)
    expect((await request.get(`http://127.0.0.1:${port}/`)).status()).toBe(200)
  } finally {
    await close()
  }
  await expect(request.get(url)).rejects.toThrow("ECONNREFUSED")
})
