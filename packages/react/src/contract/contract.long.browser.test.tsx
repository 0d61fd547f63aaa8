import { TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test, vi } from "vitest"
import {
  connectedKit,
  kitOf,
  never,
  render,
  renderHook,
  until,
  wallet,
} from "../../test/fixtures.js"
import { kitNetwork, servedNetwork } from "../../test/network.js"
import { deployToken } from "../../test/token.js"
import { useContract, useContractCall, useContractRead } from "./index.js"

let seeds = 0

/** A network with a token, 100 units for the user, and a kit whose wallet signs with the SDK. */
async function world(answers = true) {
  const network = servedNetwork(`contract-${++seeds}`)
  const [user, shop] = [network.keypair("user"), network.keypair("shop").publicKey()]
  network.fund(user)
  const address = user.publicKey()
  const token = await deployToken(network, address)
  const signTransaction = vi.fn(async (xdr: string) => {
    if (!answers) return never
    const transaction = TransactionBuilder.fromXDR(xdr, network.passphrase)
    transaction.sign(user)
    return { signedTxXdr: transaction.toXdr() }
  })
  const module = wallet("Freighter", { getAddress: async () => ({ address }), signTransaction })
  const kit = await connectedKit(module, kitNetwork(network))
  const read = (id: string) => ({ contract: token, function: "balance", args: { id } })
  const pay = (amount = 30n) => ({
    contract: token,
    function: "transfer",
    args: { from: address, to: shop, amount },
  })
  /** How many requests had a method of JSON-RPC. */
  const asked = (method: string): number =>
    vi.mocked(window.fetch).mock.calls.filter(([, init]) => `${init?.body}`.includes(`"${method}"`))
      .length
  return { network, kit, token, address, shop, read, pay, asked, signTransaction }
}

test("useContract has a contract's functions with their arguments, and the SDK's client", async () => {
  const { kit, token } = await world()
  const { result } = renderHook(kit, () => useContract(token))
  await expect.poll(() => result.current.status).toBe("ready")
  const transfer = result.current.functions.find(({ name }) => name === "transfer")
  expect(transfer?.inputs.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    "from: address",
    "to: address",
    "amount: i128",
  ])
  expect(result.current.client).toHaveProperty("transfer")
})

test("useContract says what it cannot read, and refresh tries again", async () => {
  const { kit, token, network } = await world()
  const down = vi.mocked(window.fetch).mockRejectedValue(new TypeError("down"))
  const { result } = renderHook(kit, () => useContract(token))
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current.error).toMatchObject({ reason: { key: "contractUnread" } })
  down.mockImplementation((request, init) =>
    network.fetch(request instanceof URL ? request.href : request, init),
  )
  result.current.refresh()
  await expect.poll(() => result.current.status).toBe("ready")
  expect(result.current).not.toHaveProperty("error")
})

/** Two components' worth of the same reading. */
function Twice({ id, token }: { id: string; token: string }) {
  const first = useContractRead<bigint>({ contract: token, function: "balance", args: { id } })
  useContractRead<bigint>({ contract: token, function: "balance", args: { id } })
  return <p>{first.data?.toString()}</p>
}

test("useContractRead reads without a wallet, once for all components of a page", async () => {
  const { network, token, address, asked } = await world()
  const kit = kitOf([wallet("Freighter")], kitNetwork(network))
  render(
    kit,
    <>
      <Twice id={address} token={token} />
      <Twice id={address} token={token} />
    </>,
  )
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("100")
  expect(asked("simulateTransaction")).toBe(1)
})

test("useContractRead says why it failed, and is idle without a call or JSON-RPC", async () => {
  const { kit, network, token, read } = await world()
  const wrong = { ...read("nobody"), contract: token }
  const bad = renderHook(kit, () => useContractRead(wrong))
  const nothing = renderHook(kit, () => useContractRead(undefined))
  const unserved = kitOf([wallet("Freighter")], kitNetwork(network, "rpc"))
  const nobody = renderHook(unserved, () => useContractRead(read(token)))
  await expect.poll(() => bad.result.current.status).toBe("failed")
  expect(bad.result.current.error).toMatchObject({ reason: { key: "badArguments" } })
  expect([nothing.result.current.status, nobody.result.current.status]).toEqual(["idle", "idle"])
})

test("useContractCall simulates, stops for the user, signs, and sends; what is read follows", async () => {
  const { kit, read, pay, shop, token, address, signTransaction } = await world()
  const seen: string[] = []
  const { result } = renderHook(kit, () => {
    const paying = useContractCall<null>({ storage: null })
    if (seen.at(-1) !== paying.status) seen.push(paying.status)
    return { paying, balance: useContractRead<bigint>(read(shop)) }
  })
  await expect.poll(() => result.current.balance.data).toBe(0n)
  void result.current.paying.call(pay(), { confirm: true })
  await expect.poll(() => result.current.paying.status).toBe("review")
  expect(result.current.paying.simulated?.changes).toEqual([
    { address, token, amount: -30n },
    { address: shop, token, amount: 30n },
  ])
  expect(signTransaction).not.toHaveBeenCalled()
  result.current.paying.proceed()
  await expect.poll(() => result.current.paying.status).toBe("success")
  await expect.poll(() => result.current.balance.data).toBe(30n)
  expect(result.current.paying).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    events: [{ name: "transfer", values: { value: 30n } }],
  })
  expect(seen.filter((status) => status !== "submitting" && status !== "pending")).toEqual([
    "idle",
    "simulating",
    "review",
    "signing",
    "success",
  ])
})

test("useContractCall tells an error of the contract's own by name", async () => {
  const { kit, pay } = await world()
  const { result } = renderHook(kit, () => useContractCall({ storage: null }))
  await until(() => result.current)
  const done = result.current.call(pay(101n))
  await expect(done).rejects.toMatchObject({ kind: "external" })
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current.error?.reason?.values).toMatchObject({ name: "Balance", number: 10 })
})

test("unmounting ends the wallet's request of a call", async () => {
  const { kit, pay } = await world(false)
  const { result, unmount } = renderHook(kit, () => useContractCall({ storage: null }))
  await until(() => result.current)
  const done = result.current.call(pay())
  await expect.poll(() => kit.getState().pending.length).toBe(1)
  unmount()
  await expect(done).rejects.toMatchObject({ kind: "aborted" })
  expect(kit.getState().pending).toEqual([])
})

test("unmounting ends a review, and a reading leaves no listener", async () => {
  const { kit, pay, read, shop, asked, network } = await world()
  const { result, unmount } = renderHook(kit, () => ({
    paying: useContractCall({ storage: null }),
    balance: useContractRead<bigint>(read(shop)),
  }))
  await expect.poll(() => result.current?.balance.data).toBe(0n)
  const done = result.current.paying.call(pay(), { confirm: true })
  await expect.poll(() => result.current.paying.status).toBe("review")
  unmount()
  await expect(done).rejects.toMatchObject({ kind: "aborted" })
  const before = asked("simulateTransaction")
  window.dispatchEvent(new Event("focus"))
  expect(network.asked("/rpc")).toBeGreaterThan(0)
  expect(asked("simulateTransaction")).toBe(before)
})
