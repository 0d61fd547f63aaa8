/**
 * The real networks' services, which `?mode=live` talks to: Horizon and the faucet of the Stellar Development
 * Foundation, its RPC for Testnet, and a public RPC for Public, where the foundation runs none.
 */
export const liveNetworks = /** @type {const} */ ([
  {
    id: "testnet",
    name: "Testnet",
    passphrase: "Test SDF Network ; September 2015",
    horizonUrl: "https://horizon-testnet.stellar.org",
    rpcUrl: "https://soroban-testnet.stellar.org",
    friendbotUrl: "https://friendbot.stellar.org",
  },
  {
    id: "public",
    name: "Public",
    passphrase: "Public Global Stellar Network ; September 2015",
    horizonUrl: "https://horizon.stellar.org",
    rpcUrl: "https://mainnet.sorobanrpc.com",
    friendbotUrl: undefined,
  },
])
