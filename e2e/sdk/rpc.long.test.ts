import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { majors } from "./majors.js"

let sandbox: Sandbox
let network: SandboxNetwork

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks[0]!
})
afterAll(() => sandbox.close())

describe.each(majors)(
  "rpc.Server of the Stellar SDK $major, over the sandbox's JSON-RPC",
  ({ sdk }) => {
    const { Account, Asset, Contract, Keypair, TransactionBuilder, nativeToScVal, rpc } = sdk
    const connect = () => new rpc.Server(network.rpcUrl, { allowHttp: true })
    const native = () => new Contract(Asset.native().contractId(network.passphrase))
    const address = (text: string) => nativeToScVal(text, { type: "address" })
    type Operation = ReturnType<InstanceType<typeof Contract>["call"]>

    const build = (source: InstanceType<typeof Account>, operation: Operation) =>
      new TransactionBuilder(source, { fee: "100", networkPassphrase: network.passphrase })
        .addOperation(operation)
        .setTimeout(60)
        .build()

    const funded = async () => {
      const pair = Keypair.random()
      await connect().requestAirdrop(pair.publicKey())
      return pair
    }

    test("reads the network, its health and its latest ledger", async () => {
      const server = connect()
      expect(await server.getNetwork()).toMatchObject({ passphrase: network.passphrase })
      expect(await server.getHealth()).toMatchObject({ status: "healthy" })
      expect((await server.getLatestLedger()).sequence).toBeGreaterThan(0)
    })

    test("funds an account, and loads it", async () => {
      const pair = Keypair.random()
      const given = await connect().requestAirdrop(pair.publicKey())
      const account = await connect().getAccount(pair.publicKey())
      expect(account.sequenceNumber()).toBe(given.sequenceNumber())
    })

    test("reads the entry of the native asset's contract", async () => {
      const { entries } = await connect().getLedgerEntries(native().getFootprint())
      expect(entries).toHaveLength(1)
      expect(entries[0]?.liveUntilLedgerSeq).toBeGreaterThan(entries[0]!.lastModifiedLedgerSeq!)
    })

    test("simulates a call, prepares it, sends it, and reads its result", async () => {
      const server = connect()
      const [from, to] = [await funded(), await funded()]
      const args = [address(from.publicKey()), address(to.publicKey())]
      const call = native().call("transfer", ...args, nativeToScVal(5n, { type: "i128" }))
      const account = await server.getAccount(from.publicKey())
      const transaction = await server.prepareTransaction(build(account, call))
      transaction.sign(from)

      const sent = await server.sendTransaction(transaction)
      expect(sent.status).toBe("PENDING")
      const found = await server.getTransaction(sent.hash)
      if (found.status !== rpc.Api.GetTransactionStatus.SUCCESS) throw new Error(found.status)
      expect(sdk.scValToNative(found.returnValue!)).toBeNull()
      expect(found.events.contractEventsXdr.flat()).toHaveLength(1)

      const balance = native().call("balance", address(to.publicKey()))
      const simulation = await server.simulateTransaction(build(account, balance))
      if (!rpc.Api.isSimulationSuccess(simulation)) throw new Error(simulation.error)
      expect(sdk.scValToNative(simulation.result!.retval)).toBe(100_000_000_005n)
    })

    test("reports why a call fails", async () => {
      const from = await funded()
      const args = [address(from.publicKey()), address(from.publicKey())]
      const call = native().call("transfer", ...args, nativeToScVal(-5n, { type: "i128" }))
      const account = await connect().getAccount(from.publicKey())
      await expect(connect().prepareTransaction(build(account, call))).rejects.toThrow(
        "HostError: Error(Contract, #8)",
      )
    })

    test("reports that a transaction was refused, and finds none by its hash", async () => {
      const server = connect()
      const from = await funded()
      const call = native().call("name")
      const account = await server.getAccount(from.publicKey())
      const transaction = await server.prepareTransaction(build(account, call))
      transaction.sign(Keypair.random())
      const sent = await server.sendTransaction(transaction)
      expect([sent.status, sent.errorResult !== undefined]).toEqual(["ERROR", true])
      expect((await server.getTransaction(sent.hash)).status).toBe("NOT_FOUND")
    })
  },
)
