import { expect, test } from "vitest"
import { kitOf } from "../test/kit.js"
import { keys, testWallet } from "../test/wallet.js"
import { WalletError } from "./contract/errors.js"
import { createKit } from "./kit.js"
import type { Kit } from "./kit-interface.js"
import { networks } from "./networks/networks.js"

const broken = (): never => {
  throw new TypeError("A getter threw.")
}
const traps = new Proxy({}, { get: broken, has: broken, ownKeys: broken, getPrototypeOf: broken })

/** What careless or hostile code passes as an argument. */
const hostile: Readonly<Record<string, unknown>> = {
  undefined,
  null: null,
  zero: 0,
  text: "text",
  true: true,
  symbol: Symbol("s"),
  bigint: 1n,
  list: [],
  nulls: [null],
  texts: ["text"],
  empty: {},
  function: () => {},
  "no prototype": Object.create(null),
  "throwing getters": traps,
  "a list of throwing getters": [traps],
  "a throwing signal": Object.defineProperty({}, "signal", { get: broken }),
  "a signal without methods": { signal: {} },
  "a null signal": { signal: null },
  "null fields": {
    name: null,
    passphrase: null,
    address: null,
    path: null,
    networkPassphrase: null,
  },
}

/** Fields that the type promises but a caller can get wrong. */
const calls: Readonly<Record<string, (kit: Kit, value: never) => unknown>> = {
  connect: (kit, value) => kit.connect(value),
  connectOptions: (kit, value) => kit.connect("test", value),
  restore: (kit, value) => kit.restore(value),
  setWallet: (kit, value) => kit.setWallet(value),
  setWallets: (kit, value) => kit.setWallets(value),
  declareNetwork: (kit, value) => kit.declareNetwork(value),
  setNetwork: (kit, value) => kit.setNetwork(value),
  setTheme: (kit, value) => kit.setTheme(value),
  signTransaction: (kit, value) => kit.signTransaction(value),
  signTransactionOptions: (kit, value) => kit.signTransaction("AAAA", value),
  signAndSubmitTransaction: (kit, value) => kit.signAndSubmitTransaction(value),
  signAndSubmitTransactionOptions: (kit, value) => kit.signAndSubmitTransaction("AAAA", value),
  signAuthEntry: (kit, value) => kit.signAuthEntry(value),
  signAuthEntryOptions: (kit, value) => kit.signAuthEntry("AAAA", value),
  signMessage: (kit, value) => kit.signMessage(value),
  signMessageOptions: (kit, value) => kit.signMessage("Hello", value),
  switchConnection: (kit, value) => kit.switchConnection(value, value),
  endConnection: (kit, value) => kit.endConnection(value, value),
  getNetwork: (kit, value) => kit.getNetwork(value),
  networkName: (kit, value) => void kit.networkName(value),
  capabilities: (kit, value) => kit.capabilities(value),
  getBalance: (kit, value) => kit.getBalance(value),
  cancel: (kit, value) => kit.cancel(value),
  proceed: (kit, value) => kit.proceed(value),
  focus: (kit, value) => kit.focus(value),
  retry: (kit, value) => kit.retry(value),
  attachScreen: (kit, value) => kit.attachScreen(value),
}

/** The outcome of a call: "ok" or its error. */
async function outcomeOf(call: () => unknown): Promise<unknown> {
  try {
    await call()
    return "ok"
  } catch (error) {
    return error
  }
}

for (const [name, call] of Object.entries(calls))
  for (const loaded of [false, true])
    test(`${name} answers any argument, or throws a WalletError, ${loaded ? "with" : "without"} its engine`, async () => {
      for (const [what, value] of Object.entries(hostile)) {
        const kit = kitOf([testWallet()], { ed25519: undefined })
        if (loaded) await kit.connect("test")
        const outcome = await outcomeOf(() => call(kit, value as never))
        expect(outcome === "ok" || WalletError.is(outcome), `${what}: ${outcome}`).toBe(true)
        // The kit still works.
        await kit.setWallets([testWallet()])
        expect((await kit.connect("test")).address).toBe(keys.publicKey())
        kit.destroy()
      }
    })

test.each(Object.keys(hostile))(
  "createKit answers a configuration that is or has %s",
  async (what) => {
    const value = hostile[what] as never
    const base = { network: networks.Testnet, wallets: [testWallet()], storage: null }
    const configurations = [
      value,
      ...[
        "network",
        "networks",
        "horizonUrl",
        "wallets",
        "selectedWalletId",
        "storage",
        "remembered",
      ].map((field) => ({ ...base, [field]: value })),
    ]
    for (const configuration of configurations) {
      const outcome = await outcomeOf(() => createKit(configuration as never).destroy())
      expect(
        outcome === "ok" || WalletError.is(outcome),
        `${Object.keys(Object(configuration === value ? {} : configuration))}: ${outcome}`,
      ).toBe(true)
    }
  },
)
