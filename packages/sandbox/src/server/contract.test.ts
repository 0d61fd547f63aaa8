import {
  Account,
  Asset,
  Contract,
  Keypair,
  Memo,
  nativeToScVal,
  Operation,
  rpc,
  scValToNative,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { SandboxNetwork } from "../config.js"
import { type Sandbox, startSandbox } from "./index.js"

let sandbox: Sandbox
let network: SandboxNetwork
let server: rpc.Server

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
  server = new rpc.Server(network.rpcUrl, { allowHttp: true })
})
afterAll(() => sandbox.close())

const nobody = "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"
const someContract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"
const nativeContract = () => new Contract(Asset.native().contractId(network.passphrase))
const address = (text: string) => nativeToScVal(text, { type: "address" })
const transfer = (from: Keypair, to: string, stroops: bigint) =>
  nativeContract().call(
    "transfer",
    address(from.publicKey()),
    address(to),
    nativeToScVal(stroops, { type: "i128" }),
  )

async function funded(): Promise<Keypair> {
  const pair = Keypair.random()
  await server.requestAirdrop(pair.publicKey())
  return pair
}

function build(source: Account, operation: xdr.Operation): Transaction {
  return new TransactionBuilder(source, { fee: "100", networkPassphrase: network.passphrase })
    .addOperation(operation)
    .setTimeout(0)
    .build()
}

const balanceOf = async (holder: string) => {
  const operation = nativeContract().call("balance", address(holder))
  const simulation = await server.simulateTransaction(build(new Account(nobody, "0"), operation))
  if (!rpc.Api.isSimulationSuccess(simulation)) throw new Error(simulation.error)
  return scValToNative(simulation.result!.retval)
}

describe("the faucet, through the SDK's requestAirdrop", () => {
  test("creates an account and reports its sequence", async () => {
    const pair = Keypair.random()
    const account = await server.requestAirdrop(pair.publicKey())
    expect(account.sequenceNumber()).toBe(
      (await server.getAccount(pair.publicKey())).sequenceNumber(),
    )
    expect(await balanceOf(pair.publicKey())).toBe(100_000_000_000n)
  })
})

describe("getLedgerEntries", () => {
  test("returns an account, and rejects for a missing one", async () => {
    const alice = await funded()
    const entry = await server.getAccountEntry(alice.publicKey())
    expect([entry.balance, entry.accountId.equals(alice.xdrAccountId())]).toEqual([
      100_000_000_000n,
      true,
    ])
    await expect(server.getAccount(nobody)).rejects.toThrow("Account not found")
  })

  test("returns the native asset's contract, which has no code of its own", async () => {
    const instance = await server.getContractInstance(nativeContract().contractId())
    expect(instance.executable.type).toBe("contractExecutableStellarAsset")
    expect((instance.storage ?? []).map(({ key, val }) => [key.toJson(), val.toJson()])).toEqual([
      [
        { symbol: "METADATA" },
        {
          map: [
            { key: { symbol: "decimal" }, val: { u32: 7 } },
            { key: { symbol: "name" }, val: { string: "native" } },
            { key: { symbol: "symbol" }, val: { string: "native" } },
          ],
        },
      ],
      [{ vec: [{ symbol: "AssetInfo" }] }, { vec: [{ symbol: "Native" }] }],
    ])
    await expect(server.getContractInstance(someContract)).rejects.toMatchObject({ code: 404 })
  })

  test("returns a contract's lumens and their lifetime", async () => {
    const alice = await funded()
    expect(await server.getSACBalance(someContract, Asset.native())).not.toHaveProperty(
      "balanceEntry",
    )
    await send(await prepared(alice, transfer(alice, someContract, 5n)), alice)
    const { balanceEntry, latestLedger } = await server.getSACBalance(someContract, Asset.native())
    expect(balanceEntry).toMatchObject({ amount: "5", authorized: true, clawback: false })
    expect(balanceEntry?.liveUntilLedgerSeq).toBeGreaterThan(latestLedger)
  })

  test("returns entries in the order of the keys, without missing ones", async () => {
    const people = [await funded(), Keypair.random(), await funded()]
    const keys = people.map((person) =>
      xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId: person.xdrAccountId() })),
    )
    const { entries, latestLedger } = await server.getLedgerEntries(...keys)
    expect(entries.map(({ key }) => String(key))).toEqual([String(keys[0]), String(keys[2])])
    expect(entries.map((entry) => entry.lastModifiedLedgerSeq)).toEqual([
      latestLedger - 1,
      latestLedger,
    ])
  })
})

