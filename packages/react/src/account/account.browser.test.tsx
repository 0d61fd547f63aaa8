import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test, vi } from "vitest"
import { connectedKit, kitOf, render, renderHook, until, wallet } from "../../test/fixtures.js"
import { kitNetwork, servedNetwork } from "../../test/network.js"
import { useAccountInfo, useBalances, useFund, useTrustline } from "./index.js"

let seeds = 0

/** A network with a holder of 50 USD, whose wallet signs with the SDK, and a kit that is connected to it. */
async function world(without?: "horizon" | "rpc", submits = true) {
  const network = servedNetwork(`hooks-${++seeds}`)
  const [issuer, holder] = [network.keypair("issuer"), network.keypair("holder")]
  for (const pair of [issuer, holder]) network.fund(pair)
  const usd = new Asset("USD", issuer.publicKey())
  network.trust(holder, usd)
  network.send(
    issuer,
    Operation.payment({ destination: holder.publicKey(), asset: usd, amount: "50" }),
  )
  const sign = (xdr: string): string => {
    const transaction = TransactionBuilder.fromXDR(xdr, network.passphrase)
    transaction.sign(holder)
    return transaction.toXdr()
  }
  const address = holder.publicKey()
  const module = wallet("Freighter", {
    getAddress: async () => ({ address }),
    signTransaction: async (xdr) => ({ signedTxXdr: sign(xdr) }),
    ...(submits && {
      signAndSubmitTransaction: async (xdr: string) => {
        network.ledger.submit(sign(xdr))
        return { status: "success" as const }
      },
    }),
  })
  const kit = await connectedKit(module, kitNetwork(network, without))
  return { network, issuer, holder, address, kit, usd: `USD:${issuer.publicKey()}` }
}

test.each([
  ["Horizon", undefined],
  ["JSON-RPC alone", "horizon"],
] as const)(
  "useBalances has all assets from %s, with what can be sent of them",
  async (_, without) => {
    const { kit, usd, network } = await world(without)
    const lumens = Asset.native().contractId(network.passphrase)
    const { result } = renderHook(kit, () =>
      useBalances(undefined, { assets: [usd], tokens: [lumens] }),
    )
    await expect.poll(() => result.current.balances.length).toBe(3)
    const shown = result.current.balances.map(({ id, available }) => [id, available?.decimal])
    // One line: three reserves of 0.5 XLM, and a fee of 100 stroops.
    expect(shown).toEqual([
      ["native", "9998.49999"],
      [usd, "50"],
      [lumens, "9999.99999"],
    ])
    expect(result.current).toMatchObject({ status: "ready", exists: true })
    expect(result.current.server).toBe(without ? network.rpcUrl : network.horizonUrl)
  },
)

test("useBalances of a contract has its tokens, and asks for no account", async () => {
  const { kit, network } = await world()
  const lumens = Asset.native().contractId(network.passphrase)
  const { result } = renderHook(kit, () => useBalances(lumens, { tokens: [lumens] }))
  await expect.poll(() => result.current.status).toBe("ready")
  expect(result.current.balances).toMatchObject([{ id: lumens, units: 0n }])
  expect(result.current).not.toHaveProperty("exists")
  expect(network.asked("/accounts/")).toBe(0)
})

/** A component with three hooks for one account. */
function Twice({ address }: { address: string }) {
  useBalances()
  useBalances(address)
  return <p>{useAccountInfo().status}</p>
}

test("all components of a page share one request for an account", async () => {
  const { kit, network, address } = await world()
  render(
    kit,
    <>
      <Twice address={address} />
      <Twice address={address} />
    </>,
  )
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("ready")
  expect(network.asked("/accounts/")).toBe(1)
})

test("useAccountInfo follows the account and the network, and says what it knows", async () => {
  const { kit, network, holder } = await world()
  const { result } = renderHook(kit, () => useAccountInfo())
  await expect.poll(() => result.current.status).toBe("ready")
  expect(result.current.account).toMatchObject({
    ...{ address: holder.publicKey(), exists: true, subentries: 1 },
    signers: [{ key: holder.publicKey(), weight: 1 }],
    reserve: { count: 3n },
  })
  await kit.disconnect()
  await expect.poll(() => result.current.status).toBe("idle")
  expect(result.current.account).toBeUndefined()
  expect(network.asked("/accounts/")).toBe(1)
})

test("useAccountInfo says why it failed, keeps what it knew, and recovers", async () => {
  const { kit, network } = await world()
  const { result } = renderHook(kit, () => useAccountInfo())
  await expect.poll(() => result.current.status).toBe("ready")
  const down = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("down"))
  await result.current.refresh()
  await expect.poll(() => result.current.status).toBe("failed")
  expect(result.current).toMatchObject({
    account: { exists: true },
    error: { kind: "external", reason: { key: "serverUnusable" } },
  })
  down.mockImplementation((request, init) => network.fetch(request as string, init))
  await result.current.refresh()
  await expect.poll(() => result.current.status).toBe("ready")
  expect(result.current.error).toBeUndefined()
})

