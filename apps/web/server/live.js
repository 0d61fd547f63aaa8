/**
 * The services of the real networks, used by `?mode=live`: Horizon and the faucet of the Stellar Development
 * Foundation, its RPC for Testnet, and a public RPC for Public, because the foundation runs none there.
 */
export const liveNetworks = /** @type {const} */ ([
  {
    id: "testnet",
    name: "Testnet",
    passphrase: "Test SDF Network ; September 2015",
    horizonUrl: "https://horizon-testnet.stellar.org",
    rpcUrl: "https://soroban-testnet.stellar.org",
    friendbotUrl: "https://friendbot.stellar.org",
    explorerUrl: "https://stellar.expert/explorer/testnet",
  },
  {
    id: "public",
    name: "Public",
    passphrase: "Public Global Stellar Network ; September 2015",
    horizonUrl: "https://horizon.stellar.org",
    rpcUrl: "https://mainnet.sorobanrpc.com",
    friendbotUrl: undefined,
    explorerUrl: "https://stellar.expert/explorer/public",
  },
])

/**
 * The hosts of the real wallets: WalletConnect's relay, verification, and explorer, HOT's relay and widget, and
 * Albedo's frame.
 */
export const liveWallets = {
  connect: [
    "wss://relay.walletconnect.org",
    "wss://relay.walletconnect.com",
    "https://explorer-api.walletconnect.com",
    "https://verify.walletconnect.org",
    "https://h4n.app",
  ],
  frame: ["https://verify.walletconnect.org", "https://hot-labs.org", "https://albedo.link"],
  image: ["https://explorer-api.walletconnect.com"],
}

/**
 * Reads the settings of live mode from the environment. Without `WALLETCONNECT_PROJECT_ID`, WalletConnect's relay
 * rejects the page, and its row says "Not available".
 * @returns {{ walletConnectProjectId?: string }}
 */
export function readLiveSettings() {
  const id = process.env.WALLETCONNECT_PROJECT_ID
  return id ? { walletConnectProjectId: id } : {}
}
