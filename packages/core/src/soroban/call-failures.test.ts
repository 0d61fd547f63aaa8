import { createNetwork } from "@alidade/network"
import { Address, Operation, xdr } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { contractWasm } from "../../../network/test/wat.js"
import {
  address,
  type ContractWorld,
  createContractWorld,
  i128,
  user,
} from "../../test/contract-world.js"
import { testWallet } from "../../test/wallet.js"
import { limits } from "../contract/limits.js"
import { type LoadClient, loadContract } from "./index.js"

let world: ContractWorld
beforeEach(async () => {
  world = await createContractWorld()
})
afterEach(() => world.end())

/** A diagnostic event with an error of a contract. */
function errorEvent(code: number, contract: string): string {
  const topics = [xdr.ScVal.scvSymbol("error"), xdr.ScVal.scvError(xdr.ScError.sceContract(code))]
  const event = new xdr.ContractEvent({
    ext: xdr.ExtensionPoint.v0(),
    contractId: xdr.ContractId.fromXdr(new Address(contract).toBuffer()),
    type: xdr.ContractEventType.diagnostic,
    body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics, data: xdr.ScVal.scvVoid() })),
  })
  return new xdr.DiagnosticEvent({ inSuccessfulContractCall: false, event }).toXdr("base64")
}

