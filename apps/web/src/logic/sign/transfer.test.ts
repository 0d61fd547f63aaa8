import type { Kit, Signer } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import { Keypair } from "@stellar/stellar-sdk/base"
import { basicNodeSigner } from "@stellar/stellar-sdk/contract"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sendTransaction } from "../stellar/send.js"
import { readTransfer } from "./prepared-transfer.js"
import { signTransfer } from "./sign-transfer.js"
import { prepareTransfer } from "./transfer.js"

let sandbox: Sandbox
let network: SandboxNetwork

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
})
afterAll(() => sandbox.close())

async function funded(): Promise<Keypair> {
  const pair = Keypair.random()
  const given = await fetch(`${network.friendbotUrl}?addr=${pair.publicKey()}`)
  expect(given.ok).toBe(true)
  return pair
}

/** A wallet, and all payloads that it was asked to sign. */
function wallet(pair: Keypair): {
  signer: Signer
  kit: Pick<Kit, "signTransaction" | "signAuthEntry">
  requests: string[]
} {
  const { signTransaction, signAuthEntry } = basicNodeSigner(pair, network.passphrase)
  const requests: string[] = []
  const address = pair.publicKey()
  const by = { signerAddress: address, verified: "signature" } as const
  return {
    signer: {
      address,
      publicKey: address,
      networkPassphrase: network.passphrase,
      useUpgradedAuth: true,
      signTransaction: signTransaction as Signer["signTransaction"],
      signAuthEntry: signAuthEntry as Signer["signAuthEntry"],
    },
    kit: {
      signTransaction(xdr) {
        requests.push(xdr)
        return signTransaction(xdr).then((result) => ({ ...result, ...by })) as never
      },
      signAuthEntry(preimage) {
        requests.push(preimage)
        return signAuthEntry!(preimage).then((result) => ({ ...result, ...by })) as never
      },
    },
    requests,
  }
}

async function prepared(payer?: Keypair, now = Date.now()) {
  const { signer, kit, requests } = wallet(await funded())
  const to = (await funded()).publicKey()
  const transfer = await prepareTransfer({
    signer,
    to,
    stroops: 5n,
    network,
    now,
    ...(payer && { payer }),
  })
  const asked = { address: signer.address, networkPassphrase: network.passphrase }
  const sign = () => signTransfer(kit, transfer, asked, async () => payer!)
  return { transfer, requests, sign }
}

/** The maximum fee that a transaction offered, in stroops. */
async function feesOf(hash: string | undefined): Promise<{ max_fee: string }> {
  return (await fetch(`${network.horizonUrl}/transactions/${hash}`)).json()
}

test("asks the wallet for exactly the envelope that the review shows, each time", async () => {
  const { transfer, requests, sign } = await prepared()
  await sign()
  const { xdr } = await sign()
  expect(requests).toEqual([transfer.payload, transfer.payload])
  const { fee } = await describeTransaction(transfer.payload, network.passphrase)
  const { answer } = await sendTransaction(network, xdr)
  expect(answer.outcome).toBe("applied")
  const { max_fee } = await feesOf(answer.hash)
  expect(Number(max_fee)).toBe(Math.round(Number(fee) * 1e7))
})

test("is the same after it was saved", async () => {
  const { transfer } = await prepared(await funded())
  expect(readTransfer(JSON.parse(JSON.stringify(transfer)))).toEqual(transfer)
  expect(readTransfer({ ...transfer, fee: "-1" })).toBeUndefined()
  expect(readTransfer({ ...transfer, sponsored: {} })).toBeUndefined()
})

test.each([
  ["fast", -86_400_000],
  ["slow", 86_400_000],
])(
  "counts the hour from the network's time on a computer whose clock is a day %s",
  async (_, ms) => {
    const now = Date.now() + ms
    const { transfer } = await prepared(undefined, now)
    const { notAfter } = await describeTransaction(transfer.payload, network.passphrase)
    expect(Number(notAfter)).toBe(Math.floor(now / 1000) + 3600)
  },
)

test("signs exactly the reviewed sponsored authorization, and offers the sponsor's fee once", async () => {
  const payer = await funded()
  const { transfer, requests, sign } = await prepared(payer)
  expect(transfer.sponsored?.sponsor).toBe(payer.publicKey())
  const { xdr } = await sign()
  expect(requests).toEqual([transfer.payload])
  const { answer } = await sendTransaction(network, xdr)
  expect(answer.outcome).toBe("applied")
  const { max_fee } = await feesOf(answer.hash)
  expect(max_fee).toBe(transfer.fee)
})
