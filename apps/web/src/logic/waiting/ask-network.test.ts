import { networks } from "@alidade/core"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { createAsker } from "./ask-network.js"
import { readEnvelopeFacts, type WaitingItem } from "./waiting-item.js"

const [alice, bob] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair]
const network = { passphrase: networks.Testnet, horizonUrl: "https://horizon.example" }
const never = new AbortController().signal
const EXPIRES = 2_000_000_000_000

async function waiting(): Promise<WaitingItem> {
  const options = { fee: "100", networkPassphrase: networks.Testnet }
  const transaction = new TransactionBuilder(new Account(alice.publicKey(), "6"), options)
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimebounds(0, EXPIRES / 1_000)
    .build()
  transaction.sign(alice)
  const xdr = transaction.toXDR()
  return { xdr, signedAt: {}, ...(await readEnvelopeFacts(xdr, networks.Testnet)) }
}

const absent = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }
const shared = {
  balances: [],
  signers: [alice, bob].map((pair) => ({
    key: pair.publicKey(),
    weight: 1,
    type: "ed25519_public_key",
  })),
  thresholds: { low_threshold: 2, med_threshold: 2, high_threshold: 2 },
}

/** A Horizon with the account at a sequence number, and the transaction if it is given. Returns what it was asked. */
function horizon(sequence: string | undefined, transaction?: object): string[] {
  const asked: string[] = []
  let open = 0
  vi.stubGlobal("fetch", async (url: string) => {
    expect(++open).toBe(1)
    await Promise.resolve()
    open--
    const [kind = ""] = url.slice(network.horizonUrl.length + 1).split("/")
    asked.push(kind)
    const found = kind === "transactions" ? transaction : sequence && { ...shared, sequence }
    return found ? Response.json(found) : Response.json(absent, { status: 404 })
  })
  return asked
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test("a transaction whose sequence number is unused waits, and only its account is asked for", async () => {
  const asked = horizon("6")
  const { ending, signatureStatus } = await createAsker(network).ask(await waiting(), 1, never)
  expect(ending).toBeUndefined()
  expect(signatureStatus?.accounts[0]?.reached).toEqual({ weight: 1, needed: 2 })
  expect(asked).toEqual(["accounts"])
})

test("two items of one account cost one request", async () => {
  const asked = horizon("6")
  const asker = createAsker(network)
  const item = await waiting()
  await Promise.all([asker.ask(item, 1, never), asker.ask(item, 1, never)])
  expect(asked).toEqual(["accounts"])
})

test.each([
  ["applied", true],
  ["failed", false],
] as const)("a transaction that a ledger has ended: %s", async (how, successful) => {
  horizon("7", { ledger: 9, created_at: "2026-11-21T10:40:29Z", successful })
  const { ending } = await createAsker(network).ask(await waiting(), 1, never)
  expect(ending).toEqual({ how, ledger: 9, closedAt: Date.UTC(2026, 10, 21, 10, 40, 29) })
})

test("a merge that was applied is found, although its account is gone", async () => {
  horizon(undefined, { ledger: 9, created_at: "2026-11-21T10:40:29Z", successful: true })
  const { ending } = await createAsker(network).ask(await waiting(), 1, never)
  expect(ending).toMatchObject({ how: "applied", ledger: 9 })
})

test("a used sequence number without the transaction means that another came first", async () => {
  horizon("7")
  const { ending } = await createAsker(network).ask(await waiting(), 1, never)
  expect(ending).toEqual({ how: "overtaken" })
})

test("a transaction expires a minute after its time, by the network's time only", async () => {
  const item = await waiting()
  const endingAt = async (now: number | undefined) => {
    horizon("6")
    return (await createAsker(network).ask(item, now, never)).ending
  }
  expect(await endingAt(undefined)).toBeUndefined()
  expect(await endingAt(EXPIRES + 60_000)).toBeUndefined()
  expect(await endingAt(EXPIRES + 60_001)).toEqual({ how: "expired" })
})

test("an account that isn't on the network yet leaves the transaction waiting", async () => {
  horizon(undefined)
  const { ending, signatureStatus } = await createAsker(network).ask(await waiting(), 1, never)
  expect(ending).toBeUndefined()
  expect(signatureStatus?.accounts[0]?.signers).toEqual([])
})

test("rejects if Horizon doesn't answer", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch")
  })
  await expect(createAsker(network).ask(await waiting(), 1, never)).rejects.toMatchObject({
    found: { problem: "noHorizon" },
  })
})
