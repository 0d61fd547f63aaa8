import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { networks } from "../networks/networks.js"
import { timeWarnings } from "./time-warnings.js"
import { describeTransaction } from "./transaction.js"
import type { NetworkTime } from "./types.js"

const SOURCE = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** The warnings of a payment with bounds, at a time in seconds, or after a ledger. */
async function warningsAt(
  { minTime = 0, maxTime = 0, minLedger = 0, maxLedger = 0 },
  { seconds, latestLedger }: { seconds?: number; latestLedger?: number },
): Promise<string[]> {
  const pay = Operation.payment({ destination: SOURCE, asset: Asset.native(), amount: "1" })
  const builder = new TransactionBuilder(new Account(SOURCE, "1"), {
    fee: "100",
    networkPassphrase: networks.Testnet,
    timebounds: { minTime, maxTime },
  }).addOperation(pay)
  if (minLedger || maxLedger) builder.setLedgerbounds(minLedger, maxLedger)
  const time: NetworkTime = {
    now: seconds === undefined ? undefined : seconds * 1000,
    latestLedger,
  }
  const described = await describeTransaction(builder.build().toXDR(), networks.Testnet, time)
  const keys = described.warnings.map(({ level, key }) => `${level} ${key}`)
  expect(timeWarnings(described, time).map(({ level, key }) => `${level} ${key}`)).toEqual(keys)
  return keys
}

test.each([
  ["no bounds", {}, { seconds: 2e9, latestLedger: 5 }, []],
  ["the last second", { maxTime: 1_000 }, { seconds: 1_000.9 }, []],
  ["a second too late", { maxTime: 1_000 }, { seconds: 1_001 }, ["danger warnExpired"]],
  ["the first second", { minTime: 1_000 }, { seconds: 1_000 }, []],
  ["a second too early", { minTime: 1_000 }, { seconds: 999.9 }, ["caution warnEarly"]],
  ["an unknown time", { minTime: 1_000, maxTime: 1_000 }, {}, []],
  // The next ledger is the one that could apply it. A transaction is valid below its last ledger.
  ["before the last ledger", { maxLedger: 10 }, { latestLedger: 8 }, []],
  ["at the last ledger", { maxLedger: 10 }, { latestLedger: 9 }, ["danger warnExpired"]],
  ["before the first ledger", { minLedger: 10 }, { latestLedger: 8 }, ["caution warnEarlyLedger"]],
  ["at the first ledger", { minLedger: 10 }, { latestLedger: 9 }, []],
  ["an unknown ledger", { minLedger: 10, maxLedger: 11 }, { seconds: 5 }, []],
  ["both", { minTime: 5, maxLedger: 3 }, { seconds: 1, latestLedger: 9 }, ["danger warnExpired"]],
] as const)("warns by the network's time: %s", async (_, bounds, time, expected) => {
  expect(await warningsAt(bounds, time)).toEqual(expected)
})

test("an authorization expires after its last ledger", () => {
  const keys = (latestLedger?: number) =>
    timeWarnings({ expirationLedger: 10 }, { now: 9e15, latestLedger }).map(({ key }) => key)
  expect([keys(9), keys(10), keys()]).toEqual([[], ["warnExpired"], []])
})