describe("failures", () => {
  const balanceError = {
    kind: "external",
    reason: {
      key: "contractError",
      values: { name: "Balance", number: 10, doc: { quote: "The balance is too low." } },
    },
  }

  test("an error of the contract's own has its name and number, and nothing is signed", async () => {
    const one = world.caller()
    const contract = await world.token()
    await expect(one.call(world.transfer(contract, 101n))).rejects.toMatchObject(balanceError)
    expect(one.getState()).toMatchObject({ status: "failed", error: balanceError })
    expect(one.getState()).not.toHaveProperty("hash")
    expect(world.wallet.calls).toEqual([])
  })

  test("the network reports what changed after the simulation, with the contract's own error", async () => {
    const holder = world.network.keypair("holder")
    world.network.fund(holder)
    const contract = await world.token(holder.publicKey())
    const one = world.caller()
    const done = one.call(world.transfer(contract, 100n, holder.publicKey()), { confirm: true })
    await vi.waitUntil(() => one.getState().status === "waiting")
    await one.addSignedEntry(await world.sign(one.getState().simulated!.missing[0]!, holder))
    await vi.waitUntil(() => one.getState().status === "review")
    const args = [address(holder.publicKey()), address(world.shop), i128(1n)]
    world.network.send(
      holder,
      Operation.invokeContractFunction({ contract, function: "transfer", args }),
    )
    one.proceed()
    await expect(done).rejects.toMatchObject(balanceError)
    expect(one.getState()).toMatchObject({
      status: "failed",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      progress: { status: "failed", ledger: expect.any(Number) },
    })
  })

  test.each([
    ["unreachable", "contractTrapped", { error: "WasmVm, InvalidAction" }],
    ["divide", "contractTrapped", { error: "WasmVm, ArithDomain" }],
    ["endless", "contractTooCostly", undefined],
    ["fail", "contractError", { name: "Deliberate", number: 7 }],
    ["return_error", "contractError", { name: "Returned", number: 9 }],
  ])("%s of a contract that traps is %s", async (name, key, values) => {
    const contract = await world.network.deploy(await contractWasm("traps"))
    const one = world.caller()
    await expect(one.call({ contract, function: name })).rejects.toMatchObject({
      kind: "external",
      reason: { key, ...(values && { values }) },
    })
  })

  test("a server that asks for the authorization of another call is not believed", async () => {
    const contract = await world.token()
    const one = world.caller()
    world.faults.set("simulateTransaction", (result) => {
      const [first] = result.results as { auth: string[]; xdr: string }[]
      const entry = xdr.SorobanAuthorizationEntry.fromXdr(first!.auth[0]!, "base64")
      const called = entry.rootInvocation.function
      if (called.type !== "sorobanAuthorizedFunctionTypeContractFn") throw new TypeError()
      const { contractAddress, args } = called.contractFn
      const other = new xdr.InvokeContractArgs({ contractAddress, args, functionName: "burn" })
      const root = new xdr.SorobanAuthorizedInvocation({
        function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(other),
        subInvocations: [],
      })
      const { credentials } = entry
      const wrong = new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation: root })
      return { ...result, results: [{ ...first, auth: [wrong.toXdr("base64")] }] }
    })
    await expect(one.call(world.transfer(contract))).rejects.toMatchObject({
      kind: "external",
      reason: { key: "otherAuthorization" },
    })
    expect(world.wallet.calls).toEqual([])
  })

  test.each([
    ["no entry", { auth: ["AAAA"] }],
    ["no value", { xdr: "AAAA" }],
    ["nothing", { xdr: undefined }],
  ])("a simulation with %s where one belongs is no usable answer", async (_, wrong) => {
    const contract = await world.token()
    world.faults.set("simulateTransaction", (result) => {
      const [first] = result.results as object[]
      return { ...result, results: [{ ...first, ...wrong }] }
    })
    await expect(world.caller().call(world.transfer(contract))).rejects.toMatchObject({
      kind: "external",
    })
    expect(world.wallet.calls).toEqual([])
  })

  test("a contract that never loads ends in its time, and is asked again", async () => {
    const contract = await world.token()
    vi.useFakeTimers()
    const load = vi.fn<LoadClient>(() => new Promise(() => {}))
    for (const times of [1, 2]) {
      const loading = loadContract(world.network, contract, load)
      const refused = expect(loading).rejects.toMatchObject({ kind: "timeout" })
      await vi.advanceTimersByTimeAsync(limits.load)
      await refused
      expect(load).toHaveBeenCalledTimes(times)
    }
    vi.useRealTimers()
  })

  test("an error of another contract has only its number", async () => {
    const [contract, shopContract] = [await world.token(), await world.token()]
    world.faults.set("simulateTransaction", (result) => ({
      ...result,
      events: [errorEvent(10, shopContract)],
    }))
    await expect(world.caller().call(world.transfer(contract, 101n))).rejects.toMatchObject({
      reason: { key: "contractErrorNumber", values: { number: 10, contract: shopContract } },
    })
  })

  test.each([
    ["a function that it has not", { function: "steal" }, "noContractFunction"],
    ["arguments of another kind", { args: { from: user } }, "badArguments"],
    ["an account", { contract: user }, "notContractAddress"],
  ])("%s is refused before anything is simulated", async (_, wrong, key) => {
    const contract = await world.token()
    const one = world.caller()
    await expect(one.call({ ...world.transfer(contract), ...wrong })).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key },
    })
    expect(world.asked).not.toContain("simulateTransaction")
  })

  test("a contract that does not exist is reported, and looked for again the next time", async () => {
    const contract = await world.token()
    const empty = createNetwork({ seed: "empty", passphrase: world.network.passphrase })
    const elsewhere = { passphrase: world.network.passphrase, rpcUrl: world.network.rpcUrl }
    vi.stubGlobal("fetch", empty.fetch)
    await expect(loadContract(elsewhere, contract, world.load)).rejects.toMatchObject({
      kind: "external",
      reason: { key: "contractUnread" },
    })
    vi.stubGlobal("fetch", world.network.fetch)
    await expect(loadContract(elsewhere, contract, world.load)).resolves.toMatchObject({
      address: contract,
    })
  })

  test("without an account, or with one that is missing, nothing is signed", async () => {
    const contract = await world.token()
    await world.kit.disconnect()
    await expect(world.caller().call(world.transfer(contract))).rejects.toMatchObject({
      kind: "no-wallet",
    })
    const stranger = testWallet({ getAddress: async () => ({ address: world.shop }) })
    world.kit.setWallets([stranger])
    await world.kit.connect("test")
    await expect(
      world.caller().call({ contract, function: "mint", args: { to: user, amount: 1n } }),
    ).rejects.toMatchObject({ reason: { key: "accountMissing" } })
    expect(stranger.calls).not.toContain("signTransaction")
  })

  test("a call that changes nothing succeeds without a transaction", async () => {
    const contract = await world.token()
    const one = world.caller<bigint>()
    const done = one.call({ contract, function: "balance", args: { id: user } }, { confirm: true })
    expect(await done).toBe(100n)
    expect(one.getState()).toMatchObject({ status: "success", data: 100n })
    expect(world.asked).not.toContain("sendTransaction")
  })

  test("a second call is refused while one is under way, and does not disturb it", async () => {
    const contract = await world.token()
    const one = world.caller()
    const done = one.call(world.transfer(contract))
    await expect(one.call(world.transfer(contract))).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key: "callBusy" },
    })
    await done
    expect(one.getState().status).toBe("success")
  })
})
