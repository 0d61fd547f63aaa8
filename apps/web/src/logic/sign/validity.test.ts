import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import type { NetworkMoment } from "../stellar/network-clock.js"
import { readBounds, validityAt } from "./validity.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** An envelope that is valid until this time, in seconds since the epoch. */
function envelope(maxTime: number): { xdr: string } {
  const builder = new TransactionBuilder(new Account(account, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
    timebounds: { minTime: 0, maxTime },
  })
  return {
    xdr: builder
      .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
      .build()
      .toXDR(),
  }
}

function at(now: number, source: NetworkMoment["source"], latestLedger?: number): NetworkMoment {
  return { now, source, latestLedger, ahead: 0 }
}

test("a transaction expires by the network's time, and only seems to by the computer's", async () => {
  const bounds = await readBounds(envelope(1_000), Networks.TESTNET)
  expect(bounds).toMatchObject({ isTimed: true, expiresAt: 1_000_000 })
  const status = (now: number, source: NetworkMoment["source"]) =>
    validityAt(bounds, at(now, source)).status
  expect(status(999_000, "network")).toBe("valid")
  expect(status(1_001_000, "network")).toBe("expired")
  expect(status(1_001_000, "computer")).toBe("expiredHere")
  // Nothing is concluded before the network has answered, or the request is read.
  expect(status(1_001_000, "asking")).toBe("valid")
  expect(validityAt(undefined, at(1_001_000, "network")).status).toBe("valid")
})

test("a transaction without time bounds doesn't expire", async () => {
  const bounds = await readBounds(envelope(0), Networks.TESTNET)
  expect(bounds).toMatchObject({ isTimed: false, expiresAt: undefined })
  expect(validityAt(bounds, at(9e12, "network")).status).toBe("valid")
})

test("an authorization expires with its ledger, whatever the time", async () => {
  const preimage = buildTransferPreimage({
    from: account,
    to: account,
    stroops: 1n,
    expirationLedger: 77,
    type: 9,
    passphrase: Networks.TESTNET,
  })
  const bounds = await readBounds({ preimage }, Networks.TESTNET)
  expect(bounds.isTimed).toBe(false)
  expect(validityAt(bounds, at(0, "network", 76)).status).toBe("valid")
  expect(validityAt(bounds, at(0, "network", 78)).status).toBe("expired")
})
