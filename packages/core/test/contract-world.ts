import { createNetwork, type Network } from "@alidade/network"
import {
  authorizeEntry,
  contract as Contract,
  type Keypair,
  Networks,
  nativeToScVal,
  Operation,
  xdr,
} from "@stellar/stellar-sdk"
import { vi } from "vitest"
import { contractWasm } from "../../network/test/wat.js"
import { createKit, type Kit } from "../src/index.js"
import {
  type ContractCall,
  type ContractCaller,
  type ContractCallState,
  createContractCall,
  type LoadClient,
  type MissingSignature,
  readContract,
} from "../src/soroban/index.js"
import { keys, type TestWallet, testWallet } from "./wallet.js"

/** The account of the test wallet. */
export const user = keys.publicKey()

export const address = (text: string): xdr.ScVal => nativeToScVal(text, { type: "address" })
export const i128 = (value: bigint): xdr.ScVal => nativeToScVal(value, { type: "i128" })

type Fault = (result: Record<string, unknown>) => Record<string, unknown>

/** A network, and a kit whose wallet signs for an account of it. */
export interface ContractWorld {
  network: Network
  kit: Kit
  wallet: TestWallet
  /** The SDK's way to load a contract, with nothing loaded yet. */
  load: LoadClient
  /** Changes JSON-RPC's results, by method. */
  faults: Map<string, Fault>
  /** The methods of JSON-RPC that were asked, but for those of the SDK. */
  asked: string[]
  /** Whom `transfer` pays. */
  shop: string
  /** A token. Its holder has 100 units. */
  token(holder?: string): Promise<string>
  balance(contract: string, id: string): Promise<bigint>
  transfer(contract: string, amount?: bigint, from?: string): ContractCall & { args: object }
  /** A caller that notes the states that it shows. */
  caller<Result>(): ContractCaller<Result> & { seen: ContractCallState<Result>["status"][] }
  /** What another account gives back: its entry, signed by a key. */
  sign(missing: MissingSignature, key: Keypair): Promise<string>
  /** Destroys the kit, and gives the platform's `fetch` back. */
  end(): void
}

export async function createContractWorld(): Promise<ContractWorld> {
  const network = createNetwork({ seed: "calls", passphrase: Networks.TESTNET })
  const { passphrase, rpcUrl } = network
  const load: LoadClient = (options) => Contract.Client.from(options)
  const faults: ContractWorld["faults"] = new Map()
  const asked: string[] = []
  vi.stubGlobal("fetch", async (request: Request | string, init?: RequestInit) => {
    const answer = await network.fetch(request, init)
    if (typeof request !== "string" || !request.startsWith(rpcUrl)) return answer
    const { method } = JSON.parse(String(init?.body))
    asked.push(method)
    const fault = faults.get(method)
    if (!fault) return answer
    const json = await answer.json()
    return Response.json({ ...json, result: fault(json.result) })
  })
  network.fund(user)
  const wallet = testWallet()
  const kit = createKit({
    network: passphrase,
    networks: [{ name: "Here", passphrase, rpcUrl }],
    wallets: [wallet],
    storage: null,
  })
  await kit.connect("test")
  wallet.calls.length = 0
  const shop = network.keypair("shop").publicKey()
  return {
    ...{ network, kit, wallet, load, faults, asked, shop },
    async token(holder = user) {
      const admin = network.keypair("admin")
      network.fund(admin)
      const wasm = await contractWasm("token")
      const contract = await network.deploy(wasm, [address(admin.publicKey())])
      const args = [address(holder), i128(100n)]
      network.send(admin, Operation.invokeContractFunction({ contract, function: "mint", args }))
      return contract
    },
    balance: (contract, id) =>
      readContract(network, { contract, function: "balance", args: { id } }, load),
    transfer: (contract, amount = 30n, from = user) => ({
      contract,
      function: "transfer",
      args: { from, to: shop, amount },
    }),
    caller<Result>() {
      const one = createContractCall<Result>({ kit, load, storage: null })
      const seen: ContractCallState<Result>["status"][] = []
      one.subscribe(() => {
        const { status } = one.getState()
        if (seen.at(-1) !== status) seen.push(status)
      })
      return { ...one, seen }
    },
    async sign({ entry }, key) {
      const signed = await authorizeEntry(
        xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64"),
        async (_, payload) => ({ signature: key.sign(payload), publicKey: key.publicKey() }),
        network.ledger.latest().header.ledgerSeq + 50,
        passphrase,
      )
      return signed.toXdr("base64")
    },
    end() {
      kit.destroy()
      vi.unstubAllGlobals()
    },
  }
}
