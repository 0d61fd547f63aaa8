import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createKit, type Kit, networks } from "@alidade/core"
import {
  type ContractCallState,
  createContractCall,
  type LoadClient,
  loadContract,
  readContract,
} from "@alidade/core/contract"
import { createNetwork, type Network } from "@alidade/network"
import { authorizeEntry, nativeToScVal, Operation, xdr } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { keys, testWallet } from "../../packages/core/test/wallet.js"
import { contractWasm } from "../../packages/network/test/wat.js"
import { majors } from "./majors.js"

/** Tests `@alidade/core/contract` with the clients of each major of the SDK, over a network in memory. */

let network: Network
let server: Server
let kit: Kit
const user = keys.publicKey()

beforeEach(async () => {
  // 14 and 15 ask without the platform's `fetch`, so that the network needs a server.
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await network.fetch(`${network.horizonUrl}${request.url}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.concat(chunks),
    })
    response.setHeader("content-type", "application/json")
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  network = createNetwork({ seed: "majors", passphrase: networks.Testnet, url })
  network.fund(user)
  const { passphrase, rpcUrl } = network
  kit = createKit({
    network: passphrase,
    networks: [{ name: "Here", passphrase, rpcUrl }],
    wallets: [testWallet()],
    storage: null,
  })
  await kit.connect("test")
})
afterEach(() => {
  kit.destroy()
  server.closeAllConnections()
  server.close()
})

const address = (text: string) => nativeToScVal(text, { type: "address" })

async function tokenOf(holder: string): Promise<string> {
  const admin = network.keypair("admin")
  network.fund(admin)
  const contract = await network.deploy(await contractWasm("token"), [address(admin.publicKey())])
  const args = [address(holder), nativeToScVal(100n, { type: "i128" })]
  network.send(admin, Operation.invokeContractFunction({ contract, function: "mint", args }))
  return contract
}

describe.each(majors)("calls of contracts with the Stellar SDK $major", ({ major, sdk }) => {
  const shop = sdk.Keypair.random().publicKey()
  const load: LoadClient = (options) => sdk.contract.Client.from(options)
  const here = () => ({ passphrase: network.passphrase, rpcUrl: network.rpcUrl })
  const caller = () => createContractCall({ kit, load, storage: null })

  test("has a contract's functions and errors, and reads", async () => {
    const contract = await tokenOf(user)
    const { functions, errors } = await loadContract(here(), contract, load)
    expect(functions.map(({ name }) => name)).toContain("transfer")
    expect(errors.get(10)?.name).toBe("Balance")
    const call = { contract, function: "balance", args: { id: user } }
    expect(await readContract(here(), call, load)).toBe(100n)
  })

  test("calls, with the result and errors of the spec, and events", async () => {
    const contract = await tokenOf(user)
    const one = caller()
    const transfer = { contract, function: "transfer", args: { from: user, to: shop, amount: 30n } }
    await one.call(transfer)
    expect(one.getState()).toMatchObject({
      status: "success",
      events: [{ name: "transfer", ...(major >= 16 && { values: { value: 30n } }) }],
    })
    const tooMuch = { ...transfer, args: { ...transfer.args, amount: 71n } }
    await expect(one.call(tooMuch)).rejects.toMatchObject({
      reason: { values: { name: "Balance", number: 10 } },
    })
  })

  test("returns typed values, also of functions that can fail", async () => {
    const zoo = await network.deploy(await contractWasm("zoo"))
    const read = (name: string, args: object) =>
      readContract(here(), { contract: zoo, function: name, args: { ...args } }, load)
    expect(await read("wake", { hours: 9 })).toBe(9)
    await expect(read("wake", { hours: 7 })).rejects.toMatchObject({
      reason: { key: "contractError", values: { number: 1 } },
    })
  })

  test("collects the signature of another account", async () => {
    const holder = network.keypair("holder")
    network.fund(holder)
    const contract = await tokenOf(holder.publicKey())
    const one = caller()
    const args = { from: holder.publicKey(), to: shop, amount: 30n }
    const done = one.call({ contract, function: "transfer", args })
    const status = (): ContractCallState<unknown>["status"] => one.getState().status
    await vi.waitUntil(() => status() === "waiting")
    const [missing] = one.getState().simulated!.missing
    const signed = await authorizeEntry(
      xdr.SorobanAuthorizationEntry.fromXdr(missing!.entry, "base64"),
      holder,
      network.ledger.latest().header.ledgerSeq + 50,
      network.passphrase,
    )
    await one.addSignedEntry(signed.toXdr("base64"))
    await done
    const call = { contract, function: "balance", args: { id: shop } }
    expect(await readContract(here(), call, load)).toBe(30n)
  })
})
