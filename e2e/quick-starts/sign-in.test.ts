import { createKit, type Kit, networks } from "@alidade/core"
import { serverKey } from "@alidade/sign-in/server"
import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, onTestFinished, test, vi } from "vitest"
import { tokenFor } from "./sign-in.js"
import { signInOn } from "./sign-in-message.js"
import { nonceForMessage, signerOf } from "./sign-in-message-server.js"
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
      const type = "https://stellar.org/horizon-errors/not_found"
      return Response.json({ type, status: 404 }, { status: 404 })
    }
    if (pathname === "/auth/nonce") return Response.json(await nonceForMessage())
    if (pathname === "/auth/verify")
      return Response.json({ address: await signerOf(await request.json()) })
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
        async signMessage(message) {
          const signature = Buffer.from(user.signMessage(message as string))
          return { signedMessage: signature.toString("base64"), signerAddress: user.publicKey() }
        },
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

test("the quick start of a sign-in by message says on the server who signed", async () => {
  await stubServers()
  vi.stubGlobal("location", new URL("https://example.org/vote"))
  expect(await signInOn(await connectedKit())).toEqual({ address: user.publicKey() })
})
