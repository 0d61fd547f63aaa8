import {
  Account,
  Asset,
  BASE_FEE,
  BadResponseError,
  Horizon,
  Keypair,
  Memo,
  MuxedAccount,
  NotFoundError,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { SandboxNetwork } from "../config.js"
import { type Sandbox, startSandbox } from "./index.js"

let sandbox: Sandbox
let network: SandboxNetwork
let horizon: Horizon.Server

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
  horizon = new Horizon.Server(network.horizonUrl, { allowHttp: true })
})
afterAll(() => sandbox.close())

async function funded(): Promise<Keypair> {
  const pair = Keypair.random()
  await horizon.friendbot(pair.publicKey()).call()
  return pair
}

/** Builds a transaction from what Horizon reports about its source, as an app does. */
async function build(source: Keypair, ...operations: xdr.Operation[]): Promise<Transaction> {
  const builder = new TransactionBuilder(await horizon.loadAccount(source.publicKey()), {
    fee: BASE_FEE,
    networkPassphrase: network.passphrase,
  })
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(60).build()
}

async function signed(source: Keypair, ...operations: xdr.Operation[]): Promise<Transaction> {
  const transaction = await build(source, ...operations)
  transaction.sign(source)
  return transaction
}

const pay = (destination: string, amount: string, asset = Asset.native()) =>
  Operation.payment({ destination, asset, amount })

async function lumens(address: string): Promise<string | undefined> {
  const { balances } = await horizon.loadAccount(address)
  return balances.find(({ asset_type }) => asset_type === "native")?.balance
}

/** Returns Horizon's error for a transaction. */
async function refusal(transaction: Parameters<typeof horizon.submitTransaction>[0]) {
  const thrown: unknown = await horizon.submitTransaction(transaction).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(thrown instanceof BadResponseError)) throw thrown ?? new Error("it was not refused")
  return thrown.response.data as {
    status: number
    title: string
    type: string
    extras: { envelope_xdr: string; result_xdr: string; result_codes: Record<string, unknown> }
  }
}

