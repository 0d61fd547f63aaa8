import { Asset, type Keypair, scValToNative } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { address, call, stroops, trial } from "../../test/contract.js"
import { calling, deploy, run } from "../../test/deploy.js"
import { funded, testLedger } from "../../test/ledger.js"

test("a pool swaps a token for lumens, and needs one signature for the tree of calls", async () => {
  const ledger = testLedger()
  const [issuer, alice] = [funded(ledger), funded(ledger)]
  const who = (pair: Keypair) => address(pair.publicKey())
  const lumens = Asset.native().contractId(ledger.passphrase)
  const token = await deploy(ledger, issuer, "token", who(issuer))
  const pool = await deploy(ledger, issuer, "pool", address(token), address(lumens))
  run(ledger, issuer, token, "mint", address(pool), stroops(1000n))
  run(ledger, issuer, token, "mint", who(alice), stroops(100n))
  run(ledger, issuer, lumens, "transfer", who(issuer), address(pool), stroops(2000n))

  const swap = calling(pool, "swap", who(alice), stroops(100n))
  const { auth, events, value } = trial(ledger, alice, swap)
  expect(scValToNative(value)).toBe(181n)
  expect(auth.map(({ rootInvocation }) => rootInvocation.subInvocations.length)).toEqual([1])
  expect(events.map(({ body }) => scValToNative(body.v0.topics[0]!))).toEqual([
    "transfer",
    "transfer",
  ])
  expect(call(ledger, alice, swap)).toBe("tx_success")
  expect(run(ledger, alice, token, "balance", address(pool))).toBe(1100n)
  expect(run(ledger, alice, lumens, "balance", address(pool))).toBe(1819n)
  expect(() => trial(ledger, alice, swap)).toThrow("failing with contract error")
  expect(() => run(ledger, alice, token, "mint", who(alice), stroops(1n))).toThrow()
})
