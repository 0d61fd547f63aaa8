import { Asset, Keypair, Operation, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, describe, expect, test } from "vitest"
import {
  balance,
  funded,
  sealed,
  send,
  type TestLedger,
  testLedger,
  toCodes,
} from "../../test/ledger.js"
import { accountKey, trustLineKey } from "../entries/entries.js"

let ledger: TestLedger
let alice: Keypair
let bob: Keypair

beforeEach(() => {
  ledger = testLedger()
  alice = funded(ledger)
  bob = funded(ledger)
})

const lumens = (destination: Keypair, amount: string) =>
  Operation.payment({ destination: destination.publicKey(), asset: Asset.native(), amount })

/** An operation that the SDK's builders would reject. */
const raw = (body: xdr.OperationBody) => new xdr.Operation({ sourceAccount: null, body })

describe("createAccount", () => {
  const create = (destination: Keypair, startingBalance: string) =>
    Operation.createAccount({ destination: destination.publicKey(), startingBalance })

  test("creates an account from the source's lumens, with a sequence derived from its ledger", () => {
    const carol = Keypair.random()
    expect(send(ledger, alice, [create(carol, "5")])).toBe("tx_success")
    expect(balance(ledger, carol)).toBe(50_000_000n)
    expect(balance(ledger, alice)).toBe(100_000_000_000n - 50_000_000n - 100n)
    expect(ledger.account(carol.xdrAccountId())?.seqNum).toBe(
      BigInt(ledger.latest().header.ledgerSeq) << 32n,
    )
  })

  test.each([
    ["an existing account", () => create(bob, "5"), "op_already_exists"],
    ["a balance below the reserve", () => create(Keypair.random(), "0.9999999"), "op_low_reserve"],
    ["more lumens than it can spend", () => create(Keypair.random(), "9999"), "op_underfunded"],
    ["its own account", () => create(alice, "5"), "op_malformed"],
  ])("rejects %s", (_, operation, code) => {
    expect(send(ledger, alice, [operation()])).toBe(`tx_failed ${code}`)
  })
})

describe("payment of lumens", () => {
  test("moves lumens", () => {
    expect(send(ledger, alice, [lumens(bob, "12.3456789")])).toBe("tx_success")
    expect(balance(ledger, bob)).toBe(100_123_456_789n)
  })

  test("to itself succeeds without an effect", () => {
    expect(send(ledger, alice, [lumens(alice, "9999")])).toBe("tx_success")
    expect(balance(ledger, alice)).toBe(100_000_000_000n - 100n)
  })

  test("keeps the reserve of 1 XLM, to the stroop", () => {
    // 10,000 minus the reserve and the fee; then minus a second fee.
    expect(send(ledger, alice, [lumens(bob, "9998.9999901")])).toBe("tx_failed op_underfunded")
    expect(send(ledger, alice, [lumens(bob, "9998.9999800")])).toBe("tx_success")
    expect(balance(ledger, alice)).toBe(10_000_000n)
  })

  test("keeps half a lumen more for each entry of the account", () => {
    send(ledger, alice, [Operation.manageData({ name: "note", value: "x" })])
    expect(send(ledger, alice, [lumens(bob, "9998.5")])).toBe("tx_failed op_underfunded")
    expect(send(ledger, alice, [lumens(bob, "9998.4")])).toBe("tx_success")
  })

  test("rejects a missing destination, an amount of 0, and a balance above the maximum", () => {
    expect(send(ledger, alice, [lumens(Keypair.random(), "1")])).toBe("tx_failed op_no_destination")
    const nothing = new xdr.PaymentOp({
      destination: bob.xdrMuxedAccount(),
      asset: xdr.Asset.assetTypeNative(),
      amount: 0n,
    })
    expect(send(ledger, alice, [raw(xdr.OperationBody.payment(nothing))])).toBe(
      "tx_failed op_malformed",
    )
    const most = new xdr.PaymentOp({ ...nothing, amount: 9_223_372_036_854_775_807n })
    expect(send(ledger, alice, [raw(xdr.OperationBody.payment(most))])).toBe(
      "tx_failed op_line_full",
    )
  })
})