describe("the Stellar SDK's client", () => {
  test("reads the latest ledger with its close time and reserve", async () => {
    const { records } = await horizon.ledgers().order("desc").limit(1).call()
    expect(records).toHaveLength(1)
    const { sequence, closed_at, base_reserve_in_stroops } = records[0]!
    expect(sequence).toBeGreaterThan(0)
    expect(Math.abs(Date.now() - Date.parse(closed_at))).toBeLessThan(60_000)
    expect(base_reserve_in_stroops).toBe(5_000_000)
  })

  test("funds an account, which then exists", async () => {
    const alice = Keypair.random().publicKey()
    await expect(horizon.loadAccount(alice)).rejects.toBeInstanceOf(NotFoundError)
    const funding = (await horizon.friendbot(alice).call()) as unknown as Record<string, unknown>
    expect(funding.successful).toBe(true)
    expect(await lumens(alice)).toBe("10000.0000000")
    const found = await horizon.transactions().transaction(String(funding.hash)).call()
    expect(found.envelope_xdr).toBe(funding.envelope_xdr)
  })

  test("loads an account in Horizon's format, with the native balance last", async () => {
    const issuer = await funded()
    const alice = await funded()
    const usd = new Asset("USD", issuer.publicKey())
    const long = new Asset("LONGNAME", issuer.publicKey())
    await horizon.submitTransaction(
      await signed(
        alice,
        Operation.changeTrust({ asset: usd, limit: "1000" }),
        Operation.changeTrust({ asset: long }),
        Operation.manageData({ name: "note", value: "hello" }),
        Operation.setOptions({
          homeDomain: "example.org",
          setFlags: 2,
          signer: { ed25519PublicKey: issuer.publicKey(), weight: 3 },
          lowThreshold: 1,
          medThreshold: 1,
          highThreshold: 1,
        }),
      ),
    )
    await horizon.submitTransaction(await signed(issuer, pay(alice.publicKey(), "12.5", usd)))

    const reply = await fetch(`${network.horizonUrl}/accounts/${alice.publicKey()}`)
    expect(reply.headers.get("content-type")).toBe("application/hal+json; charset=utf-8")
    const account = (await reply.json()) as Record<string, unknown>
    const asset = {
      buying_liabilities: "0.0000000",
      selling_liabilities: "0.0000000",
      is_authorized: true,
      is_authorized_to_maintain_liabilities: true,
      asset_issuer: issuer.publicKey(),
    }
    expect(account).toMatchObject({
      id: alice.publicKey(),
      account_id: alice.publicKey(),
      paging_token: alice.publicKey(),
      sequence: expect.stringMatching(/^\d+$/),
      subentry_count: 4,
      home_domain: "example.org",
      last_modified_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      thresholds: { low_threshold: 1, med_threshold: 1, high_threshold: 1 },
      flags: {
        auth_required: false,
        auth_revocable: true,
        auth_immutable: false,
        auth_clawback_enabled: false,
      },
      balances: [
        {
          ...asset,
          balance: "12.5000000",
          limit: "1000.0000000",
          asset_type: "credit_alphanum4",
          asset_code: "USD",
        },
        {
          ...asset,
          balance: "0.0000000",
          limit: "922337203685.4775807",
          asset_type: "credit_alphanum12",
          asset_code: "LONGNAME",
        },
        {
          balance: "9999.9999600",
          buying_liabilities: "0.0000000",
          selling_liabilities: "0.0000000",
          asset_type: "native",
        },
      ],
      data: { note: Buffer.from("hello").toString("base64") },
      num_sponsoring: 0,
      num_sponsored: 0,
    })
    expect(account.signers).toEqual(
      [
        { weight: 3, key: issuer.publicKey(), type: "ed25519_public_key" },
        { weight: 1, key: alice.publicKey(), type: "ed25519_public_key" },
      ].sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    expect(account._links).toMatchObject({
      self: { href: `${network.horizonUrl}/accounts/${alice.publicKey()}` },
      data: { templated: true },
    })
  })

  test("lists an account's own key last once it has weight 0", async () => {
    const [own, ...others] = [await funded(), await funded(), await funded()].sort((a, b) =>
      a.publicKey() < b.publicKey() ? -1 : 1,
    ) as [Keypair, Keypair, Keypair]
    const signers = others.map((each) => ({ ed25519PublicKey: each.publicKey(), weight: 1 }))
    await horizon.submitTransaction(
      await signed(
        own,
        ...signers.map((signer) => Operation.setOptions({ signer })),
        Operation.setOptions({ masterWeight: 0 }),
      ),
    )
    const account = await horizon.loadAccount(own.publicKey())
    expect(account.signers.map(({ key, weight }) => [key, weight])).toEqual([
      ...others.map((each) => [each.publicKey(), 1]),
      [own.publicKey(), 0],
    ])
  })

  test("submits a payment, gets the transaction back, and sees the new balances", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const payment = await signed(alice, pay(bob.publicKey(), "2.5"))
    const answer = await horizon.submitTransaction(payment)
    expect(answer).toMatchObject({
      hash: Buffer.from(payment.hash()).toString("hex"),
      successful: true,
      envelope_xdr: payment.toXdr(),
      source_account: alice.publicKey(),
      fee_charged: "100",
      max_fee: "100",
      operation_count: 1,
      memo_type: "none",
    })
    const result = xdr.TransactionResult.fromXdr(answer.result_xdr, "base64")
    expect([result.feeCharged, result.result.type]).toEqual([100n, "txSuccess"])
    expect(xdr.TransactionMeta.fromXdr(answer.result_meta_xdr, "base64").type).toBe("v4")
    expect(await lumens(bob.publicKey())).toBe("10002.5000000")
    expect(await lumens(alice.publicKey())).toBe("9997.4999900")
  })

  test("creates an account", async () => {
    const alice = await funded()
    const carol = Keypair.random().publicKey()
    await horizon.submitTransaction(
      await signed(alice, Operation.createAccount({ destination: carol, startingBalance: "20" })),
    )
    expect(await lumens(carol)).toBe("20.0000000")
  })

  test("gets an already submitted transaction again without a second effect", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const payment = await signed(alice, pay(bob.publicKey(), "1"))
    const first = await horizon.submitTransaction(payment)
    expect(await horizon.submitTransaction(payment)).toEqual(first)
    expect(await lumens(bob.publicKey())).toBe("10001.0000000")
  })

  test("gets Horizon's error and an XDR result for a used sequence number", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const stale = await signed(alice, pay(bob.publicKey(), "2"))
    await horizon.submitTransaction(await signed(alice, pay(bob.publicKey(), "1")))
    const problem = await refusal(stale)
    expect(problem).toMatchObject({
      status: 400,
      title: "Transaction Failed",
      type: "https://stellar.org/horizon-errors/transaction_failed",
      extras: { envelope_xdr: stale.toXdr(), result_codes: { transaction: "tx_bad_seq" } },
    })
    expect(problem.extras.result_codes.operations).toBeUndefined()
    const { result } = xdr.TransactionResult.fromXdr(problem.extras.result_xdr, "base64")
    expect(result.type).toBe("txBadSeq")
  })

  test("gets an error for a missing signature and for another key's signature", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const payment = await build(alice, pay(bob.publicKey(), "1"))
    expect((await refusal(payment)).extras.result_codes).toEqual({ transaction: "tx_bad_auth" })
    payment.sign(bob)
    expect((await refusal(payment)).extras.result_codes).toEqual({ transaction: "tx_bad_auth" })
  })

  test("needs both signatures of an account with two signers", async () => {
    const [alice, bob] = [await funded(), await funded()]
    await horizon.submitTransaction(
      await signed(
        alice,
        Operation.setOptions({
          signer: { ed25519PublicKey: bob.publicKey(), weight: 1 },
          lowThreshold: 2,
          medThreshold: 2,
          highThreshold: 2,
        }),
      ),
    )
    const payment = await signed(alice, pay(bob.publicKey(), "1"))
    expect((await refusal(payment)).extras.result_codes).toEqual({ transaction: "tx_bad_auth" })
    payment.sign(bob)
    expect(await horizon.submitTransaction(payment)).toMatchObject({ successful: true })
  })

  test("submits a fee bump of another account and finds it by either hash", async () => {
    const [alice, bob, sponsor] = [await funded(), await funded(), await funded()]
    const inner = await signed(alice, pay(bob.publicKey(), "1"))
    const bump = TransactionBuilder.buildFeeBumpTransaction(
      sponsor,
      "500",
      inner,
      network.passphrase,
    )
    bump.sign(sponsor)
    const hashes = [bump, inner].map((each) => Buffer.from(each.hash()).toString("hex"))
    const answer = await horizon.submitTransaction(bump)
    expect(answer).toMatchObject({
      hash: hashes[0],
      source_account: alice.publicKey(),
      fee_account: sponsor.publicKey(),
      fee_charged: "200",
      max_fee: "1000",
      fee_bump_transaction: { hash: hashes[0] },
      inner_transaction: { hash: hashes[1], max_fee: "100" },
    })
    expect(await lumens(sponsor.publicKey())).toBe("9999.9999800")
    const found = await horizon.transactions().transaction(hashes[1]!).call()
    expect(found).toMatchObject({ hash: hashes[1], fee_bump_transaction: { hash: hashes[0] } })
    expect(found.signatures).toEqual([
      Buffer.from(inner.signatures[0]!.signature.toBytes()).toString("base64"),
    ])
  })

  test("learns which operation failed, and that only the fee and the sequence were spent", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const failing = await signed(
      alice,
      pay(bob.publicKey(), "1"),
      pay(Keypair.random().publicKey(), "1"),
    )
    expect((await refusal(failing)).extras.result_codes).toEqual({
      transaction: "tx_failed",
      operations: ["op_success", "op_no_destination"],
    })
    expect(await lumens(bob.publicKey())).toBe("10000.0000000")
    const account = await horizon.loadAccount(alice.publicKey())
    expect([account.sequence, await lumens(alice.publicKey())]).toEqual([
      failing.sequence,
      "9999.9999800",
    ])
    const hash = Buffer.from(failing.hash()).toString("hex")
    expect(await horizon.transactions().transaction(hash).call()).toMatchObject({
      successful: false,
      fee_charged: "200",
    })
  })

  test("reads a transaction's memo and muxed source", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const loaded = await horizon.loadAccount(alice.publicKey())
    const muxed = new MuxedAccount(new Account(alice.publicKey(), loaded.sequence), "42")
    const transaction = new TransactionBuilder(muxed, {
      fee: "250",
      networkPassphrase: network.passphrase,
      memo: Memo.text("für Käthe"),
    })
      .addOperation(pay(bob.publicKey(), "1"))
      .setTimeout(60)
      .build()
    transaction.sign(alice)
    const { hash } = await horizon.submitTransaction(transaction)
    expect(await horizon.transactions().transaction(hash).call()).toMatchObject({
      source_account: alice.publicKey(),
      account_muxed: muxed.accountId(),
      account_muxed_id: "42",
      fee_charged: "100",
      max_fee: "250",
      memo_type: "text",
      memo: "für Käthe",
      memo_bytes: Buffer.from("für Käthe").toString("base64"),
    })
  })

  test("reads the root and the base fee", async () => {
    const { hash } = await horizon.friendbot(Keypair.random().publicKey()).call()
    const { ledger_attr } = await horizon.transactions().transaction(hash).call()
    expect(await horizon.root()).toMatchObject({
      network_passphrase: network.passphrase,
      history_latest_ledger: ledger_attr,
      current_protocol_version: 28,
    })
    expect(await horizon.fetchBaseFee()).toBe(100)
    expect(await horizon.feeStats()).toMatchObject({
      last_ledger: String(ledger_attr),
      fee_charged: { min: "100", mode: "100", p99: "100" },
      max_fee: { max: "250" },
    })
  })
})

