import { networks } from "@alidade/core"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { readSignatureStatus } from "./read-signature-status.js"
import { readinessOf } from "./readiness.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const network = { passphrase: networks.Testnet, horizonUrl: "http://horizon.test", name: "Testnet" }

/** On this Horizon, every account has itself as its only signer, and needs a weight of 1. */
beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    const key = url.slice(url.lastIndexOf("/") + 1)
    return Response.json({
      sequence: "1",
      balances: [],
      signers: [{ key, weight: 1, type: "ed25519_public_key" }],
      thresholds: { low_threshold: 1, med_threshold: 1, high_threshold: 1 },
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function inner(...signers: Keypair[]) {
  return build([Operation.bumpSequence({ bumpTo: "2" })], signers)
}

function build(
  operations: Parameters<TransactionBuilder["addOperation"]>[0][],
  signers: Keypair[],
) {
  const builder = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: networks.Testnet,
  })
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.setTimeout(0).build()
  for (const signer of signers) transaction.sign(signer)
  return transaction
}

function bump(payer: Keypair, inside: Keypair[], outside: Keypair[]): string {
  const envelope = TransactionBuilder.buildFeeBumpTransaction(
    payer,
    "400",
    inner(...inside),
    networks.Testnet,
  )
  for (const signer of outside) envelope.sign(signer)
  return envelope.toXDR()
}

describe("the status of a fee bump", () => {
  test("counts the outer signatures for the fee payer only, even if it is also the inner account", async () => {
    for (const payer of [alice, bob]) {
      const signatureStatus = await readSignatureStatus(bump(payer, [], [payer]), network)
      const low = { threshold: "low" as const }
      expect(signatureStatus).toEqual({
        accounts: [
          {
            ...low,
            address: alice.publicKey(),
            signers: [{ address: alice.publicKey(), weight: 1, signed: false }],
            reached: { weight: 0, needed: 1 },
          },
        ],
        others: [],
        unneeded: [],
        feeBump: {
          accounts: [
            {
              ...low,
              address: payer.publicKey(),
              signers: [{ address: payer.publicKey(), weight: 1, signed: true }],
              reached: { weight: 1, needed: 1 },
            },
          ],
          others: [],
          unneeded: [],
        },
      })
      expect(readinessOf(signatureStatus, "").signed).toBe(false)
    }
  })

  test("counts the inner signatures for the transaction's account only", async () => {
    const signatureStatus = await readSignatureStatus(bump(alice, [alice], []), network)
    expect(signatureStatus).toMatchObject({
      accounts: [{ signers: [{ signed: true }], reached: { weight: 1 } }],
      feeBump: { accounts: [{ signers: [{ signed: false }], reached: { weight: 0 } }] },
    })
    expect(readinessOf(signatureStatus, "").signed).toBe(false)
  })

  test("is signed once both parts are, and lists another account's signature in its part", async () => {
    const signatureStatus = await readSignatureStatus(bump(bob, [alice, carol], [bob]), network)
    expect(readinessOf(signatureStatus, "").signed).toBe(true)
    expect(signatureStatus.others).toHaveLength(1)
    expect(signatureStatus.feeBump?.others).toEqual([])
  })
})

test("a plain transaction has one part, and is signed by its account's signature", async () => {
  const signatureStatus = await readSignatureStatus(inner(alice).toXDR(), network)
  expect(signatureStatus).not.toHaveProperty("feeBump")
  expect(readinessOf(signatureStatus, "").signed).toBe(true)
  expect(readinessOf(await readSignatureStatus(inner().toXDR(), network), "").signed).toBe(false)
})

test("lists each account with operations, and is complete only once all of them have signed", async () => {
  const both = [
    Operation.bumpSequence({ bumpTo: "2" }),
    Operation.bumpSequence({ bumpTo: "2", source: bob.publicKey() }),
  ]
  const half = await readSignatureStatus(build(both, [alice]).toXDR(), network)
  expect(half.accounts).toMatchObject([
    { address: alice.publicKey(), reached: { weight: 1, needed: 1 } },
    { address: bob.publicKey(), reached: { weight: 0, needed: 1 } },
  ])
  expect(readinessOf(half, bob.publicKey())).toMatchObject({ complete: false, maySign: true })
  const full = await readSignatureStatus(build(both, [alice, bob]).toXDR(), network)
  expect(readinessOf(full, "").complete).toBe(true)
})

const notFound = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }

test("an account that the transaction creates must sign with its own key", async () => {
  const answer = globalThis.fetch
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith(bob.publicKey()) ? Response.json(notFound, { status: 404 }) : answer(url),
  )
  const operations = [Operation.bumpSequence({ bumpTo: "2", source: bob.publicKey() })]
  const { accounts } = await readSignatureStatus(build(operations, [alice]).toXDR(), network)
  expect(accounts[1]).toMatchObject({
    signers: [{ address: bob.publicKey(), signed: false }],
    reached: { weight: 0, needed: 1 },
  })
})

test("names the signatures that the network would reject as unneeded, once the weight is reached", async () => {
  const status = await readSignatureStatus(inner(carol, alice, alice).toXDR(), network)
  expect(status.unneeded).toEqual([0, 2])
  expect(readinessOf(status, "").complete).toBe(false)
  expect((await readSignatureStatus(inner(carol).toXDR(), network)).unneeded).toEqual([])
})
