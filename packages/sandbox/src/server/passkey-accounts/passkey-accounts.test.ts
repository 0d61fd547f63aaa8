import { createNetwork } from "@alidade/network"
import { router } from "@alidade/network/http"
import { Asset, contract } from "@stellar/stellar-sdk"
import { expect, test, vi } from "vitest"
import { openPasskeyAccounts } from "./index.js"

const network = createNetwork({ url: "http://localhost:8000/testnet" })
const views = router(openPasskeyAccounts(network))
const key = Buffer.alloc(65, 4).toString("base64url")

async function post(body: object) {
  try {
    const reply = await views({
      method: "POST",
      path: ["testnet", "passkey-account"],
      query: new URLSearchParams(),
      origin: undefined,
      contentType: "application/json",
      body: JSON.stringify(body),
    })
    return { status: reply.status ?? 200, ...JSON.parse(String(reply.body)) }
  } catch (thrown) {
    const { reply } = thrown as { reply: { status: number; body: string } }
    return { status: reply.status, ...JSON.parse(reply.body) }
  }
}

test("deploys an account with the passkey, and gives it XLM", async () => {
  vi.stubGlobal("fetch", network.fetch)
  const { address, status } = await post({ id: "AQID", publicKey: key })
  expect(status).toBe(200)
  const client = async (
    contractId: string,
  ): Promise<Record<string, (args: object) => Promise<{ result: unknown }>>> =>
    (await contract.Client.from({
      contractId,
      networkPassphrase: network.passphrase,
      rpcUrl: network.rpcUrl,
      allowHttp: true,
    })) as never
  const account = await client(address)
  expect((await account.has_key!({ id: Buffer.from([1, 2, 3]) })).result).toBe(true)
  const native = await client(Asset.native().contractId(network.passphrase))
  expect((await native.balance!({ id: address })).result).toBe(10_000_000_000n)
  vi.unstubAllGlobals()
})

test.each<[string, object]>([
  ["no id", { id: "", publicKey: key }],
  ["no key", { id: "AQID" }],
  ["a compressed key", { id: "AQID", publicKey: Buffer.alloc(33, 2).toString("base64url") }],
  ["another alphabet", { id: "+/=", publicKey: key }],
])("refuses %s", async (_, body) => {
  expect(await post(body)).toMatchObject({ status: 400, error: expect.any(String) })
})
