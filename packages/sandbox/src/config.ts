/** A network that the sandbox serves, or stands in for. */
export interface SandboxNetwork {
  readonly id: "local" | "testnet" | "public"
  /** How it is called on screen. */
  readonly name: string
  readonly passphrase: string
  /** Base URL of its Horizon, without a slash at the end. */
  readonly horizonUrl: string
  /** URL of its JSON-RPC. */
  readonly rpcUrl: string
  /** URL of its faucet. The stand-in for the public network has one too, which is the sandbox's own. */
  readonly friendbotUrl: string
}

/** Where the parts of a sandbox are: the small configuration that its server hands to a page. */
export interface SandboxConfig {
  /** First the one that most wallets can sign for. */
  readonly networks: readonly SandboxNetwork[]
  /** Where the models of the web wallets are read and driven, without a slash at the end. */
  readonly walletsUrl: string
  /** The pages of the web wallets, which an app is told in the place of the true ones. */
  readonly sites: {
    /** Albedo's front end; its window is at `/confirm` below it. */
    readonly albedo: string
    /** xBull's connect page. */
    readonly xbull: string
  }
  /** HOT, by whose relay an app and the wallet write to each other. */
  readonly hot: {
    /** Its relay, without a slash at the end. */
    readonly relayUrl: string
    /** Its widget, the page that an app frames. */
    readonly widgetUrl: string
    /** Its own browser, which frames the page that `?url=` names. */
    readonly browserUrl: string
  }
  /** What WalletConnect needs between an app and a phone. */
  readonly walletConnect: {
    /** The relay, over WebSocket. */
    readonly relayUrl: string
    /** The wallet explorer, without a slash at the end; its calls are at `/w3m/v1/…` below it. */
    readonly explorerUrl: string
  }
}

/**
 * The parts of a sandbox on a port of this machine. The local network is laid out as Stellar's Quickstart image
 * lays it out (Horizon at `/`, JSON-RPC at `/rpc`, the faucet at `/friendbot`); the stand-ins are the same under
 * a folder each. Web wallets have `127.0.0.1`, another site than a page on `localhost`, as in life.
 */
export function sandboxConfig(port: number): SandboxConfig {
  const at = (folder: string): Omit<SandboxNetwork, "id" | "name" | "passphrase"> => {
    const horizonUrl = `http://localhost:${port}${folder}`
    return { horizonUrl, rpcUrl: `${horizonUrl}/rpc`, friendbotUrl: `${horizonUrl}/friendbot` }
  }
  return {
    networks: [
      {
        id: "testnet",
        name: "Testnet (sandbox)",
        passphrase: "Test SDF Network ; September 2015",
        ...at("/testnet"),
      },
      {
        id: "public",
        name: "Public (sandbox)",
        passphrase: "Public Global Stellar Network ; September 2015",
        ...at("/public"),
      },
      { id: "local", name: "Local", passphrase: "Standalone Network ; February 2017", ...at("") },
    ],
    walletsUrl: `http://localhost:${port}/wallets`,
    sites: {
      albedo: `http://127.0.0.1:${port}/wallets/albedo`,
      xbull: `http://127.0.0.1:${port}/wallets/xbull/connect`,
    },
    hot: {
      relayUrl: `http://127.0.0.1:${port}/hot`,
      widgetUrl: `http://127.0.0.1:${port}/wallets/hot/widget`,
      browserUrl: `http://127.0.0.1:${port}/wallets/hot/browser`,
    },
    walletConnect: {
      relayUrl: `ws://127.0.0.1:${port}/walletconnect/relay`,
      explorerUrl: `http://127.0.0.1:${port}/walletconnect/explorer`,
    },
  }
}
