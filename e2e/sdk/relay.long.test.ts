import { type RelayOptions, type RelayState, relayCall } from "@alidade/core/relay"
import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import {
  Account,
  Address,
  Asset,
  authorizeEntry,
  Contract,
  Keypair,
  nativeToScVal,
  rpc,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

/** `relayCall` and the sandbox's relayer, which share no code, over real HTTP. */

let sandbox: Sandbox
let network: SandboxNetwork
let server: rpc.Server
let alice: Keypair
let bob: Keypair

beforeEach(async () => {
  // The pauses between looks take no time here.
  const later = setTimeout
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0, ...rest: unknown[]) =>
    later(run, ms === 1000 ? 0 : ms, ...rest),
  )
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
  server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  alice = Keypair.random()
  bob = Keypair.random()
  for (const key of [alice, bob]) await fetch(`${network.friendbotUrl}?addr=${key.publicKey()}`)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await sandbox.close()
})

/** A transfer of alice to bob that alice has signed. */
async function signed(amount = 5n): Promise<Pick<RelayOptions, "func" | "auth">> {
  const call = new Contract(Asset.native().contractId(network.passphrase)).call(
    "transfer",
    ...[alice, bob].map((key) => Address.fromString(key.publicKey()).toScVal()),
    nativeToScVal(amount, { type: "i128" }),
  )
  const transaction = new TransactionBuilder(new Account(bob.publicKey(), "0"), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(call)
    .setTimeout(0)
    .build()
  const simulated = await server.simulateTransaction(transaction)
  if (!rpc.Api.isSimulationSuccess(simulated)) throw new Error(simulated.error)
  const until = simulated.latestLedger + 60
  const auth = await Promise.all(
    simulated.result!.auth.map((entry) => authorizeEntry(entry, alice, until, network.passphrase)),
  )
  const { invokeHostFunctionOp } = call.body as xdr.OperationBodyInvokeHostFunction
  return {
    func: invokeHostFunctionOp.hostFunction.toXdr("base64"),
    auth: auth.map((entry) => entry.toXdr("base64")),
  }
}

async function faults(settings: Record<string, boolean>): Promise<void> {
  await fetch(`${network.relayerUrl}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
}

async function relay(options: Partial<RelayOptions> = {}) {
  const { passphrase, rpcUrl } = network
  return relayCall({
    ...(await signed()),
    relayer: { url: network.relayerUrl },
    network: { passphrase, rpcUrl },
    ...options,
  })
}

async function received(): Promise<bigint> {
  return (await server.getAccountEntry(bob.publicKey())).balance - 100_000_000_000n
}

describe("a call through the sandbox's relayer", () => {
  test("is carried out in a fee bump of the relayer's, found by the hash of its envelope", async () => {
    const sent = await relay()
    expect(sent).toMatchObject({ status: "success", server: network.rpcUrl })
    expect(await server.getTransaction(sent.hash)).toMatchObject({ feeBump: true })
    expect(await received()).toBe(5n)
  })

  test("is followed on Horizon alone too", async () => {
    const { passphrase, horizonUrl } = network
    const sent = await relay({ network: { passphrase, horizonUrl } })
    expect(sent).toMatchObject({ status: "success", server: horizonUrl })
  })

  test("runs beside others", async () => {
    const calls = await Promise.all([signed(1n), signed(2n), signed(3n)])
    const sent = await Promise.all(calls.map((call) => relay(call)))
    expect(new Set(sent.map(({ hash }) => hash)).size).toBe(3)
    expect(await received()).toBe(6n)
  })

  test("is refused as long as the relayer is busy, and counts once afterwards", async () => {
    const call = await signed()
    await faults({ busy: true })
    await expect(relay(call)).rejects.toMatchObject({
      reason: { key: "relayBusy" },
      ext: { code: "POOL_CAPACITY" },
    })
    await faults({ busy: false })
    const [first, second] = [await relay(call), await relay(call)]
    expect(second).toEqual(first)
    expect(await received()).toBe(5n)
  })

  test.each([
    ["noBudget", "relayNoFunds"],
    ["empty", "relayNoFunds"],
    ["lowFee", "relayLowFee"],
  ])("%s: rejects with %s", async (fault, key) => {
    await faults({ [fault]: true })
    await expect(relay()).rejects.toMatchObject({ kind: "external", reason: { key } })
    expect(await received()).toBe(0n)
  })

  test("late: is followed until the relayer sends it", async () => {
    await faults({ late: true })
    const states: RelayState["status"][] = []
    const sending = relay({ onState: ({ status }) => states.push(status) })
    await vi.waitUntil(() => states.includes("relaying"))
    await faults({ late: false })
    expect(await sending).toMatchObject({ status: "success" })
  })

  test("late and forgotten: is found by its used signature", async () => {
    await faults({ late: true, forgets: true })
    const sending = relay()
    const isAccepted = async () => (await post(await signed(1n))) === 503
    for (let count = 0; count < 2; count++) await post(await signed(1n))
    await vi.waitUntil(isAccepted)
    await faults({ late: false })
    expect(await sending).toMatchObject({ status: "success" })
  })

  test.each(["twice", "mixesUp"])("%s: is the transaction that carries the call", async (fault) => {
    await faults({ [fault]: true })
    const sent = await relay()
    expect(sent.status).toBe("success")
    expect(await server.getTransaction(sent.hash)).toMatchObject({ status: "SUCCESS" })
    expect(await received()).toBe(5n)
  })

  test("that fails is refused with the relayer's own words", async () => {
    const [first, second] = [await signed(60_000_000_000n), await signed(60_000_000_000n)]
    await relay(first)
    await expect(relay(second)).rejects.toThrow(/did not send the call: Simulation failed$/)
  })
})

/** Sends a call without following it. */
async function post(call: object): Promise<number> {
  const response = await fetch(network.relayerUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ params: { ...call, skipWait: true } }),
  })
  return response.status
}
