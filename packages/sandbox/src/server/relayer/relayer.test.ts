import {
  Account,
  Address,
  Asset,
  authorizeEntry,
  Contract,
  Keypair,
  nativeToScVal,
  Operation,
  rpc,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { SandboxNetwork } from "../../config.js"
import { type Sandbox, startSandbox } from "../index.js"

let sandbox: Sandbox
let network: SandboxNetwork
let server: rpc.Server
let alice: Keypair
let bob: Keypair

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks.find(({ id }) => id === "testnet")!
  server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  alice = Keypair.random()
  bob = Keypair.random()
  for (const { publicKey } of [alice, bob].map((key) => ({ publicKey: key.publicKey() })))
    await fetch(`${network.friendbotUrl}?addr=${publicKey}`)
})
afterEach(() => sandbox.close())

interface Reply {
  status: number
  success: boolean
  error: string | null
  data: Record<string, unknown> & { details?: Record<string, unknown> }
}

async function post(params: unknown, url = network.relayerUrl): Promise<Reply> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer any" },
    body: JSON.stringify({ params }),
  })
  return { status: response.status, ...((await response.json()) as Omit<Reply, "status">) }
}

async function faults(settings: Record<string, boolean>): Promise<void> {
  const response = await fetch(`${network.relayerUrl}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
  expect(response.status).toBe(200)
}

const statusOf = async (transactionId: unknown) => post({ getTransaction: { transactionId } })

/** A transfer of alice to bob, in stroops, whose entry alice has signed. */
async function transfer(amount = 5n, { ledgers = 100 } = {}) {
  const contract = new Contract(Asset.native().contractId(network.passphrase))
  const operation = contract.call(
    "transfer",
    Address.fromString(alice.publicKey()).toScVal(),
    Address.fromString(bob.publicKey()).toScVal(),
    nativeToScVal(amount, { type: "i128" }),
  )
  const source = new Account(bob.publicKey(), "0")
  const transaction = new TransactionBuilder(source, {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  const simulated = await server.simulateTransaction(transaction, undefined, undefined, false)
  if (!rpc.Api.isSimulationSuccess(simulated)) throw new Error(simulated.error)
  const until = simulated.latestLedger + ledgers
  const auth = await Promise.all(
    simulated.result!.auth.map((entry) => authorizeEntry(entry, alice, until, network.passphrase)),
  )
  const body = operation.body as xdr.OperationBodyInvokeHostFunction
  return {
    func: body.invokeHostFunctionOp.hostFunction.toXdr("base64"),
    auth: auth.map((entry) => entry.toXdr("base64")),
  }
}

async function balanceOf(account: Keypair): Promise<bigint> {
  const entry = await server.getAccountEntry(account.publicKey())
  return entry.balance
}

const START = 100_000_000_000n

describe("a call that the relayer pays for", () => {
  test("changes balances by its amount alone: channel and payer are the relayer's", async () => {
    const { data } = await post(await transfer())
    expect(data).toEqual({
      transactionId: expect.any(String),
      status: "confirmed",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect([await balanceOf(alice), await balanceOf(bob)]).toEqual([START - 5n, START + 5n])
    const found = await server.getTransaction(String(data.hash))
    expect(found).toMatchObject({ status: "SUCCESS", feeBump: true })
  })

  test("is pending without a hash for those who don't wait, and can be asked for", async () => {
    const { data } = await post({ ...(await transfer()), skipWait: true })
    expect(data).toMatchObject({ status: "pending", hash: null })
    await vi.waitUntil(async () => (await statusOf(data.transactionId)).data.status === "confirmed")
    expect(await balanceOf(bob)).toBe(START + 5n)
  })

  test("runs beside others, each from a channel of its own, in one process", async () => {
    const calls = await Promise.all([transfer(1n), transfer(2n), transfer(3n)])
    const replies = await Promise.all(calls.map((call) => post(call)))
    const found = await Promise.all(
      replies.map(({ data }) => server.getTransaction(String(data.hash))),
    )
    const sources = found.map((one) => {
      if (one.status !== "SUCCESS") throw new Error(one.status)
      const { feeBump } = one.envelopeXdr as xdr.TransactionEnvelopeTxFeeBump
      return feeBump.tx.innerTx.v1.tx.sourceAccount.toXdr("base64")
    })
    expect(new Set(sources).size).toBe(3)
    expect(await balanceOf(bob)).toBe(START + 6n)
  })

  test("goes on with the next sequence number of the same channel", async () => {
    for (let count = 0; count < 4; count++) {
      expect((await post(await transfer())).data.status).toBe("confirmed")
    }
  })

  test("may also come as an unsigned transaction", async () => {
    const { func, auth } = await transfer()
    const unsigned = new TransactionBuilder(new Account(bob.publicKey(), "0"), {
      fee: "100",
      networkPassphrase: network.passphrase,
    })
      .addOperation(
        Operation.invokeHostFunction({
          func: xdr.HostFunction.fromXdr(func, "base64"),
          auth: auth.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64")),
        }),
      )
      .setTimeout(30)
      .build()
    expect((await post({ xdr: unsigned.toXdr() })).data.status).toBe("confirmed")
  })

  test("that changes nothing is answered from the simulation", async () => {
    const contract = new Contract(Asset.native().contractId(network.passphrase))
    const body = contract.call("decimals").body as xdr.OperationBodyInvokeHostFunction
    const func = body.invokeHostFunctionOp.hostFunction.toXdr("base64")
    const { data } = await post({ func, auth: [] })
    expect(data).toMatchObject({ transactionId: null, status: "readonly", hash: null })
    expect(xdr.ScVal.fromXdr(String(data.returnValue), "base64")).toMatchObject({ u32: 7 })
  })
})

test("a signed transaction is put into a fee bump: its source pays no fee", async () => {
  const account = await server.getAccount(alice.publicKey())
  const transaction = new TransactionBuilder(account, {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(
      Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(30)
    .build()
  transaction.sign(alice)
  expect((await post({ xdr: transaction.toXdr() })).data.status).toBe("confirmed")
  expect(await balanceOf(alice)).toBe(START - 10_000_000n)
})

describe("a refusal", () => {
  test.each<[string, unknown]>([
    ["no object", "x"],
    ["nothing to do", {}],
    ["a function without entries", { func: "AAAA" }],
    ["entries that are no list", { func: "AAAA", auth: "AAAA" }],
    ["broken XDR", { func: "AAAA", auth: [] }],
    ["two things at once", { xdr: "AAAA", func: "AAAA", auth: [] }],
    ["a wait that is no boolean", { func: "AAAA", auth: [], skipWait: "no" }],
    ["a question without an id", { getTransaction: {} }],
    ["a question and a call", { getTransaction: { transactionId: "1" }, func: "AAAA" }],
  ])("%s: INVALID_PARAMS", async (_, params) => {
    const { status, success, data } = await post(params)
    expect([status, success, data.code]).toEqual([400, false, "INVALID_PARAMS"])
  })

  test("an entry that the transaction's source would authorize", async () => {
    const { func, auth } = await transfer()
    const entry = xdr.SorobanAuthorizationEntry.fromXdr(auth[0]!, "base64")
    const bySource = new xdr.SorobanAuthorizationEntry({
      credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
      rootInvocation: entry.rootInvocation,
    })
    const { data } = await post({ func, auth: [bySource.toXdr("base64")] })
    expect(data.details).toEqual({ reason: "source-account credentials not allowed" })
  })

  test.each<[string, string, () => Promise<object>]>([
    [
      "a signature that was used",
      "SIMULATION_SIGNED_AUTH_VALIDATION_FAILED",
      async () => {
        const call = await transfer()
        await post(call)
        return call
      },
    ],
    [
      "a call that fails",
      "SIMULATION_FAILED",
      async () => {
        const [first, second] = [await transfer(START / 2n), await transfer(START / 2n)]
        await post(first)
        return second
      },
    ],
    [
      "a signature that is valid for one more ledger",
      "AUTH_EXPIRY_TOO_SHORT",
      () => transfer(5n, { ledgers: 1 }),
    ],
  ])("%s: %s", async (_, code, make) => {
    expect((await post(await make())).data.code).toBe(code)
  })
})

describe("faults", () => {
  test.each([
    ["busy", 503, "POOL_CAPACITY"],
    ["noBudget", 429, "FEE_LIMIT_EXCEEDED"],
  ])("%s: refuses with %i", async (fault, status, code) => {
    const call = await transfer()
    await faults({ [fault]: true })
    const reply = await post(call)
    expect([reply.status, reply.data.code]).toEqual([status, code])
    await faults({ [fault]: false })
    expect((await post(call)).data.status).toBe("confirmed")
  })

  test.each([
    ["empty", "txInsufficientBalance"],
    ["lowFee", "txInsufficientFee"],
  ])("%s: the network refuses the transaction with %s", async (fault, resultCode) => {
    await faults({ [fault]: true })
    const { status, data } = await post(await transfer())
    expect([status, data.code, data.details?.resultCode]).toEqual([
      400,
      "ONCHAIN_FAILED",
      resultCode,
    ])
    expect(await balanceOf(bob)).toBe(START)
  })

  test("late: all channels are taken until it ends, then the calls are sent", async () => {
    await faults({ late: true })
    const accepted = []
    for (const amount of [1n, 2n, 3n])
      accepted.push(await post({ ...(await transfer(amount)), skipWait: true }))
    expect((await post(await transfer(4n))).data.code).toBe("POOL_CAPACITY")
    expect((await statusOf(accepted[0]!.data.transactionId)).data).toMatchObject({
      status: "pending",
      hash: null,
    })
    await faults({ late: false })
    await vi.waitUntil(async () => (await balanceOf(bob)) === START + 6n)
  })

  test("late: who waits learns that it may still be sent", async () => {
    await faults({ late: true })
    const { status, data } = await post(await transfer())
    expect([status, data.code, data.details?.hash]).toEqual([504, "WAIT_TIMEOUT", null])
  })

  test("forgets: an accepted transaction is unknown", async () => {
    const { data } = await post(await transfer())
    await faults({ forgets: true })
    expect(await statusOf(data.transactionId)).toMatchObject({ status: 404, success: false })
  })

  test("twice: the second transaction fails on the network, and its hash is named", async () => {
    await faults({ twice: true })
    const { data } = await post({ ...(await transfer()), skipWait: true })
    await vi.waitUntil(async () => (await statusOf(data.transactionId)).data.status === "failed")
    const { hash } = (await statusOf(data.transactionId)).data
    expect((await server.getTransaction(String(hash))).status).toBe("FAILED")
    expect(await balanceOf(bob)).toBe(START + 5n)
  })

  test("mixesUp: names a transaction that does not have the call", async () => {
    await faults({ mixesUp: true })
    const { data } = await post(await transfer())
    const found = await server.getTransaction(String(data.hash))
    expect(found).toMatchObject({ status: "SUCCESS", feeBump: false })
    expect(await balanceOf(bob)).toBe(START + 5n)
  })

  test("are listed, reset, and refused if unknown, for local pages only", async () => {
    const state = async () => (await fetch(`${network.relayerUrl}/state`)).json()
    await faults({ busy: true })
    expect(await state()).toMatchObject({ busy: true, late: false })
    const json = { "content-type": "application/json" }
    const init = { method: "POST", headers: json, body: "{}" }
    await fetch(`${network.relayerUrl}/reset`, init)
    expect(await state()).toMatchObject({ busy: false })
    const unknown = { ...init, body: `{"slow":true}` }
    expect((await fetch(`${network.relayerUrl}/update`, unknown)).status).toBe(400)
    const foreign = { ...init, headers: { ...json, origin: "https://a.example" } }
    expect((await fetch(`${network.relayerUrl}/reset`, foreign)).status).toBe(403)
  })
})

test("each network has a relayer of its own", async () => {
  const other = sandbox.config.networks.find(({ id }) => id === "public")!
  const { data } = await post(await transfer(), other.relayerUrl)
  expect(data.code).toMatch(/^SIMULATION_/)
})