async function prepared(source: Keypair, operation: xdr.Operation): Promise<Transaction> {
  const account = await server.getAccount(source.publicKey())
  return server.prepareTransaction(build(account, operation))
}

function send(transaction: Transaction, ...signers: Keypair[]) {
  transaction.sign(...signers)
  return server.sendTransaction(transaction)
}

describe("simulateTransaction", () => {
  const simulate = async (
    source: string,
    operation: xdr.Operation,
    options: { mode?: rpc.Api.SimulationAuthMode; upgraded?: boolean } = {},
  ) =>
    server.simulateTransaction(
      build(new Account(source, "0"), operation),
      undefined,
      options.mode,
      options.upgraded,
    )
  const recorded = (simulation: rpc.Api.SimulateTransactionResponse) => {
    if (!rpc.Api.isSimulationSuccess(simulation)) throw new Error(simulation.error)
    return simulation.result!.auth
  }

  test("changes nothing", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const before = (await server.getLatestLedger()).id
    await simulate(alice.publicKey(), transfer(alice, bob.publicKey(), 5n))
    expect((await server.getLatestLedger()).id).toBe(before)
    expect(await balanceOf(bob.publicKey())).toBe(100_000_000_000n)
  })

  test("records source credentials, or address credentials of the requested version", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const pay = transfer(alice, bob.publicKey(), 5n)
    const kinds = async (source: Keypair, upgraded: boolean) =>
      recorded(await simulate(source.publicKey(), pay, { upgraded })).map(
        ({ credentials }) => credentials.type,
      )
    expect(await kinds(alice, true)).toEqual(["sorobanCredentialsSourceAccount"])
    expect(await kinds(bob, true)).toEqual(["sorobanCredentialsAddressV2"])
    expect(await kinds(bob, false)).toEqual(["sorobanCredentialsAddress"])
  })

  test("records unsigned entries, each with its own nonce", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const pay = transfer(alice, bob.publicKey(), 5n)
    const credentials = async () => {
      const [entry] = recorded(await simulate(bob.publicKey(), pay))
      if (entry?.credentials.type !== "sorobanCredentialsAddressV2")
        throw new Error("not version 2")
      return entry.credentials.addressV2
    }
    const [first, second] = [await credentials(), await credentials()]
    expect([first.signatureExpirationLedger, first.signature.type]).toEqual([0, "scvVoid"])
    expect(first.nonce).toBeGreaterThanOrEqual(0n)
    expect(first.nonce).not.toBe(second.nonce)
  })

  test("returns a footprint with reads, writes, and the nonce", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const simulation = await simulate(bob.publicKey(), transfer(alice, someContract, 5n))
    if (!rpc.Api.isSimulationSuccess(simulation)) throw new Error(simulation.error)
    const data = simulation.transactionData
    const contracts = [...data.getReadOnly(), ...data.getReadWrite()].map((key) =>
      key.type === "contractData" ? key.contractData.key.type : key.type,
    )
    expect(data.getReadOnly()).toHaveLength(1)
    expect(contracts).toEqual([
      "scvLedgerKeyContractInstance",
      "account",
      "scvLedgerKeyNonce",
      "scvVec",
    ])
    expect(data.build().resourceFee).toBe(BigInt(simulation.minResourceFee))
  })

  test("enforces a transaction's entries unless it should record them", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const pay = transfer(alice, bob.publicKey(), 5n)
    const [unsigned] = recorded(await simulate(bob.publicKey(), pay))
    const body = pay.body as xdr.OperationBodyInvokeHostFunction
    const func = body.invokeHostFunctionOp.hostFunction
    const withOwnAuth = Operation.invokeHostFunction({ func, auth: [unsigned!] })
    expect(await simulate(bob.publicKey(), withOwnAuth)).toMatchObject({
      error: expect.stringMatching(/^HostError: Error\(Auth, InvalidAction\)/),
    })
    expect(await simulate(alice.publicKey(), pay, { mode: "enforce" })).toMatchObject({
      error: expect.stringMatching(/^HostError: Error\(Auth, InvalidAction\)/),
    })
    expect(await simulate(bob.publicKey(), withOwnAuth, { mode: "record" })).toMatchObject({
      error: "cannot set authMode to 'record' with an auth footprint",
    })
    const nonroot = await simulate(bob.publicKey(), pay, { mode: "record_allow_nonroot" })
    expect(recorded(nonroot)).toHaveLength(1)
  })

  test("reports a failed call with the host's message and an event", async () => {
    const alice = await funded()
    const simulation = await simulate(alice.publicKey(), transfer(alice, nobody, 5n))
    expect(simulation).toMatchObject({
      error: expect.stringMatching(/^HostError: Error\(Contract, #14\)/),
    })
    expect(simulation.events.map(({ event }) => scValToNative(event.body.v0.data))).toEqual([
      "transfer amount is below minimum balance for new account",
    ])
  })

  test.each<[string, (source: Account) => TransactionBuilder, string]>([
    [
      "a memo",
      (source) =>
        builder(source).addOperation(nativeContract().call("name")).addMemo(Memo.text("hi")),
      "Transaction contains a memo. Soroban transactions do not support memos.",
    ],
    [
      "two operations",
      (source) =>
        builder(source)
          .addOperation(nativeContract().call("name"))
          .addOperation(nativeContract().call("name")),
      "Transaction contains more than one operation",
    ],
    [
      "another operation",
      (source) => builder(source).addOperation(Operation.bumpSequence({ bumpTo: "1" })),
      "Transaction contains unsupported operation type: bumpSequence",
    ],
    [
      "damaged code",
      (source) =>
        builder(source).addOperation(Operation.uploadContractWasm({ wasm: Buffer.of(0) })),
      "HostError: Error(WasmVm, InvalidAction)",
    ],
  ])("does not simulate a transaction with %s", async (_, make, why) => {
    const simulation = await server.simulateTransaction(make(new Account(nobody, "0")).build())
    expect(simulation).toMatchObject({ error: expect.stringContaining(why) })
  })
})

