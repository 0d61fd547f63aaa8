import { Asset, authorizeEntry, nativeToScVal, Operation, type xdr } from "@stellar/stellar-sdk"
import { beforeEach, expect, test, vi } from "vitest"
import {
  address,
  bytes,
  type Differing,
  kitKey,
  kitPasskey,
  list,
  map,
  type TestPasskey,
  testPasskey,
} from "../../core/test/smart-signatures.js"
import { clientOf } from "../test/client.js"
import { contractWasm } from "../test/wat.js"
import { loadCurves } from "./host/functions/index.js"
import { createNetwork, type Network } from "./network.js"
import { passkeyAccount } from "./passkey-account.js"

const first = testPasskey(1)
const second = testPasskey(2)
let network: Network
let account: string
let payer: ReturnType<Network["keypair"]>
let native: string

beforeEach(async () => {
  await loadCurves()
  network = createNetwork({ seed: "1" })
  vi.stubGlobal("fetch", network.fetch)
  payer = network.keypair("payer")
  network.fund(payer)
  account = await network.deploy(passkeyAccount(), [bytes(first.id), bytes(first.publicKey)])
  native = Asset.native().contractId(network.passphrase)
  network.send(
    payer,
    Operation.invokeContractFunction({
      ...{ contract: native, function: "transfer" },
      args: [address(payer.publicKey()), address(account), i128(100n)],
    }),
  )
  return () => vi.unstubAllGlobals()
})

const i128 = (value: bigint): xdr.ScVal => nativeToScVal(value, { type: "i128" })

type Sign = (payload: Uint8Array) => xdr.ScVal
const by =
  (...keys: TestPasskey[]): Sign =>
  (payload) =>
    list(map(...keys.map((key) => kitPasskey(key, key.assert(payload)))))

/** Calls a contract in the account's name. Returns why a simulation with the signed entry fails, or undefined after it was sent. */
async function call(contract: string, name: string, args: object, sign: Sign) {
  const client = await clientOf(network, payer, contract)
  const built = (await client[name]!(args)) as unknown as Assembled
  await built.signAuthEntries({
    address: account,
    authorizeEntry: (entry) =>
      authorizeEntry(
        entry,
        async (_, payload) => ({ signatureScVal: sign(payload) }),
        100,
        network.passphrase,
      ),
  })
  const { simulation } = await built.simulate()
  if (simulation && "error" in simulation) return simulation.error
  await built.signAndSend()
  return undefined
}
const pay = (sign: Sign) =>
  call(native, "transfer", { from: account, to: payer.publicKey(), amount: 10n }, sign)
const add = (sign: Sign) =>
  call(account, "add_key", { id: second.id, public_key: second.publicKey }, sign)

test("the published Wasm is the compiled contract", async () => {
  expect(Buffer.from(passkeyAccount())).toEqual(Buffer.from(await contractWasm("passkey-account")))
})

test("PK7: pays with a passkey's signature, and refuses that of another passkey", async () => {
  expect(await pay(by(first))).toBeUndefined()
  expect(await pay(by(second))).toContain("Error(Contract, #2)")
  const wrongKey = { ...second, id: first.id }
  expect(await pay(by(wrongKey))).toContain("Error(Crypto, InvalidInput)")
})

test("holds several passkeys, and lets only itself add one", async () => {
  expect(await add(by(second))).toContain("Error(Contract, #2)")
  expect(await add(by(first))).toBeUndefined()
  expect(await pay(by(second))).toBeUndefined()
  expect(await pay(by(first, second))).toBeUndefined()
  const client = await clientOf(network, payer, account)
  const has = async (id: Uint8Array) => (await client.has_key!({ id })).result
  expect([await has(first.id), await has(second.id), await has(Uint8Array.of(9))]).toEqual([
    ...[true, true, false],
  ])
})

test.each<[string, number, Differing]>([
  ["of another type", 4, { type: "webauthn.create" }],
  ["too long", 3, { more: { padding: "a".repeat(1024) } }],
  ["without the user's verification", 5, { flags: 0x19 }],
  ["without the user's presence", 5, { flags: 0x1c }],
  ["backed up, but of a key that can't be", 5, { flags: 0x15 }],
])("PK7: refuses an assertion %s", async (_, code, differing) => {
  const sign: Sign = (payload) => list(map(kitPasskey(first, first.assert(payload, differing))))
  expect(await pay(sign)).toContain(`Error(Contract, #${code})`)
})

test("PK7: refuses a high s, another challenge, no signature, and other signers", async () => {
  const one = (assertion: (payload: Uint8Array) => ReturnType<TestPasskey["assert"]>) =>
    pay((payload) => list(map(kitPasskey(first, assertion(payload)))))
  expect(await one((payload) => first.assert(payload, { highS: true }))).toContain(
    "Error(Crypto, InvalidInput)",
  )
  expect(await one(() => first.assert(new Uint8Array(32)))).toContain("Error(Contract, #4)")
  expect(await pay(() => list(map()))).toContain("Error(Contract, #1)")
  expect(await pay(() => list())).toContain("Error(Contract, #1)")
  expect(await pay((payload) => list(map(kitKey(payer, payload))))).toContain("Error(Contract, #2)")
})

interface Assembled {
  signAuthEntries(options: {
    address: string
    authorizeEntry(entry: xdr.SorobanAuthorizationEntry): Promise<xdr.SorobanAuthorizationEntry>
  }): Promise<void>
  simulate(): Promise<{ simulation?: object | { error: string } }>
  signAndSend(): Promise<unknown>
}