describe("an invalid request", () => {
  const get = async (path: string) => {
    const reply = await fetch(`${network.horizonUrl}${path}`)
    const { title, extras } = (await reply.json()) as Record<string, never>
    return { status: reply.status, title, extras }
  }
  const post = async (body: string, contentType = "application/x-www-form-urlencoded") => {
    const reply = await fetch(`${network.horizonUrl}/transactions`, {
      method: "POST",
      headers: { "content-type": contentType },
      body,
    })
    return { status: reply.status, ...((await reply.json()) as Record<string, unknown>) }
  }

  test.each([
    ["an account without lumens", `/accounts/${Keypair.random().publicKey()}`],
    ["an unknown transaction", `/transactions/${"0".repeat(64)}`],
  ])("%s gets Resource Missing", async (_, path) => {
    expect(await get(path)).toMatchObject({ status: 404, title: "Resource Missing" })
  })

  test.each([
    ["/accounts/GABC", "account_id"],
    [`/accounts/${Keypair.random().secret()}`, "account_id"],
    ["/transactions/ABCDEF", "tx_id"],
    ["/friendbot", "addr"],
    ["/friendbot?addr=G", "addr"],
  ])("%s gets a problem 400 that names the field", async (path, field) => {
    expect(await get(path)).toMatchObject({
      status: 400,
      title: "Bad Request",
      extras: { invalid_field: field },
    })
  })

  test.each([
    ["an empty form", ""],
    ["another field", "xdr=AAAA"],
    ["an envelope cut short", "tx=AAAAAgAAAAA"],
    ["text", `tx=${encodeURIComponent("not base64!")}`],
  ])("submitting %s gets Transaction Malformed", async (_, body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      title: "Transaction Malformed",
      extras: { envelope_xdr: new URLSearchParams(body).get("tx") ?? "" },
    })
  })

  test("submitting JSON gets 415", async () => {
    expect((await post("{}", "application/json")).status).toBe(415)
  })

  test("the faucet accepts POST with URL or form parameters, and rejects a funded account", async () => {
    const [first, second] = [Keypair.random().publicKey(), Keypair.random().publicKey()]
    const byUrl = await fetch(`${network.friendbotUrl}?addr=${first}`, { method: "POST" })
    const byForm = await fetch(network.friendbotUrl, {
      method: "POST",
      body: new URLSearchParams({ addr: second }),
    })
    expect([byUrl.status, byForm.status]).toEqual([200, 200])
    const again = await fetch(`${network.friendbotUrl}?addr=${first}`)
    expect([again.status, await again.json()]).toMatchObject([
      400,
      {
        type: "https://stellar.org/friendbot-errors/bad_request",
        detail: "account already funded to starting balance",
      },
    ])
  })
})