describe("issued assets", () => {
  let issuer: Keypair
  let usd: Asset
  const trust = (limit?: string, asset = usd) => Operation.changeTrust({ asset, limit })
  const pay = (destination: Keypair, amount: string) =>
    Operation.payment({ destination: destination.publicKey(), asset: usd, amount })
  const held = (holder: Keypair) => {
    const entry = ledger.entries.get(
      String(trustLineKey(holder.xdrAccountId(), usd.toTrustLineXdrObject())),
    )
    return entry?.data.type === "trustline" ? entry.data.trustLine.balance : undefined
  }

  beforeEach(() => {
    issuer = funded(ledger)
    usd = new Asset("USD", issuer.publicKey())
  })

  test("move along trust lines from issuer to holder to holder and back", () => {
    send(ledger, alice, [trust()])
    send(ledger, bob, [trust()])
    expect(send(ledger, issuer, [pay(alice, "100")])).toBe("tx_success")
    expect(send(ledger, alice, [pay(bob, "30")])).toBe("tx_success")
    expect(send(ledger, bob, [pay(issuer, "10")])).toBe("tx_success")
    expect([held(alice), held(bob)]).toEqual([700_000_000n, 200_000_000n])
  })

  test("can be returned to an issuer whose account is gone", () => {
    send(ledger, alice, [trust()])
    send(ledger, issuer, [pay(alice, "1")])
    expect(send(ledger, issuer, [Operation.accountMerge({ destination: bob.publicKey() })])).toBe(
      "tx_success",
    )
    expect(send(ledger, alice, [pay(issuer, "1")])).toBe("tx_success")
    expect(held(alice)).toBe(0n)
    expect(send(ledger, alice, [pay(bob, "1")])).toBe("tx_failed op_no_trust")
    expect(send(ledger, bob, [trust()])).toBe("tx_failed op_no_issuer")
  })

  test("need trust lines with enough room and balance on both sides", () => {
    expect(send(ledger, issuer, [pay(alice, "1")])).toBe("tx_failed op_no_trust")
    send(ledger, alice, [trust("50")])
    expect(send(ledger, bob, [pay(alice, "1")])).toBe("tx_failed op_src_no_trust")
    expect(send(ledger, issuer, [pay(alice, "50.0000001")])).toBe("tx_failed op_line_full")
    send(ledger, bob, [trust()])
    expect(send(ledger, bob, [pay(alice, "1")])).toBe("tx_failed op_underfunded")
    expect(send(ledger, issuer, [pay(Keypair.random(), "1")])).toBe("tx_failed op_no_destination")
  })

  test("of an issuer that requires authorization cannot be held without it", () => {
    send(ledger, issuer, [Operation.setOptions({ setFlags: 1 })])
    send(ledger, alice, [trust()])
    expect(send(ledger, issuer, [pay(alice, "1")])).toBe("tx_failed op_not_authorized")
    expect(send(ledger, alice, [pay(issuer, "1")])).toBe("tx_failed op_src_not_authorized")
  })

  test("have trust lines with a limit no lower than the balance, which close when empty", () => {
    expect(send(ledger, alice, [trust("0")])).toBe("tx_failed op_invalid_limit")
    send(ledger, alice, [trust("50")])
    send(ledger, issuer, [pay(alice, "20")])
    expect(ledger.account(alice.xdrAccountId())?.numSubEntries).toBe(1)
    expect(send(ledger, alice, [trust("19")])).toBe("tx_failed op_invalid_limit")
    expect(send(ledger, alice, [trust("20")])).toBe("tx_success")
    expect(send(ledger, alice, [pay(issuer, "20"), trust("0")])).toBe("tx_success")
    expect(held(alice)).toBeUndefined()
    expect(ledger.account(alice.xdrAccountId())?.numSubEntries).toBe(0)
  })

  test.each([
    [
      "to the own asset of its source",
      () => trust("1", new Asset("X", alice.publicKey())),
      "op_malformed",
    ],
    [
      "to the asset of a missing issuer",
      () => trust("1", new Asset("X", Keypair.random().publicKey())),
      "op_no_issuer",
    ],
  ])("reject a trust line %s", (_, operation, code) => {
    expect(send(ledger, alice, [operation()])).toBe(`tx_failed ${code}`)
  })

  test("reject codes that are empty or contain a gap or a symbol", () => {
    const of = (assetCode: number[]) => {
      const alphaNum4 = new xdr.AlphaNum4({
        assetCode: new Uint8Array(assetCode),
        issuer: issuer.xdrAccountId(),
      })
      const line = xdr.ChangeTrustAsset.assetTypeCreditAlphanum4(alphaNum4)
      const body = xdr.OperationBody.changeTrust(new xdr.ChangeTrustOp({ line, limit: 1n }))
      return toCodes(ledger.submit(sealed(ledger, alice, { operations: [raw(body)] }, alice)))
    }
    expect(of([0, 0, 0, 0])).toBe("tx_failed op_malformed")
    expect(of([65, 0, 66, 0])).toBe("tx_failed op_malformed")
    expect(of([65, 45, 66, 0])).toBe("tx_failed op_malformed")
    expect(of([65, 66, 0, 0])).toBe("tx_success")
  })

  test("need a reserve of half a lumen for a trust line", () => {
    send(ledger, alice, [lumens(bob, "9998.5")])
    expect(send(ledger, alice, [trust()])).toBe("tx_failed op_low_reserve")
  })
})

