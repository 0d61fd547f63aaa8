import { Asset, hash, Keypair, Operation, xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { balance, funded, send, type TestLedger, testLedger } from "../../test/ledger.js"
import { accountKey } from "../entries/entries.js"
import { fund } from "./faucet.js"

describe("a new network", () => {
  test("has one ledger and one account with all lumens: the root, derived from the passphrase", () => {
    const ledger = testLedger()
    const root = Keypair.master(ledger.passphrase)
    expect(root.publicKey()).toBe("GBZXN7PIRZGNMHGA7MUUUF4GWPY5AYPV6LY4UV2GL6VJGIQRXFDNMADI")
    expect(ledger.latest().header.ledgerSeq).toBe(1)
    const accounts = [...ledger.entries.values()].filter(({ data }) => data.type === "account")
    expect(accounts).toHaveLength(1)
    expect(balance(ledger, root)).toBe(1_000_000_000_000_000_000n)
  })
})

describe("the faucet", () => {
  test("creates an account with 10,000 lumens, tops up a lower balance, and gives nothing beyond that", () => {
    const ledger = testLedger()
    const alice = funded(ledger)
    const bob = funded(ledger)
    expect(balance(ledger, alice)).toBe(100_000_000_000n)
    expect(fund(ledger, alice.xdrAccountId())).toBeUndefined()
    send(ledger, alice, [
      Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" }),
    ])
    expect(fund(ledger, alice.xdrAccountId())).toMatchObject({ transaction: { successful: true } })
    expect(balance(ledger, alice)).toBe(200_000_000_000n - 10_000_000n - 100n)
  })
})

describe("ledgers", () => {
  test("close once per transaction, each with the hash of the previous one", () => {
    const ledger = testLedger()
    funded(ledger)
    funded(ledger)
    const [first, second, third] = ledger.closed
    expect(ledger.closed.map(({ header }) => header.ledgerSeq)).toEqual([1, 2, 3])
    expect(second?.header.previousLedgerHash.toBytes()).toEqual(first?.hash)
    expect(third?.header.previousLedgerHash.toBytes()).toEqual(second?.hash)
    expect(third?.hash).toEqual(hash(third!.header.toXdr()))
  })

  test("follow the clock, and never close before the previous one", () => {
    const ledger = testLedger()
    const times = () => ledger.closed.map(({ header }) => Number(header.scpValue.closeTime))
    const start = ledger.clock.ms / 1000
    ledger.clock.ms += 90_500
    funded(ledger)
    ledger.clock.ms -= 3_600_000
    funded(ledger)
    expect(times()).toEqual([start, start + 90, start + 90])
  })
})

test("an asked network is at most five seconds behind: it closes an empty ledger if the last is older", () => {
  const ledger = testLedger()
  ledger.clock.ms += 5_000
  expect(ledger.recent().header.ledgerSeq).toBe(1)
  ledger.clock.ms += 3_600_000
  const recent = ledger.recent()
  expect(recent.header.ledgerSeq).toBe(2)
  expect(Number(recent.header.scpValue.closeTime)).toBe(ledger.clock.ms / 1000)
  expect(recent.transaction).toBeUndefined()
  expect(ledger.recent()).toBe(recent)
  expect(fund(ledger, Keypair.random().xdrAccountId())).toMatchObject({
    transaction: { ledger: { sequence: 3 } },
  })
})

describe("a draft of the ledger", () => {
  test("keeps nothing, even if it is committed", () => {
    const ledger = testLedger()
    const alice = funded(ledger)
    const draft = ledger.draft()
    draft.remove(accountKey(alice.xdrAccountId()))
    draft.commit()
    expect(draft.account(alice.xdrAccountId())).toBeUndefined()
    expect(balance(ledger, alice)).toBe(100_000_000_000n)
    expect(ledger.draft().account(alice.xdrAccountId())).toBeDefined()
  })
})

describe("random transactions", () => {
  const people = Array.from({ length: 4 }, (_, index) =>
    Keypair.fromRawEd25519Seed(Buffer.alloc(32, index + 1)),
  )
  const usd = new Asset("USD", people[0]!.publicKey())
  const someone = fc.constantFrom(...people)
  const amount = fc.integer({ min: 1, max: 12_000 }).map(String)

  const operation = fc.oneof(
    fc
      .record({ to: someone, asset: fc.constantFrom(Asset.native(), usd), amount })
      .map((payment) => Operation.payment({ ...payment, destination: payment.to.publicKey() })),
    fc
      .record({ to: someone, startingBalance: amount })
      .map(({ to, startingBalance }) =>
        Operation.createAccount({ destination: to.publicKey(), startingBalance }),
      ),
    amount.map((limit) => Operation.changeTrust({ asset: usd, limit })),
    fc.constantFrom("one", null).map((value) => Operation.manageData({ name: "note", value })),
    someone.map((to) => Operation.accountMerge({ destination: to.publicKey() })),
    someone.map((to) =>
      Operation.setOptions({ signer: { ed25519PublicKey: to.publicKey(), weight: 1 } }),
    ),
  )
  const sent = fc.array(
    fc.record({ from: someone, operations: fc.array(operation, { minLength: 1, maxLength: 3 }) }),
    { minLength: 1, maxLength: 12 },
  )

  function play(transactions: { from: Keypair; operations: xdr.Operation[] }[]): TestLedger {
    const ledger = testLedger()
    for (const pair of people.slice(0, 3)) fund(ledger, pair.xdrAccountId())
    for (const { from, operations } of transactions) send(ledger, from, operations)
    return ledger
  }

  test("conserve lumens, respect trust line limits, and keep entry counts right", () => {
    fc.assert(
      fc.property(sent, (transactions) => {
        const ledger = play(transactions)
        let lumens = ledger.latest().header.feePool
        const counted = new Map<string, number>()
        const count = (id: xdr.AccountId, entries: number) =>
          counted.set(String(id), (counted.get(String(id)) ?? 0) + entries)
        for (const { data } of ledger.entries.values()) {
          if (data.type === "account") {
            lumens += data.account.balance
            count(data.account.accountId, data.account.signers.length - data.account.numSubEntries)
          }
          if (data.type === "trustline") {
            count(data.trustLine.accountId, 1)
            expect(data.trustLine.balance).toBeGreaterThanOrEqual(0n)
            expect(data.trustLine.balance).toBeLessThanOrEqual(data.trustLine.limit)
          }
          if (data.type === "data") count(data.data.accountId, 1)
        }
        expect(lumens).toBe(1_000_000_000_000_000_000n)
        expect([...counted.values()].every((difference) => difference === 0)).toBe(true)
      }),
      { numRuns: 20 },
    )
  }, 30_000)

  test("report changes in their meta that rebuild the last ledger from the first", () => {
    fc.assert(
      fc.property(sent, (transactions) => {
        const replayed = new Map(testLedger().entries)
        const ledger = play(transactions)
        for (const closed of ledger.closed) {
          const meta = closed.transaction?.meta
          if (meta?.type !== "v4") continue
          const { txChangesBefore, operations } = meta.v4
          const changes = [txChangesBefore, ...operations.map((each) => each.changes)]
          for (const change of changes.flat()) replay(change, replayed)
        }
        expect(text(replayed)).toEqual(text(ledger.entries))
      }),
      { numRuns: 20 },
    )
  }, 30_000)
})

function replay(change: xdr.LedgerEntryChange, entries: Map<string, xdr.LedgerEntry>): void {
  if (change.type === "ledgerEntryRemoved") {
    expect(entries.delete(String(change.removed))).toBe(true)
    return
  }
  const key = String(keyOf(change.value))
  if (change.type === "ledgerEntryState") expect(entries.get(key)?.equals(change.state)).toBe(true)
  else expect(entries.has(key)).toBe(change.type === "ledgerEntryUpdated")
  entries.set(key, change.value)
}

function keyOf({ data }: xdr.LedgerEntry): xdr.LedgerKey {
  if (data.type === "account") return xdr.LedgerKey.account(new xdr.LedgerKeyAccount(data.account))
  if (data.type === "trustline")
    return xdr.LedgerKey.trustline(new xdr.LedgerKeyTrustLine(data.trustLine))
  if (data.type === "data") return xdr.LedgerKey.data(new xdr.LedgerKeyData(data.data))
  throw new Error(data.type)
}

function text(entries: ReadonlyMap<string, xdr.LedgerEntry>): string[] {
  return [...entries.values()].map(String).sort()
}
