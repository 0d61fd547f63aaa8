import { sandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { WalletControls } from "../wallet/model.js"
import type { Answer } from "../wallet/state.js"
import { type AccountKey, accountOf } from "./account.js"
import { createModule, type TestWalletModule } from "./module.js"

export type { SandboxAccount } from "../wallet/keys.js"
export type { Answer, LogEntry, Verdict, WalletSettings, WalletState } from "../wallet/state.js"
export type {
  TestWalletCallOptions,
  TestWalletChange,
  TestWalletModule,
} from "./module.js"

/** Options of `testWallet`. */
export interface TestWalletOptions extends AccountKey {
  /** The network that it starts on, by its passphrase; Testnet by default. */
  readonly networkPassphrase?: string
  /** Its answer to requests; `approve` by default. `ask` waits for `settle`. */
  readonly answer?: Answer
}

/**
 * A wallet for unit tests: a card for `createKit({ wallets: [wallet] })`, and the controls of its user. It signs in the
 * test's own process with a real key, without a window and without a page.
 *
 * `next("reject")` rejects the next request, `update({ locked: true })` locks it, `update({ account })` and
 * `update({ network })` switch the account and the network, and `next("alter")` or `next("wrong-signer")` make it sign
 * something else, or with another key. `getState().log` has the requests and the replies.
 */
export interface TestWallet extends WalletControls<void> {
  readonly productId: "test-wallet"
  readonly productName: "Test wallet"
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: "HOT_WALLET"
  readonly capabilities: {
    readonly authEntry: readonly ("v1" | "v2")[]
    readonly message: true
    readonly network: "binding"
    readonly silentRestore: true
    readonly accountSelection: true
  }
  /** Loads its module, which can also be used without a kit. */
  load(): Promise<TestWalletModule>
}

const TESTNET = "Test SDF Network ; September 2015"

/**
 * Creates a wallet for unit tests, in Node, jsdom, happy-dom, or a browser. It holds the account of the given key, or
 * else the first of `sandboxAccounts`, and the sandbox's other public test accounts to switch to. It knows the
 * networks of the sandbox, and the given one.
 *
 * @throws TypeError if the key or the passphrase is invalid
 */
export function testWallet({
  networkPassphrase = TESTNET,
  answer = "approve",
  ...key
}: TestWalletOptions = {}): TestWallet {
  if (typeof networkPassphrase !== "string" || networkPassphrase === "")
    throw new TypeError(
      'testWallet: pass a networkPassphrase such as "Test SDF Network ; September 2015".',
    )
  const account = accountOf(key)
  const others = sandboxAccounts.filter(({ address }) => address !== account.address)
  const model = createModel({
    wallet: "test-wallet",
    accounts: [account, ...others],
    networks: sandboxConfig(8000, { url: "http://localhost:8000", passphrase: networkPassphrase })
      .networks,
    quirks: [],
    initial: { answer },
  })
  const { accounts, networks, quirks, getState, subscribe, update, next, settle, reset } = model
  const card = {
    productId: "test-wallet",
    productName: "Test wallet",
    productUrl: "https://github.com/alidade-stellar/alidade",
    productIcon: icon,
    moduleType: "HOT_WALLET",
    capabilities: {
      authEntry: ["v1", "v2"],
      message: true,
      network: "binding",
      silentRestore: true,
      accountSelection: true,
    },
  } as const
  return {
    ...card,
    load: async () => createModule(model, card),
    ...{ accounts, networks, quirks, getState, subscribe, update, next, settle, reset },
    network: model.network,
  }
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23667' d='M3 2h10v2L9 9v5H7V9L3 4z'/%3E%3C/svg%3E"