describe("setOptions", () => {
  const extra = () => ({ ed25519PublicKey: Keypair.random().publicKey(), weight: 1 })

  test("sets home domain, flags, inflation destination, thresholds, and signers", () => {
    const signer = extra()
    const options = Operation.setOptions({
      homeDomain: "example.org",
      setFlags: 2,
      inflationDest: bob.publicKey(),
      masterWeight: 5,
      lowThreshold: 1,
      medThreshold: 2,
      highThreshold: 3,
      signer,
    })
    expect(send(ledger, alice, [options])).toBe("tx_success")
    expect(ledger.account(alice.xdrAccountId())?.toJson()).toMatchObject({
      home_domain: "example.org",
      flags: 2,
      inflation_dest: bob.publicKey(),
      thresholds: "05010203",
      signers: [{ key: signer.ed25519PublicKey, weight: 1 }],
      num_sub_entries: 1,
    })
  })

  test("changes a signer's weight and removes it at weight 0", () => {
    const signer = extra()
    send(ledger, alice, [Operation.setOptions({ signer })])
    send(ledger, alice, [Operation.setOptions({ signer: { ...signer, weight: 7 } })])
    expect(ledger.account(alice.xdrAccountId())?.signers.map(({ weight }) => weight)).toEqual([7])
    send(ledger, alice, [Operation.setOptions({ signer: { ...signer, weight: 0 } })])
    expect(ledger.account(alice.xdrAccountId())).toMatchObject({ signers: [], numSubEntries: 0 })
  })

  test("allows twenty signers and no more", () => {
    const twenty = Array.from({ length: 20 }, () => Operation.setOptions({ signer: extra() }))
    expect(send(ledger, alice, twenty)).toBe("tx_success")
    expect(send(ledger, alice, [Operation.setOptions({ signer: extra() })])).toBe(
      "tx_failed op_too_many_signers",
    )
  })

  test.each([
    [
      "its own key as a signer",
      () => ({ signer: { ed25519PublicKey: alice.publicKey(), weight: 1 } }),
      "op_bad_signer",
    ],
    [
      "a missing inflation destination",
      () => ({ inflationDest: Keypair.random().publicKey() }),
      "op_invalid_inflation",
    ],
    [
      "a flag both set and cleared",
      () => ({ setFlags: 1, clearFlags: 1 }) as const,
      "op_bad_flags",
    ],
    [
      "clawback without revocability",
      () => ({ setFlags: 8 }) as const,
      "op_auth_revocable_required",
    ],
    [
      "a home domain with control characters",
      () => ({ homeDomain: "a\nb" }),
      "op_invalid_home_domain",
    ],
  ])("rejects %s", (_, options, code) => {
    expect(send(ledger, alice, [Operation.setOptions(options())])).toBe(`tx_failed ${code}`)
  })

  test("rejects a weight over 255 and an unknown flag", () => {
    const none = new xdr.SetOptionsOp({
      inflationDest: null,
      clearFlags: null,
      setFlags: null,
      masterWeight: null,
      lowThreshold: null,
      medThreshold: null,
      highThreshold: null,
      homeDomain: null,
      signer: null,
    })
    const of = (fields: Partial<xdr.SetOptionsOp>) =>
      raw(xdr.OperationBody.setOptions(new xdr.SetOptionsOp({ ...none, ...fields })))
    expect(send(ledger, alice, [of({ lowThreshold: 256 })])).toBe(
      "tx_failed op_threshold_out_of_range",
    )
    expect(send(ledger, alice, [of({ setFlags: 16 })])).toBe("tx_failed op_unknown_flag")
  })

  test("cannot change the flags of an immutable account", () => {
    send(ledger, alice, [Operation.setOptions({ setFlags: 4 })])
    expect(send(ledger, alice, [Operation.setOptions({ setFlags: 1 })])).toBe(
      "tx_failed op_cant_change",
    )
  })

  test("needs a reserve of half a lumen for a signer", () => {
    send(ledger, alice, [lumens(bob, "9998.5")])
    expect(send(ledger, alice, [Operation.setOptions({ signer: extra() })])).toBe(
      "tx_failed op_low_reserve",
    )
  })
})