test("useAccountInfo asks nobody on a network without servers", () => {
  const { result } = renderHook(kitOf([wallet("Freighter")]), () =>
    useAccountInfo("GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"),
  )
  return until(() => result.current?.status === "idle")
})

test("useTrustline says what a line keeps, and opens it through the wallet that submits", async () => {
  const { kit, issuer } = await world()
  const { result } = renderHook(kit, () => useTrustline(`EUR:${issuer.publicKey()}`))
  await expect.poll(() => result.current.needed).toBe(true)
  expect(result.current).toMatchObject({ keeps: 5_000_000n, affordable: true, adding: "idle" })
  expect(await result.current.add()).toBe(true)
  await expect.poll(() => result.current.adding).toBe("success")
  expect(result.current).toMatchObject({ needed: false, line: { code: "EUR" } })
})

test("useTrustline sends what the wallet signed, and one call joins another", async () => {
  const { kit, issuer, network } = await world()
  const send = vi.fn(async (xdr: string) => network.ledger.submit(xdr))
  const { result } = renderHook(kit, () => useTrustline(`EUR:${issuer.publicKey()}`, { send }))
  await expect.poll(() => result.current.needed).toBe(true)
  const { add } = result.current
  expect(await Promise.all([add({ limit: 30_000_000n }), add()])).toEqual([true, true])
  expect(send).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith(expect.any(String), network.passphrase)
  await expect.poll(() => result.current.line?.limit?.decimal).toBe("3")
})

test("useTrustline sends what a wallet that only signs has signed", async () => {
  const { kit, issuer, network } = await world(undefined, false)
  const { result } = renderHook(kit, () => useTrustline(`EUR:${issuer.publicKey()}`))
  await expect.poll(() => result.current.needed).toBe(true)
  network.ledger.surge(100_000n)
  expect(await result.current.add()).toBe(false)
  await expect.poll(() => result.current.addError?.reason?.key).toBe("sendFailed")
  network.ledger.surge(100n)
  expect(await result.current.add()).toBe(true)
  await expect.poll(() => result.current.needed).toBe(false)
})

test("useTrustline says why the line was not opened, and can be asked again", async () => {
  const { kit, issuer } = await world()
  const declined = vi.spyOn(kit, "signAndSubmitTransaction")
  declined.mockImplementationOnce((() => Promise.reject(new Error("User declined"))) as never)
  const { result } = renderHook(kit, () => useTrustline(`EUR:${issuer.publicKey()}`))
  await expect.poll(() => result.current.needed).toBe(true)
  expect(await result.current.add()).toBe(false)
  await expect.poll(() => result.current.adding).toBe("failed")
  expect(result.current.addError).toMatchObject({ message: expect.stringContaining("declined") })
  expect(await result.current.add()).toBe(true)
  await expect.poll(() => result.current.needed).toBe(false)
})

test("useTrustline needs nothing for an asset that the account holds", async () => {
  const { kit, usd } = await world()
  const { result } = renderHook(kit, () => useTrustline(usd))
  await expect.poll(() => result.current.needed).toBe(false)
  expect(result.current.line).toMatchObject({ decimal: "50" })
})

test("useFund funds a new account of a test network, and its balance follows", async () => {
  const { kit, network } = await world()
  const address = network.keypair("new").publicKey()
  const { result } = renderHook(kit, () => ({
    fund: useFund({ address }),
    balances: useBalances(address),
  }))
  await expect.poll(() => result.current.balances.exists).toBe(false)
  expect(await result.current.fund?.fund()).toBe("funded")
  await expect.poll(() => result.current.balances.balances[0]?.decimal).toBe("10000")
  expect(result.current.fund?.status).toBe("funded")
  expect(await result.current.fund?.fund()).toBe("exists")
})

test("useFund is undefined on Public and without an account", async () => {
  const { kit, network } = await world()
  const { result } = renderHook(kit, () => useFund())
  await expect.poll(() => result.current?.status).toBe("idle")
  kit.declareNetwork({
    ...{ name: "Public", horizonUrl: network.horizonUrl },
    passphrase: "Public Global Stellar Network ; September 2015",
  })
  kit.setNetwork("Public Global Stellar Network ; September 2015")
  await expect.poll(() => result.current).toBeUndefined()
})

test("what a wallet submits for this page is read again", async () => {
  const { kit, network, holder, issuer } = await world()
  const { result } = renderHook(kit, () => useBalances())
  await expect.poll(() => result.current.balances.length).toBe(2)
  const account = network.ledger.account(holder.xdrAccountId())!
  const payment = new TransactionBuilder(new Account(holder.publicKey(), String(account.seqNum)), {
    fee: "100",
    networkPassphrase: network.passphrase,
    timebounds: { minTime: 0, maxTime: 0 },
  })
    .addOperation(
      Operation.payment({
        destination: issuer.publicKey(),
        asset: Asset.native(),
        amount: "1000",
      }),
    )
    .build()
  await kit.signAndSubmitTransaction(payment.toXdr())
  await expect.poll(() => result.current.balances[0]?.decimal).toBe("8999.99998")
})