function builder(source: Account): TransactionBuilder {
  const options = { fee: "100", networkPassphrase: network.passphrase }
  return new TransactionBuilder(source, options).setTimeout(0)
}

describe("sendTransaction and getTransaction", () => {
  test("an accepted transaction is PENDING, then SUCCESS with its return value", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const before = (await server.getLatestLedger()).sequence
    const sent = await send(await prepared(alice, transfer(alice, bob.publicKey(), 5n)), alice)
    expect(sent).toMatchObject({ status: "PENDING", latestLedger: before })
    const found = await server.getTransaction(sent.hash)
    if (found.status !== rpc.Api.GetTransactionStatus.SUCCESS) throw new Error(found.status)
    expect(found.returnValue?.type).toBe("scvVoid")
    expect(found).toMatchObject({ ledger: before + 1, feeBump: false, txHash: sent.hash })
    expect(found.events.contractEventsXdr.flat()).toHaveLength(1)
    expect(await balanceOf(bob.publicKey())).toBe(100_000_000_005n)
  })

  test("a repeated transaction is a DUPLICATE and does not run again", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const transaction = await prepared(alice, transfer(alice, bob.publicKey(), 5n))
    const first = await send(transaction, alice)
    const second = await server.sendTransaction(transaction)
    expect([first.status, second.status, second.hash]).toEqual(["PENDING", "DUPLICATE", first.hash])
    expect(await balanceOf(bob.publicKey())).toBe(100_000_000_005n)
  })

  test("a rejected transaction is an ERROR with its result, and is not stored", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const transaction = await prepared(alice, transfer(alice, bob.publicKey(), 5n))
    const sent = await send(transaction, bob)
    expect(sent).toMatchObject({
      status: "ERROR",
      hash: Buffer.from(transaction.hash()).toString("hex"),
    })
    expect(sent.errorResult?.result.type).toBe("txBadAuth")
    expect((await server.getTransaction(sent.hash)).status).toBe("NOT_FOUND")
  })

  test("a failed call is FAILED with a reason and without a return value", async () => {
    const [alice, bob] = [await funded(), await funded()]
    const account = await server.getAccount(alice.publicKey())
    const underfunded = build(
      account,
      Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "5000" }),
    )
    const late = await server.prepareTransaction(
      build(account, transfer(alice, bob.publicKey(), 60_000_000_000n)),
    )
    await send(underfunded, alice)
    const sent = await send(late, alice)
    expect(sent.status).toBe("PENDING")
    const found = await server.getTransaction(sent.hash)
    if (found.status !== rpc.Api.GetTransactionStatus.FAILED) throw new Error(found.status)
    expect(found.resultXdr.result.toJson()).toEqual({
      tx_failed: [{ op_inner: { invoke_host_function: "trapped" } }],
    })
    expect(found).not.toHaveProperty("returnValue")
    expect(
      found.diagnosticEventsXdr?.map(({ event }) => scValToNative(event.body.v0.data)),
    ).toEqual(["resulting balance is not within the allowed range"])
  })
})

