import { networks, WalletError } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import {
  ADDRESS,
  connectedKit,
  kitOf,
  never,
  OTHER,
  renderHook,
  signed,
  wallet,
} from "../../test/fixtures.js"
import {
  useAccount,
  useBalance,
  useConnect,
  useCopy,
  useDisconnect,
  useKitState,
  useNetwork,
  useSignAndSubmitTransaction,
  useSignAuthEntry,
  useSignMessage,
  useSignTransaction,
  useWallets,
} from "../index.js"

afterEach(() => {
  vi.restoreAllMocks()
})

const declined = async (): Promise<never> => {
  throw { code: -4, message: "The user declined" }
}

test("hooks follow a connection from its pending request to the account", async () => {
  let approve = (_: { address: string }): void => {}
  const approved = new Promise<{ address: string }>((resolve) => {
    approve = resolve
  })
  const kit = kitOf([wallet("Freighter", { getAddress: () => approved })])
  const { result } = renderHook(kit, () => ({ account: useAccount(), connect: useConnect() }))
  await expect.poll(() => result.current?.account.status).toBe("disconnected")
  expect(result.current.connect).toMatchObject({ status: "idle" })

  const connected = result.current.connect.connect("freighter")
  await expect.poll(() => result.current.account.status).toBe("connecting")
  expect(result.current.account.wallet).toMatchObject({ id: "freighter", name: "Freighter" })
  await expect
    .poll(() => result.current.connect)
    .toMatchObject({
      status: "pending",
      request: { kind: "connect", walletId: "freighter", needsGesture: false },
    })

  approve({ address: ADDRESS })
  expect(await connected).toEqual({ address: ADDRESS })
  await expect.poll(() => result.current.account.status).toBe("connected")
  expect(result.current.account).toMatchObject({
    address: ADDRESS,
    trust: "reported",
    locked: false,
    wallet: { name: "Freighter" },
  })
  await expect
    .poll(() => result.current.connect)
    .toMatchObject({ status: "success", data: { address: ADDRESS } })
  expect(result.current.connect.request).toBeUndefined()
})

test("hooks return a rejection as a typed error that need not be caught", async () => {
  const unhandled = vi.fn()
  window.addEventListener("unhandledrejection", unhandled)
  const kit = kitOf([wallet("Freighter", { getAddress: declined })])
  const { result } = renderHook(kit, () => ({ account: useAccount(), connect: useConnect() }))
  await expect.poll(() => result.current).toBeDefined()
  void result.current.connect.connect("freighter")
  await expect.poll(() => result.current.connect.status).toBe("error")
  expect(result.current.connect.error).toBeInstanceOf(WalletError)
  expect(result.current.connect.error).toMatchObject({ kind: "rejected", code: -4 })
  expect(result.current.account).toMatchObject({
    status: "disconnected",
    error: { kind: "rejected" },
  })
  result.current.connect.reset()
  await expect.poll(() => result.current.connect.status).toBe("idle")
  expect(unhandled).not.toHaveBeenCalled()
  window.removeEventListener("unhandledrejection", unhandled)
})

test("hooks end a pending call as aborted on cancel and on unmount", async () => {
  const kit = kitOf([wallet("Freighter", { getAddress: () => never })])
  const { result, unmount } = renderHook(kit, useConnect)
  await expect.poll(() => result.current).toBeDefined()

  const cancelled = expect(result.current.connect("freighter")).rejects.toMatchObject({
    kind: "aborted",
  })
  result.current.cancel()
  await cancelled
  await expect.poll(() => result.current.error?.kind).toBe("aborted")

  const unmounted = expect(result.current.connect("freighter")).rejects.toMatchObject({
    kind: "aborted",
  })
  unmount()
  await unmounted
  expect(kit.getState().pending).toEqual([])
})

test("hooks end a call on the caller's signal, and end the previous call on a new one", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => never }))
  const { result } = renderHook(kit, useSignMessage)
  await expect.poll(() => result.current).toBeDefined()
  const own = new AbortController()
  const first = expect(
    result.current.signMessage("one", { signal: own.signal }),
  ).rejects.toMatchObject({ kind: "aborted" })
  own.abort()
  await first

  const second = expect(result.current.signMessage("two")).rejects.toMatchObject({
    kind: "aborted",
  })
  void result.current.signMessage("three")
  await second
  await expect.poll(() => result.current.request?.payload).toBe("three")
  expect(result.current.status).toBe("pending")
})

