import { networks } from "@alidade/core"
import { serverKey } from "@alidade/sign-in/server"
import { expect, onTestFinished, test, vi } from "vitest"
import {
  type ContractWorld,
  contractKit,
  contractWorld,
} from "../../packages/sign-in/test/contract-world.js"
import { contractTokenFor } from "./sign-in-contract.js"
import { contractChallengeFor, contractSubjectOf } from "./sign-in-contract-server.js"

const url = "https://soroban-testnet.stellar.org"

/** Answers as the quick start's server and the network do. Returns what was posted. */
async function stubServers({ network, webAuth, keys }: ContractWorld): Promise<string[]> {
  const key = await serverKey(keys.server.secret())
  const named = { serverAccount: key.address, webAuthContract: webAuth }
  const posted: string[] = []
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { origin, pathname, searchParams } = new URL(request.url)
    if (origin === url) return network.fetch(new Request(network.rpcUrl, request))
    if (pathname === "/.well-known/stellar.toml")
      return new Response(
        `WEB_AUTH_FOR_CONTRACTS_ENDPOINT="https://example.org/contracts"\nWEB_AUTH_CONTRACT_ID="${webAuth}"\nSIGNING_KEY="${key.address}"`,
      )
    if (request.method === "GET")
      return Response.json(await contractChallengeFor(searchParams.get("account")!, key, named))
    const entries = new URLSearchParams(await request.text()).get("authorization_entries")!
    posted.push(entries)
    return Response.json({ token: await contractSubjectOf(entries, named) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return posted
}

test("the quick start of sign-in gives a contract account a token, and only once", async () => {
  const world = await contractWorld({ passphrase: networks.Testnet, url })
  const posted = await stubServers(world)
  const { kit } = await contractKit(world)
  expect(await contractTokenFor(kit, world.shared)).toBe(world.shared)
  const named = { serverAccount: world.keys.server.publicKey(), webAuthContract: world.webAuth }
  await expect(contractSubjectOf(posted[0]!, named)).rejects.toThrow("used before")
})