describe("invalid parameters", () => {
  const post = async (method: string, params: object) => {
    const reply = await fetch(network.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    })
    return (await reply.json()) as {
      error?: { code: number; message: string }
      result?: { error?: string }
    }
  }
  const ttl = xdr.LedgerKey.ttl(new xdr.LedgerKeyTtl({ keyHash: new Uint8Array(32) }))

  test.each<[string, string, object]>([
    ["keys that are not a list", "getLedgerEntries", { keys: "AAAA" }],
    ["no keys", "getLedgerEntries", {}],
    ["an invalid key", "getLedgerEntries", { keys: ["AAAA"] }],
    ["a key that is not a string", "getLedgerEntries", { keys: [null] }],
    ["the key of a time to live", "getLedgerEntries", { keys: [ttl.toXdr("base64")] }],
    ["too many keys", "getLedgerEntries", { keys: Array(201).fill("AAAA") }],
    ["no transaction to simulate", "simulateTransaction", {}],
    [
      "a version that is not a boolean",
      "simulateTransaction",
      { transaction: "", useUpgradedAuth: "no" },
    ],
    ["a mode that is not a string", "simulateTransaction", { transaction: "", authMode: 1 }],
    ["an invalid transaction", "sendTransaction", { transaction: "AAAA" }],
    ["a transaction that is a list", "sendTransaction", { transaction: ["AAAA"] }],
    ["a hash that is too short", "getTransaction", { hash: "abcd" }],
    ["an invalid hash", "getTransaction", { hash: "x".repeat(64) }],
    ["no hash", "getTransaction", {}],
  ])("%s: -32602", async (_, method, params) => {
    const { error } = await post(method, params)
    expect(error?.code).toBe(-32602)
    expect(error?.message).not.toBe("")
  })

  test("an unreadable transaction or an unknown mode is reported in the simulation's own error", async () => {
    const unreadable = await post("simulateTransaction", { transaction: "AAAA" })
    expect(unreadable.result?.error).toBe("Could not unmarshal transaction")
    const transaction = build(new Account(nobody, "0"), nativeContract().call("name")).toXdr()
    const mode = await post("simulateTransaction", { transaction, authMode: "guess" })
    expect(mode.result?.error).toContain("optional 'authMode' must be one of")
  })
})