test("hooks list, probe and refresh the wallets", async () => {
  let installed = false
  const kit = kitOf([wallet("Freighter"), wallet("Late", { isAvailable: async () => installed })])
  const { result } = renderHook(kit, useWallets)
  await expect.poll(() => result.current?.probing).toBe(false)
  expect(result.current.wallets).toMatchObject([
    { id: "freighter", isAvailable: true },
    { id: "late", isAvailable: false },
  ])
  installed = true
  await result.current.refresh()
  await expect.poll(() => result.current.wallets.every(({ isAvailable }) => isAvailable)).toBe(true)
})

test("hooks clear the account on disconnect and emit the event [S4.8 S4.9]", async () => {
  const kit = await connectedKit()
  const onDisconnect = vi.fn()
  kit.on("disconnect", onDisconnect)
  const { result } = renderHook(kit, () => ({ ...useAccount(), ...useDisconnect() }))
  await expect.poll(() => result.current?.address).toBe(ADDRESS)
  await result.current.disconnect()
  await expect.poll(() => result.current.status).toBe("disconnected")
  expect(result.current.address).toBeUndefined()
  expect(onDisconnect).toHaveBeenCalledOnce()
})

test("hooks sign a transaction, an auth entry and a message, each verified", async () => {
  const kit = await connectedKit()
  const { result } = renderHook(kit, () => ({
    transaction: useSignTransaction(),
    authEntry: useSignAuthEntry(),
    message: useSignMessage(),
  }))
  await expect.poll(() => result.current).toBeDefined()
  const { transaction, authEntry, message } = result.current

  expect(await transaction.signTransaction(signed.xdr)).toMatchObject({ verified: "signature" })
  expect(await authEntry.signAuthEntry(signed.preimage)).toMatchObject({ verified: "signature" })
  expect(await message.signMessage(signed.message)).toMatchObject({ verified: "signature" })
  await expect.poll(() => result.current.message.status).toBe("success")
  expect(result.current.transaction.data).toMatchObject({ signedTxXdr: signed.signedTxXdr })
  expect(result.current.authEntry.data).toMatchObject({ signedAuthEntry: signed.signedAuthEntry })
  expect(result.current.message.data).toMatchObject({ signedMessage: signed.signedMessage })
})

test("hooks return another account's signature as an error, without data", async () => {
  const kit = await connectedKit(
    wallet("Freighter", { signMessage: async () => ({ signedMessage: signed.signedAuthEntry }) }),
  )
  const { result } = renderHook(kit, useSignMessage)
  await expect.poll(() => result.current).toBeDefined()
  await expect(result.current.signMessage(signed.message)).rejects.toBeInstanceOf(WalletError)
  await expect.poll(() => result.current.error?.kind).toBe("bad-signature")
  expect(result.current.data).toBeUndefined()
})

test("hooks return the expected and actual network, whether they match, and a setter", async () => {
  const kit = await connectedKit(
    wallet("Freighter", {
      getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
    }),
  )
  const { result } = renderHook(kit, useNetwork)
  await expect.poll(() => result.current?.match).toBe(false)
  expect(result.current).toMatchObject({
    expected: networks.Testnet,
    expectedName: "Testnet",
    actual: { networkPassphrase: networks.Public },
  })
  result.current.setNetwork(networks.Public)
  await expect.poll(() => result.current.match).toBe(true)
  expect(() => result.current.setNetwork("Mine")).toThrow('Wallet network "Mine" is not supported')
})

test("hooks report no mismatch if the wallet signs for the requested network", async () => {
  const kit = await connectedKit(
    wallet("Rabet", {
      getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
      capabilities: { network: "informative" },
    }),
  )
  const { result } = renderHook(kit, useNetwork)
  await expect.poll(() => result.current?.actual?.networkPassphrase).toBe(networks.Public)
  expect(result.current.match).toBe("informative")
  result.current.setNetwork(networks.Public)
  await expect.poll(() => result.current.match).toBe(true)
})

test("hooks report an unknown match until a wallet network is read", async () => {
  const { result } = renderHook(kitOf([wallet("Freighter")]), useNetwork)
  await expect.poll(() => result.current?.match).toBe("unknown")
})

test("hooks read the whole state, or select a new object on each call", async () => {
  const kit = kitOf([wallet("Freighter")])
  const { result } = renderHook(kit, () => ({
    state: useKitState(),
    part: useKitState(({ selectedNetwork }) => ({ selectedNetwork })),
  }))
  await expect.poll(() => result.current?.part).toEqual({ selectedNetwork: networks.Testnet })
  expect(result.current.state).toBe(kit.getState())
})

