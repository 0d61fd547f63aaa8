import type { NetworkId } from "./choices.js"

/** How the code of an app names a network and its servers. */
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
  },
  public: {
    passphrase: "networks.Public",
    sdkPassphrase: "Networks.PUBLIC",
    name: '"Public"',
    id: '"public"',
    horizonUrl: "https://horizon.stellar.org",
    rpcUrl: "https://mainnet.sorobanrpc.com",
    signInServer: '"null"',
  },
  local: {
    passphrase: "networks.Standalone",
    sdkPassphrase: "Networks.STANDALONE",
    name: '"Local"',
    id: '"local"',
    horizonUrl: "http://localhost:8000",
    rpcUrl: "http://localhost:8000/rpc",
    signInServer: `'"http://localhost:8000"'`,
  },
}

/** Code for Testnet, as the examples are, for another network. */
export function forNetwork(code: string, network: NetworkId): string {
  const from = Object.values(spellings.testnet)
  const to = Object.values(spellings[network])
  return from.reduce((text, spelling, index) => text.replaceAll(spelling, to[index] ?? ""), code)
}
