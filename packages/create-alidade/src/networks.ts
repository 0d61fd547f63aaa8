import type { NetworkId } from "./choices.js"

/** How the code of an app names a network, its servers, and the wallet that its test connects. */
interface Spelling {
  readonly passphrase: string
  /** The same in the Stellar SDK. */
  readonly sdkPassphrase: string
  /** Its name on screen. */
  readonly name: string
  /** Its name for the simulated wallets. */
  readonly id: string
  readonly horizonUrl: string
  readonly rpcUrl: string
  /** JSON of the server that signs users in, in a string. The public network has none for everybody. */
  readonly signInServer: string
  /** The test's wallet, in the test's title, and its button. */
  readonly testTitle: string
  readonly testWallet: string
  readonly testButton: string
}

const freighter = {
  testTitle: "connects Freighter",
  testWallet: "wallets.freighter",
  testButton: 'name: "Freighter"',
}

const rabet = {
  testTitle: "connects Rabet",
  testWallet: "wallets.rabet",
  testButton: 'name: "Rabet"',
}

const spellings: Readonly<Record<NetworkId, Spelling>> = {
  testnet: {
    passphrase: "networks.Testnet",
    sdkPassphrase: "Networks.TESTNET",
    name: '"Testnet"',
    id: '"testnet"',
    horizonUrl: "https://horizon-testnet.stellar.org",
    rpcUrl: "https://soroban-testnet.stellar.org",
    signInServer: `'"https://testanchor.stellar.org"'`,
    ...freighter,
  },
  public: {
    passphrase: "networks.Public",
    sdkPassphrase: "Networks.PUBLIC",
    name: '"Public"',
    id: '"public"',
    horizonUrl: "https://horizon.stellar.org",
    rpcUrl: "https://mainnet.sorobanrpc.com",
    signInServer: '"null"',
    // Freighter refuses Public on http pages, also on this machine (FR8).
    ...rabet,
  },
  local: {
    passphrase: "networks.Standalone",
    sdkPassphrase: "Networks.STANDALONE",
    name: '"Local"',
    id: '"local"',
    horizonUrl: "http://localhost:8000",
    rpcUrl: "http://localhost:8000/rpc",
    signInServer: `'"http://localhost:8000"'`,
    ...freighter,
  },
}

/** Code for Testnet, as the examples are, for another network. */
export function forNetwork(code: string, network: NetworkId): string {
  const from = Object.values(spellings.testnet)
  const to = Object.values(spellings[network])
  return from.reduce((text, spelling, index) => text.replaceAll(spelling, to[index] ?? ""), code)
}
