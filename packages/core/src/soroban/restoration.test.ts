import {
  Address,
  Operation,
  rpc,
  SorobanDataBuilder,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import {
  address,
  type ContractWorld,
  createContractWorld,
  user,
} from "../../test/contract-world.js"

let world: ContractWorld
beforeEach(async () => {
  world = await createContractWorld()
})
afterEach(() => world.end())

describe("archived entries", () => {
  test("are restored by the call itself, and counted", async () => {
    const contract = await world.token()
    world.network.archive(contract)
    const one = world.caller()
    const done = one.call(world.transfer(contract), { confirm: true })
    await vi.waitUntil(() => one.getState().status === "review")
    expect(one.getState().simulated!.restores).toBeGreaterThan(0)
    one.proceed()
    await done
    expect(one.seen).not.toContain("restoring")
    expect(await world.balance(contract, world.shop)).toBe(30n)
  })

  test("are restored in a transaction before, if the server says so", async () => {
    const contract = await world.token()
    world.network.archive(contract)
    const key = xdr.LedgerKey.contractData(
      new xdr.LedgerKeyContractData({
        contract: new Address(contract).toScAddress(),
        key: address(user),
        durability: xdr.ContractDataDurability.persistent,
      }),
    )
    const server = new rpc.Server(world.network.rpcUrl, { allowHttp: true })
    const built = new TransactionBuilder(await server.getAccount(user), {
      fee: "100",
      networkPassphrase: world.network.passphrase,
      sorobanData: new SorobanDataBuilder().setReadWrite([key]).build(),
    })
      .addOperation(Operation.restoreFootprint({}))
      .setTimeout(0)
      .build()
    const restored = await server._simulateTransaction(built)
    const { transactionData, minResourceFee } = restored as rpc.Api.RawSimulateTransactionResponse
    world.faults.set("simulateTransaction", (result) => {
      world.faults.delete("simulateTransaction")
      return { ...result, restorePreamble: { transactionData, minResourceFee } }
    })
    const one = world.caller()
    await one.call(world.transfer(contract))
    expect(one.seen.slice(0, 4)).toEqual(["simulating", "restoring", "simulating", "signing"])
    expect(world.wallet.calls).toEqual(["signTransaction", "signTransaction"])
    expect(await world.balance(contract, world.shop)).toBe(30n)
  })
})
