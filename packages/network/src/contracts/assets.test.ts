import {
  Asset,
  type Keypair,
  nativeToScVal,
  Operation,
  scValToNative,
  xdr,
} from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import { address, call, someContract, stroops, trial } from "../../test/contract.js"
import { calling, deploy, run, u32 } from "../../test/deploy.js"
import { funded, send, type TestLedger, testLedger } from "../../test/ledger.js"
import { errorName, isHostError } from "../host/host-error.js"

const [REQUIRED, REVOCABLE, CLAWBACK] = [1, 2, 8] as const

let ledger: TestLedger
let issuer: Keypair
let alice: Keypair
let bob: Keypair
let asset: Asset
let token: string

const who = (pair: Keypair) => address(pair.publicKey())
const flag = (value: boolean) => xdr.ScVal.scvBool(value)

beforeEach(() => {
  ledger = testLedger()
  issuer = funded(ledger)
  alice = funded(ledger)
  bob = funded(ledger)
  asset = new Asset("USD", issuer.publicKey())
})

/** Sets flags of the issuer, opens trust lines, and deploys the asset's contract, which anyone can do. */
function issued(setFlags: number, ...holders: Keypair[]): void {
  if (setFlags) send(ledger, issuer, [Operation.setOptions({ setFlags: setFlags as 1 })])
  for (const holder of holders) send(ledger, holder, [Operation.changeTrust({ asset })])
  const deployment = Operation.createStellarAssetContract({ asset })
  token = String(scValToNative(trial(ledger, bob, deployment).value))
  expect(call(ledger, bob, deployment)).toBe("tx_success")
}

function refusal(source: Keypair, name: string, ...args: xdr.ScVal[]): string {
  try {
    trial(ledger, source, calling(token, name, ...args))
    return "no error"
  } catch (thrown) {
    if (!isHostError(thrown)) throw thrown
    return `${errorName(thrown.reason)} ${thrown.message}`
  }
}

/** Topics and data of the one event that a call publishes. */
function event(source: Keypair, name: string, ...args: xdr.ScVal[]): unknown[] {
  const { events } = trial(ledger, source, calling(token, name, ...args))
  expect(events).toHaveLength(1)
  const { topics, data } = events[0]!.body.v0
  return [...topics.map(scValToNative), scValToNative(data)]
}

const balance = (of: string) => run(ledger, bob, token, "balance", address(of))

