import { createKit, type Kit, networks } from "@alidade/core"
import { serverKey } from "@alidade/sign-in/server"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, onTestFinished, test, vi } from "vitest"
import { tokenFor } from "./sign-in.js"
import { challengeFor, subjectOf } from "./sign-in-server.js"

const [server, user] = [Keypair.random(), Keypair.random()]

/** Answers as the quick start's server and the network do. Returns what was posted. */
async function stubServers(): Promise<string[]> {
  const key = await serverKey(server.secret())
  const posted: string[] = []
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { host, pathname, searchParams } = new URL(request.url)
    if (host === "horizon-testnet.stellar.org") {
      const signers = [{ key: user.publicKey(), weight: 1, type: "ed25519_public_key" }]
      return Response.json({ signers, thresholds: { med_threshold: 1 } })
    }
    if (pathname === "/.well-known/stellar.toml")
      return new Response(
        `WEB_AUTH_ENDPOINT="https://example.org/auth"\nSIGNING_KEY="${server.publicKey()}"`,
      )
    if (request.method === "GET")
      return Response.json(await challengeFor(searchParams.get("account")!, key))
    const transaction = new URLSearchParams(await request.text()).get("transaction")!
    posted.push(transaction)
    return Response.json({ token: await subjectOf(transaction, server.publicKey()) })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return posted
}

/** A kit that is connected to a wallet with the user's key. */
async function connectedKit(): Promise<Kit> {
  const networkPassphrase = networks.Testnet
  const kit = createKit({
    network: networkPassphrase,
    storage: null,
    wallets: [
      {
        productId: "acme",
        productName: "Acme",
        productUrl: "https://acme.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: async () => ({ address: user.publicKey() }),
        getNetwork: async () => ({ network: "TESTNET", networkPassphrase }),
        signMessage: async () => expect.unreachable(),
        async signTransaction(envelope) {
          const transaction = TransactionBuilder.fromXdr(envelope, networkPassphrase)
          transaction.sign(user)
          return { signedTxXdr: transaction.toXdr() }
        },
      },
    ],
  })
  onTestFinished(() => kit.destroy())
  await kit.connect("acme")
  return kit
}

test("the quick start of sign-in gives a token for a signed challenge, and only once", async () => {
  const posted = await stubServers()
  expect(await tokenFor(await connectedKit())).toBe(user.publicKey())
  const [challenge] = posted
  await expect(subjectOf(challenge!, server.publicKey())).rejects.toThrow("used before")
})
