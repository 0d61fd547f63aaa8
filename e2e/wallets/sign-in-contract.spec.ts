import { type SandboxNetwork, sandboxAccounts } from "@alidade/sandbox/browser"
import type { Page } from "@playwright/test"
import {
  Address,
  hash,
  Keypair,
  nativeToScVal,
  Operation,
  rpc,
  scValToNative,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { contractWasm } from "../../packages/network/test/wat.js"
import { expect, test } from "./in-page.js"

/** Signs in contract accounts (SEP-45) on the sandbox's server, which is written from the protocol alone. */

let network: SandboxNetwork
let account: string
test.beforeEach(async ({ page, sandbox, server, openHarness }) => {
  network = server.config.networks.find(({ id }) => id === "local")!
  const keys = sandboxAccounts.slice(0, 2).map(({ seed }) => Keypair.fromSecret(seed))
  account = await deployMultisig(network, keys, 1)
  await openHarness()
  // Off: Freighter signs for others, which it refuses today.
  await sandbox.freighter.fault("CP6", false)
  await sandbox.freighter.set({ network: "local", answer: "approve" })
  await page.evaluate(async ({ passphrase, rpcUrl }) => {
    const { createKit } = await window.harness.core()
    const { freighter } = await window.harness.freighter()
    const networks = [{ name: "Local", passphrase, rpcUrl }]
    window.kit = createKit({ network: passphrase, networks, wallets: [freighter()] })
    await window.kit.connect("freighter")
  }, network)
})

interface Ended {
  sub?: string
  error?: { kind: string; message: string }
}

const signIn = (page: Page): Promise<Ended> =>
  page.evaluate(
    async ({ server, account }) => {
      const { signIn } = await window.harness.signIn()
      try {
        const { token } = await signIn({ kit: window.kit, server, account })
        const claims = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")
        return { sub: JSON.parse(atob(claims)).sub }
      } catch (thrown) {
        const { kind, message } = thrown as { kind: string; message: string }
        return { error: { kind, message } }
      }
    },
    { server: network.horizonUrl, account },
  )

test("AC1, AC2, AC3: a contract account signs in with the key of its signer in Freighter", {
  tag: "@main",
}, async ({ page, sandbox }) => {
  expect(await signIn(page)).toEqual({ sub: account })
  const asked = (await sandbox.freighter.requests()).map(({ type }) => type)
  expect(asked.filter((type) => type === "SUBMIT_AUTH_ENTRY")).toHaveLength(1)
})

test("a contract account whose signers are others gets no token", async ({ page }) => {
  account = await deployMultisig(network, [Keypair.random()], 1)
  expect((await signIn(page)).error?.kind).toBe("external")
})

test("a rejected signature gives no token", async ({ page, sandbox }) => {
  await sandbox.freighter.answer("reject")
  expect((await signIn(page)).error?.kind).toBe("rejected")
})

for (const fault of [
  "home-domain",
  "web-auth-domain",
  "network",
  "server-key",
  "account",
  "payment",
  "error",
])
  test(`AC2: the wallet is not asked if the server has the fault ${fault}`, async ({
    page,
    sandbox,
    server,
  }) => {
    const asked = (await sandbox.freighter.requests()).length
    await fetch(`${server.config.signInUrl}/update`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fault }),
    })
    expect((await signIn(page)).error?.kind).toBe("external")
    const later = (await sandbox.freighter.requests()).slice(asked)
    expect(later.filter(({ type }) => type === "SUBMIT_AUTH_ENTRY")).toEqual([])
  })

/** Deploys a contract account of these keys. So many of them must sign. Returns its address. */
async function deployMultisig(
  { rpcUrl, passphrase, friendbotUrl }: SandboxNetwork,
  keys: readonly Keypair[],
  threshold: number,
): Promise<string> {
  const server = new rpc.Server(rpcUrl, { allowHttp: true })
  const payer = Keypair.random()
  await fetch(`${friendbotUrl}?addr=${payer.publicKey()}`)
  const send = async (operation: xdr.Operation): Promise<xdr.ScVal | undefined> => {
    const built = new TransactionBuilder(await server.getAccount(payer.publicKey()), {
      fee: "1000000",
      networkPassphrase: passphrase,
    })
      .addOperation(operation)
      .setTimeout(0)
      .build()
    const transaction = await server.prepareTransaction(built)
    transaction.sign(payer)
    const { hash } = await server.sendTransaction(transaction)
    const sent = await server.pollTransaction(hash)
    expect(sent.status).toBe("SUCCESS")
    return sent.status === "SUCCESS" ? sent.returnValue : undefined
  }
  const wasm = await contractWasm("multisig")
  await send(Operation.uploadContractWasm({ wasm }))
  const raw = keys.map((key) => key.rawPublicKey()).sort(Buffer.compare)
  const made = await send(
    Operation.createCustomContract({
      address: Address.fromString(payer.publicKey()),
      wasmHash: Buffer.from(hash(wasm)),
      salt: Buffer.from(hash(Buffer.from(payer.publicKey()))),
      constructorArgs: [
        xdr.ScVal.scvVec(raw.map((key) => xdr.ScVal.scvBytes(key))),
        nativeToScVal(threshold, { type: "u32" }),
      ],
    }),
  )
  return String(scValToNative(made!))
}