describe("the contract of an issued asset", () => {
  test("has the asset's address, name, symbol, decimals, and its issuer as administrator", () => {
    issued(0)
    expect(token).toBe(asset.contractId(ledger.passphrase))
    expect(run(ledger, bob, token, "name")).toBe(`USD:${issuer.publicKey()}`)
    expect(run(ledger, bob, token, "symbol")).toBe("USD")
    expect(run(ledger, bob, token, "decimals")).toBe(7)
    expect(run(ledger, bob, token, "admin")).toBe(issuer.publicKey())
    const again = Operation.createStellarAssetContract({ asset })
    expect(() => call(ledger, bob, again)).toThrow("contract already exists")
  })

  test("mints to trust lines and contracts, moves, and burns, with an event each", () => {
    issued(0, alice)
    const minted = [who(alice), stroops(100n)]
    const name = `USD:${issuer.publicKey()}`
    expect(event(issuer, "mint", ...minted)).toEqual(["mint", alice.publicKey(), name, 100n])
    run(ledger, issuer, token, "mint", ...minted)
    run(ledger, issuer, token, "mint", address(someContract), stroops(7n))
    expect(event(alice, "transfer", who(alice), address(someContract), stroops(1n))[0]).toBe(
      "transfer",
    )
    run(ledger, alice, token, "transfer", who(alice), address(someContract), stroops(30n))
    expect(balance(someContract)).toBe(37n)
    run(ledger, alice, token, "burn", who(alice), stroops(20n))
    expect(balance(alice.publicKey())).toBe(50n)
    expect(event(alice, "transfer", who(alice), who(issuer), stroops(5n))[0]).toBe("burn")
    expect(event(issuer, "transfer", who(issuer), who(alice), stroops(5n))[0]).toBe("mint")
    expect(balance(issuer.publicKey())).toBe(9_223_372_036_854_775_807n)
    expect(refusal(issuer, "burn", who(issuer), stroops(1n))).toMatch("Error(Contract, #2)")
  })

  test("needs a trust line with room and authorization, and opens one on request", () => {
    issued(0)
    const minted = [who(alice), stroops(1n)]
    expect(refusal(issuer, "mint", ...minted)).toMatch("Error(Contract, #13)")
    run(ledger, alice, token, "trust", who(alice))
    expect(ledger.account(alice.xdrAccountId())?.numSubEntries).toBe(1)
    run(ledger, issuer, token, "mint", ...minted)
    expect(refusal(alice, "transfer", who(alice), address(someContract), stroops(2n))).toMatch(
      "Error(Contract, #10)",
    )
    const most = nativeToScVal(1n << 63n, { type: "i128" })
    expect(refusal(issuer, "mint", who(alice), most)).toMatch("Error(Contract, #12)")
  })

  test("lets a spender take an allowance until its ledger", () => {
    issued(0, alice, bob)
    run(ledger, issuer, token, "mint", who(alice), stroops(100n))
    const until = u32(ledger.latest().header.ledgerSeq + 100)
    run(ledger, alice, token, "approve", who(alice), who(bob), stroops(10n), until)
    expect(run(ledger, bob, token, "allowance", who(alice), who(bob))).toBe(10n)
    run(ledger, bob, token, "transfer_from", who(bob), who(alice), who(bob), stroops(4n))
    run(ledger, bob, token, "burn_from", who(bob), who(alice), stroops(5n))
    expect(run(ledger, bob, token, "allowance", who(alice), who(bob))).toBe(1n)
    expect(refusal(bob, "burn_from", who(bob), who(alice), stroops(2n))).toMatch(
      "Error(Contract, #9)",
    )
    expect(refusal(alice, "approve", who(alice), who(bob), stroops(1n), u32(1))).toMatch(
      "Error(Contract, #9)",
    )
    expect([balance(alice.publicKey()), balance(bob.publicKey())]).toEqual([91n, 4n])
  })

  test("follows its administrator: authorization, clawback, and a new one", () => {
    issued(REQUIRED | REVOCABLE | CLAWBACK, alice)
    expect(refusal(issuer, "mint", who(alice), stroops(9n))).toMatch("Error(Contract, #11)")
    run(ledger, issuer, token, "set_authorized", who(alice), flag(true))
    expect(run(ledger, bob, token, "authorized", who(alice))).toBe(true)
    run(ledger, issuer, token, "mint", who(alice), stroops(9n))
    run(ledger, issuer, token, "set_authorized", who(alice), flag(false))
    expect(refusal(alice, "burn", who(alice), stroops(1n))).toMatch("Error(Contract, #11)")
    run(ledger, issuer, token, "clawback", who(alice), stroops(4n))
    expect(balance(alice.publicKey())).toBe(5n)
    expect(run(ledger, bob, token, "authorized", address(someContract))).toBe(false)
    run(ledger, issuer, token, "set_authorized", address(someContract), flag(true))
    run(ledger, issuer, token, "mint", address(someContract), stroops(3n))
    run(ledger, issuer, token, "clawback", address(someContract), stroops(3n))
    run(ledger, issuer, token, "set_admin", who(bob))
    run(ledger, bob, token, "mint", address(someContract), stroops(1n))
    expect(balance(someContract)).toBe(1n)
  })

  test("does not claw back what was issued without that flag, nor revoke without its own", () => {
    issued(0, alice)
    run(ledger, issuer, token, "mint", who(alice), stroops(9n))
    expect(refusal(issuer, "clawback", who(alice), stroops(1n))).toMatch("Error(Contract, #10)")
    expect(refusal(issuer, "set_authorized", who(alice), flag(false))).toMatch(
      "Error(Contract, #2)",
    )
  })

  test("is called by other contracts, which move what they hold", async () => {
    issued(0, alice)
    const vault = await deploy(ledger, bob, "vault")
    run(ledger, issuer, token, "mint", address(vault), stroops(9n))
    const args = xdr.ScVal.scvVec([address(vault), who(alice), stroops(4n)])
    run(ledger, bob, vault, "through", address(token), xdr.ScVal.scvSymbol("transfer"), args)
    expect([balance(vault), balance(alice.publicKey())]).toEqual([5n, 4n])
  })
})

describe("the contract of lumens", () => {
  test("has no administrator, no trust lines, and cannot burn", () => {
    token = Asset.native().contractId(ledger.passphrase)
    expect(refusal(alice, "mint", who(alice), stroops(1n))).toMatch("Error(Storage, MissingValue)")
    expect(refusal(alice, "trust", who(alice))).toMatch("Error(Contract, #2)")
    expect(refusal(alice, "burn", who(alice), stroops(1n))).toMatch("Error(Contract, #2)")
  })
})
