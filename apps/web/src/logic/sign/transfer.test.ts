import type { Signer } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import { Keypair } from "@stellar/stellar-sdk/base"
import { basicNodeSigner } from "@stellar/stellar-sdk/contract"
import { afterAll, beforeAll, expect, test } from "vitest"
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
function wallet(pair: Keypair): { signer: Signer; requests: string[] } {
  const { signTransaction, signAuthEntry } = basicNodeSigner(pair, network.passphrase)
  const requests: string[] = []
  const signer: Signer = {
    address: pair.publicKey(),
    publicKey: pair.publicKey(),
    networkPassphrase: network.passphrase,
    useUpgradedAuth: true,
    signTransaction(xdr, options) {
      requests.push(xdr)
      return signTransaction(xdr, options) as ReturnType<Signer["signTransaction"]>
    },
    signAuthEntry(preimage, options) {
      requests.push(preimage)
      return signAuthEntry!(preimage, options) as ReturnType<Signer["signAuthEntry"]>
    },
  }
  return { signer, requests }
}

async function prepared(payer?: Keypair, now = Date.now()) {
  const { signer, requests } = wallet(await funded())
  const to = (await funded()).publicKey()
  const transfer = await prepareTransfer({
    signer,
    to,
    stroops: 5n,
    network,
    now,
    ...(payer && { payer }),
  })
  return { transfer, requests }
}

/** The maximum fee that a transaction offered, in stroops. */
async function feesOf(hash: string | undefined): Promise<{ max_fee: string }> {
  return (await fetch(`${network.horizonUrl}/transactions/${hash}`)).json()
}

test("asks the wallet for exactly the envelope that the review shows, each time", async () => {
  const { transfer, requests } = await prepared()
  await transfer.sign()
  await transfer.sign()
  expect(requests).toEqual([transfer.review.payload, transfer.review.payload])
  const { fee } = await describeTransaction(transfer.review.payload, network.passphrase)
  const { answer } = await transfer.send()
  expect(answer.outcome).toBe("applied")
  const { max_fee } = await feesOf(answer.hash)
  expect(Number(max_fee)).toBe(Math.round(Number(fee) * 1e7))
})

test.each([
  ["fast", -86_400_000],
  ["slow", 86_400_000],
])(
  "counts the hour from the network's time on a computer whose clock is a day %s",
  async (_, ms) => {
    const now = Date.now() + ms
    const { transfer } = await prepared(undefined, now)
    const { notAfter } = await describeTransaction(transfer.review.payload, network.passphrase)
    expect(Number(notAfter)).toBe(Math.floor(now / 1000) + 3600)
  },
)

test("signs exactly the reviewed sponsored authorization, and offers the sponsor's fee once", async () => {
  const payer = await funded()
  const { transfer, requests } = await prepared(payer)
  expect(transfer.review.sponsor).toBe(payer.publicKey())
  await transfer.sign()
  expect(requests).toEqual([transfer.review.payload])
  const { answer } = await transfer.send()
  expect(answer.outcome).toBe("applied")
  const { max_fee } = await feesOf(answer.hash)
  expect(BigInt(max_fee)).toBe(transfer.review.fee)
})