/** A Horizon stub. It never answers if the body is undefined. */
function horizon(answer: (url: string) => { status: number; body?: unknown } | undefined) {
  return vi.spyOn(window, "fetch").mockImplementation((input, init) => {
    const response = answer(String(input))
    if (response) return Promise.resolve(new Response(JSON.stringify(response.body), response))
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))
    })
  })
}
const funds = (balance: string) => ({
  status: 200,
  body: { balances: [{ asset_type: "native", balance }] },
})
const missing = {
  status: 404,
  body: { type: "https://stellar.org/horizon-errors/not_found", status: 404 },
}
const horizonUrl = "https://horizon.example"

test("hooks return the balance states: idle, loading, funded, unfunded and error", async () => {
  const kit = await connectedKit(undefined, { horizonUrl })
  const fetched = horizon((url) =>
    url.endsWith(OTHER) ? missing : url.endsWith(ADDRESS) ? funds("12.5000000") : undefined,
  )
  const { result } = renderHook(kit, () => ({
    own: useBalance(),
    other: useBalance(OTHER),
  }))
  await expect.poll(() => result.current?.own.status).toBe("funded")
  expect(result.current.own.balance).toBe("12.5000000")
  await expect.poll(() => result.current.other).toMatchObject({ status: "unfunded", balance: "0" })

  fetched.mockImplementation(async () => new Response("", { status: 500 }))
  result.current.own.refresh()
  await expect.poll(() => result.current.own.status).toBe("error")
  expect(result.current.own.balance).toBeUndefined()

  kit.setNetwork(networks.Public)
  await expect.poll(() => result.current.own.status).toBe("idle")
})

test("hooks follow the network with the balance and abort the previous request", async () => {
  const kit = await connectedKit(undefined, {
    networks: [
      { name: "Testnet", passphrase: networks.Testnet, horizonUrl },
      { name: "Public", passphrase: networks.Public, horizonUrl: "https://public.example" },
    ],
  })
  const fetched = horizon((url) => (url.startsWith("https://public") ? funds("7") : undefined))
  const requests = () => fetched.mock.calls.filter(([url]) => String(url).startsWith(horizonUrl))
  const { result, unmount } = renderHook(kit, () => useBalance())
  await expect.poll(() => result.current?.status).toBe("loading")
  // What reads balances is loaded with the first call.
  await expect.poll(() => requests().length).toBe(1)
  kit.setNetwork(networks.Public)
  await expect.poll(() => result.current).toMatchObject({ status: "funded", balance: "7" })

  kit.setNetwork(networks.Testnet)
  await expect.poll(() => result.current.status).toBe("loading")
  expect(result.current.balance).toBeUndefined()
  await expect.poll(() => requests().length).toBe(2)
  unmount()
  await expect.poll(() => requests().every(([, init]) => init?.signal?.aborted)).toBe(true)
})

test("hooks reject copying an empty text with a typed error [S5.7]", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const { result } = renderHook(kitOf([]), useCopy)
  await expect.poll(() => result.current).toBeDefined()
  await expect(result.current.copy("")).rejects.toMatchObject({ kind: "bad-request", code: -3 })
  await expect.poll(() => result.current.error).toBeInstanceOf(WalletError)
  expect(result.current.copied).toBe(false)
  expect(write).not.toHaveBeenCalled()
})

test("hooks follow their own request, not another of the same kind", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => never }))
  const { result } = renderHook(kit, () => [useSignMessage(), useSignMessage()] as const)
  await expect.poll(() => result.current).toBeDefined()
  const [first, second] = result.current
  const ended = [second.signMessage("second"), first.signMessage("first")]
  await expect.poll(() => result.current[0].request?.payload).toBe("first")
  expect(result.current[1].request?.payload).toBe("second")
  result.current[0].cancel()
  result.current[1].cancel()
  expect(await Promise.allSettled(ended)).toMatchObject([
    { reason: { kind: "aborted" } },
    { reason: { kind: "aborted" } },
  ])
})

test("hooks sign and submit a transaction in the wallet and return the result", async () => {
  const { signedTxXdr } = signed
  const signAndSubmitTransaction = async () => ({ status: "pending" as const, signedTxXdr })
  const kit = await connectedKit(wallet("Freighter", { signAndSubmitTransaction }))
  const { result } = renderHook(kit, useSignAndSubmitTransaction)
  await expect.poll(() => result.current).toBeDefined()
  const submitted = result.current.signAndSubmitTransaction(signed.xdr)
  await expect.poll(() => result.current.status).toBe("success")
  expect(await submitted).toMatchObject({ status: "pending", verified: "signature" })
  expect(result.current.data).toMatchObject({ signedTxXdr })
})
