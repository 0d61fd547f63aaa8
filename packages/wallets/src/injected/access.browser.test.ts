import { networks, WalletError, type WalletModule } from "@alidade/core"
import { beforeEach, expect, test, vi } from "vitest"
import { type InjectedQuirk, injected } from "./index.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet

/** Whether the site has access, and how many windows the wallet opened to ask for it. */
let isGranted: boolean
let windows: number

const grant = (): { address: string } => {
  if (!isGranted) windows++
  isGranted = true
  return { address: account }
}
const signTransaction = vi.fn(async () => ({ signedTxXdr: "AAAA" }))

/** A quirk by which a connection is restored. */
type Restoring = Exclude<InjectedQuirk, "requestAccessFails">

/** A wallet per quirk. */
const wallets: Record<Restoring, object> = {
  skipRequestAccess: {
    async getAddress({ skipRequestAccess = false } = {}) {
      if (skipRequestAccess && !isGranted) throw { code: 4100, message: "Unauthorized" }
      return grant()
    },
    signTransaction,
  },
  isConnected: {
    isConnected: async () => ({ isConnected: isGranted }),
    getAddress: async () => grant(),
    signTransaction,
  },
  getNetwork: {
    async getNetwork() {
      if (!isGranted) throw { code: 4100, message: "Unauthorized" }
      return { network: "TESTNET", networkPassphrase }
    },
    getAddress: async () => grant(),
    signTransaction,
  },
}

function load(quirk: Restoring, find = (): object => wallets[quirk]): Promise<WalletModule> {
  const url = "https://acme.example"
  return injected({ id: "acme", name: "Acme", icon: url, url, find, quirks: [quirk] }).load()
}

beforeEach(() => {
  isGranted = false
  windows = 0
  signTransaction.mockClear()
})

for (const quirk of Object.keys(wallets) as Restoring[]) {
  test(`${quirk}: restores without a window, or returns null (ON3, SC2, BI2)`, async () => {
    const module = await load(quirk)
    expect(await module.restore?.()).toBeNull()
    isGranted = true
    expect(await module.restore?.()).toEqual({ address: account })
    expect(windows).toBe(0)
  })

  test(`${quirk}: requests access before a signature only if the site has none`, async () => {
    const module = await load(quirk)
    const options = { networkPassphrase, address: account }
    await module.signTransaction?.("BBBB", options)
    expect(windows).toBe(1)
    await module.signTransaction?.("BBBB", options)
    expect(windows).toBe(1)
    await module.signTransaction?.("BBBB", { ...options, access: Promise.resolve(null) })
    expect(signTransaction).toHaveBeenCalledTimes(3)
  })

  test(`${quirk}: refuses another account's signature before asking for it (ON4, SC4)`, async () => {
    isGranted = true
    const signed = (await load(quirk)).signTransaction?.("BBBB", {
      networkPassphrase,
      address: other,
    })
    await expect(signed).rejects.toMatchObject({
      kind: "wrong-account",
      reason: { key: "setToOtherAccount", values: { actual: account, expected: other } },
    })
    expect(signTransaction).not.toHaveBeenCalled()
  })

  test(`${quirk}: restores from an object that is later than the availability limit (DC1)`, async () => {
    isGranted = true
    let isThere = false
    const module = await load(quirk, () => (isThere ? wallets[quirk] : {}))
    expect(await module.isAvailable()).toBe(false)
    const restored = module.restore?.()
    isThere = true
    expect(await restored).toEqual({ address: account })
  })

  test(`${quirk}: a failure of another kind is no missing access`, async () => {
    const failing = {
      ...wallets[quirk],
      getAddress: () => Promise.reject({ code: -1, message: "oops" }),
    }
    isGranted = true
    const error = await (await load(quirk, () => failing)).restore?.().catch((thrown) => thrown)
    expect(WalletError.is(error)).toBe(true)
  })
}