describe("manageData", () => {
  test("stores, replaces, and removes a value", () => {
    const set = (value: string | null) => Operation.manageData({ name: "note", value })
    const entries = () => [...ledger.entries.values()].filter(({ data }) => data.type === "data")
    expect(send(ledger, alice, [set(null)])).toBe("tx_failed op_data_name_not_found")
    send(ledger, alice, [set("one")])
    send(ledger, alice, [set("two")])
    expect(entries().map(({ data }) => data.toJson())).toMatchObject([
      { data: { data_name: "note", data_value: Buffer.from("two").toString("hex") } },
    ])
    expect(ledger.account(alice.xdrAccountId())?.numSubEntries).toBe(1)
    expect(send(ledger, alice, [set(null)])).toBe("tx_success")
    expect(entries()).toEqual([])
  })

  test("rejects a name with control characters, and a value without a reserve", () => {
    expect(send(ledger, alice, [Operation.manageData({ name: "\t", value: "x" })])).toBe(
      "tx_failed op_data_invalid_name",
    )
    send(ledger, alice, [lumens(bob, "9998.5")])
    expect(send(ledger, alice, [Operation.manageData({ name: "note", value: "x" })])).toBe(
      "tx_failed op_low_reserve",
    )
  })
})

describe("bumpSequence", () => {
  test("raises the sequence and never lowers it", () => {
    expect(send(ledger, alice, [Operation.bumpSequence({ bumpTo: "99999999999" })])).toBe(
      "tx_success",
    )
    expect(ledger.account(alice.xdrAccountId())?.seqNum).toBe(99_999_999_999n)
    expect(send(ledger, alice, [Operation.bumpSequence({ bumpTo: "5" })])).toBe("tx_success")
    expect(ledger.account(alice.xdrAccountId())?.seqNum).toBe(100_000_000_000n)
  })

  test("rejects a negative sequence", () => {
    const body = xdr.OperationBody.bumpSequence(new xdr.BumpSequenceOp({ bumpTo: -1n }))
    expect(send(ledger, alice, [raw(body)])).toBe("tx_failed op_bad_seq")
  })
})

describe("accountMerge", () => {
  const mergeInto = (destination: Keypair) =>
    Operation.accountMerge({ destination: destination.publicKey() })

  test("moves all lumens and removes the account with its signers", () => {
    const signer = { ed25519PublicKey: bob.publicKey(), weight: 1 }
    send(ledger, alice, [Operation.setOptions({ signer })])
    expect(send(ledger, alice, [mergeInto(bob)])).toBe("tx_success")
    expect(ledger.entries.has(String(accountKey(alice.xdrAccountId())))).toBe(false)
    expect(balance(ledger, bob)).toBe(200_000_000_000n - 200n)
  })

  test("leaves no source account for later operations", () => {
    expect(send(ledger, alice, [mergeInto(bob), lumens(bob, "1")])).toBe(
      "tx_failed op_success op_no_source_account",
    )
    expect(balance(ledger, alice)).toBe(100_000_000_000n - 200n)
  })

  test("rejects itself, a missing account, subentries, an immutable account, and a future sequence", () => {
    expect(send(ledger, alice, [mergeInto(alice)])).toBe("tx_failed op_malformed")
    expect(send(ledger, alice, [mergeInto(Keypair.random())])).toBe("tx_failed op_no_account")
    const note = (value: string | null) => Operation.manageData({ name: "note", value })
    send(ledger, alice, [note("x")])
    expect(send(ledger, alice, [mergeInto(bob)])).toBe("tx_failed op_has_sub_entries")
    send(ledger, alice, [note(null), Operation.bumpSequence({ bumpTo: "99999999999999" })])
    expect(send(ledger, alice, [mergeInto(bob)])).toBe("tx_failed op_seq_num_too_far")
    send(ledger, alice, [Operation.setOptions({ setFlags: 4 })])
    expect(send(ledger, alice, [mergeInto(bob)])).toBe("tx_failed op_immutable_set")
  })
})

test("inflation, which ended, fails with op_not_supported, without a fee or a trace", () => {
  const before = ledger.latest().header.ledgerSeq
  expect(send(ledger, alice, [lumens(bob, "1"), Operation.inflation()])).toBe(
    "tx_failed op_success op_not_supported",
  )
  expect(balance(ledger, alice)).toBe(100_000_000_000n)
  expect(ledger.latest().header.ledgerSeq).toBe(before)
})
