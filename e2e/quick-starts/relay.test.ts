import { createKit, networks } from "@alidade/core"
import { startSandbox } from "@alidade/sandbox/server"
import {
  Account,
  Address,
  Asset,
  Contract,
  nativeToScVal,
  rpc,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { afterEach, expect, test, vi } from "vitest"
import { keys, otherKeys, testWallet } from "../../packages/core/test/wallet.js"
import { callForFree } from "./relay.js"

afterEach(() => {
  vi.unstubAllGlobals()
})

test("the quick start of relaying has a payment signed, which costs the payer no fee", async () => {
  const sandbox = await startSandbox({ port: 0 })
  const { passphrase, rpcUrl, friendbotUrl, relayerUrl } = sandbox.config.networks[0]!
  const [payer, receiver] = [keys, otherKeys].map((pair) => pair.publicKey()) as [string, string]
  for (const address of [payer, receiver]) await fetch(`${friendbotUrl}?addr=${address}`)
  const server = new rpc.Server(rpcUrl, { allowHttp: true })
  const call = new Contract(Asset.native().contractId(passphrase)).call(
    "transfer",
    ...[payer, receiver].map((address) => Address.fromString(address).toScVal()),
    nativeToScVal(7n, { type: "i128" }),
  )
  const transaction = new TransactionBuilder(new Account(receiver, "0"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(call)
    .setTimeout(0)
    .build()
  const simulated = await server.simulateTransaction(transaction)
  if (!rpc.Api.isSimulationSuccess(simulated)) throw new Error(simulated.error)
  const [entry] = simulated.result!.auth
  const { invokeHostFunctionOp } = call.body as xdr.OperationBodyInvokeHostFunction
  const func = invokeHostFunctionOp.hostFunction.toXdr("base64")

  const kit = createKit({ network: networks.Testnet, wallets: [testWallet()], storage: null })
  await kit.connect("test")
  const real = fetch
  vi.stubGlobal("location", new URL("https://app.example/"))
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    real(url === "/relay" ? relayerUrl : rpcUrl, init),
  )
  const ledger = await callForFree(kit, func, entry!.toXdr("base64"), simulated.latestLedger + 60)
  expect(ledger).toBe((await server.getLatestLedger()).sequence)
  expect((await server.getAccountEntry(payer)).balance).toBe(100_000_000_000n - 7n)
  kit.destroy()
  await sandbox.close()
})
