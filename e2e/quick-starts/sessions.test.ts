import type { AddressInfo } from "node:net"
import { createMessage } from "@alidade/sign-in"
import { Keypair, Networks } from "@stellar/stellar-sdk"
import { expect, onTestFinished, test, vi } from "vitest"

const user = Keypair.random()

test("the quick start of sessions shows on the server who has signed in", async () => {
  const origin = "http://127.0.0.1:3000"
  vi.stubEnv("SITE_ORIGIN", origin)
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef")
  const { server } = await import("./sessions-node.js")
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = globalThis.fetch
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!url.startsWith("https://horizon-testnet.stellar.org")) return ask(url, init)
    const type = "https://stellar.org/horizon-errors/not_found"
    return Response.json({ type, status: 404 }, { status: 404 })
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { Origin: origin, "Content-Type": "application/json" },
    })

  const message = createMessage({
    ...{ domain: "127.0.0.1:3000", address: user.publicKey(), uri: `${origin}/` },
    networkPassphrase: Networks.TESTNET,
    ...(await (await post("/auth/nonce", {})).json()),
  })
  const signature = Buffer.from(user.signMessage(message)).toString("base64")
  const response = await post("/auth/verify", { message, signature })
  const Cookie = response.headers.get("set-cookie")?.split(";")[0] ?? ""
  const page = async (headers: HeadersInit) => (await fetch(`${address}/`, { headers })).text()
  expect(await page({ Cookie })).toBe(`Signed in: ${user.publicKey()}`)
  expect(await page({})).toBe("Not signed in")
})
