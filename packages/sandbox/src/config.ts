/** The server that signs users in on a network of the sandbox (SEP-10), as `signIn` of `@alidade/sign-in` takes it. */
export interface SandboxSignIn {
  /** The domain that users know, with the port. It is the same on all networks. */
  readonly homeDomain: string
  /** Gives challenges (GET) and tokens (POST). */
  readonly endpoint: string
  /** The account of the server, `G…`. Its seed is public. */
  readonly signingKey: string
}

/** A network that somebody else runs beside the sandbox's wallets, such as Stellar's Quickstart image. */
export interface OutsideNetwork {
  /** Base URL of its Horizon. JSON-RPC is below it at `/rpc`, and its faucet at `/friendbot`, as in Quickstart. */
  readonly url: string
  readonly passphrase: string
}

/**
 * A network of the sandbox: its local one, or a stand-in for a public one. The services of an outside network
 * (`relayerUrl`, `passkeyAccountUrl`, `signIn`) are empty texts.
 */
export interface SandboxNetwork {
  readonly id: "local" | "testnet" | "public"
  /** Its name on screen. */
  readonly name: string
  readonly passphrase: string
  /** Base URL of its Horizon, without a trailing slash. */
  readonly horizonUrl: string
  /** URL of its JSON-RPC server. */
  readonly rpcUrl: string
  /** URL of its faucet. The stand-in for the public network has one too, unlike the real network. */
  readonly friendbotUrl: string
  /** URL of its relayer, which pays the fees of contract calls. */
  readonly relayerUrl: string
  /** URL that deploys accounts (`C…`) whose keys are passkeys. */
  readonly passkeyAccountUrl: string
  /** The server that signs users in. The network's `stellar.toml` is at `/.well-known/` below its Horizon's URL. */
  readonly signIn: SandboxSignIn
}

/** The addresses of a sandbox: a small configuration that its server gives to pages. */
export interface SandboxConfig {
  /** The first network is the one on which most wallets start: an outside network, or else Testnet. */
  readonly networks: readonly SandboxNetwork[]
  /** Base URL of the API that reads and drives the web wallets' models, without a trailing slash. */
  readonly walletsUrl: string
  /** The pages of the web wallets, which replace the real ones in an app. */
  readonly sites: {
    /** Albedo's front end. Its window is at `/confirm` below this URL. */
    readonly albedo: string
    /** xBull's connect page. */
    readonly xbull: string
  }
  /** HOT, whose relay passes messages between an app and the wallet. */
  readonly hot: {
    /** Base URL of its relay, without a trailing slash. */
    readonly relayUrl: string
    /** Its widget page, which an app embeds as a frame. */
    readonly widgetUrl: string
    /** Its browser page, which embeds the page from `?url=` as a frame. */
    readonly browserUrl: string
  }
  /** The services between an app and a phone in WalletConnect. */
  readonly walletConnect: {
    /** The relay (WebSocket). */
    readonly relayUrl: string
    /** The wallet explorer, without a trailing slash. Its API is at `/w3m/v1/…` below this URL. */
    readonly explorerUrl: string
  }
  /** Base URL of the API that sets the fault of all sign-in servers, without a trailing slash. */
  readonly signInUrl: string
}

/** The account of the sign-in servers. Its seed is the sha256 of "Alidade sandbox sign-in server". */
export const SIGN_IN_KEY = "GDP4FPCJMHIZRQYVJXL6ZOX7A6W4AK7HNY645IDKYIYMSFFQHQTQGTY2"

/** The networks' names on screen, and their passphrases. */
const known = {
  testnet: ["Testnet", "Test SDF Network ; September 2015"],
  public: ["Public", "Public Global Stellar Network ; September 2015"],
  local: ["Local", "Standalone Network ; February 2017"],
} as const

/**
 * Returns the addresses of a sandbox on a local port. The local network uses the layout of Stellar's Quickstart image:
 * Horizon at `/`, JSON-RPC at `/rpc`, the faucet at `/friendbot`. The stand-ins use the same layout in a folder each, and
 * each network has its relayer at `/relayer`.
 * Web wallets are on `127.0.0.1`, which is another site than `localhost`, as in production.
 *
 * @param outside a network that takes the place of the one with its passphrase, or else of the local one
 */
export function sandboxConfig(port: number, outside?: OutsideNetwork): SandboxConfig {
  return configAt(`http://localhost:${port}`, `http://127.0.0.1:${port}`, outside)
}

/** Returns the addresses of a sandbox whose networks and web wallets are at these origins. */
export function configAt(networks: string, sites: string, outside?: OutsideNetwork): SandboxConfig {
  const own = [
    ownNetwork("testnet", networks, "/testnet"),
    ownNetwork("public", networks, "/public"),
    ownNetwork("local", networks, ""),
  ]
  const first = outside && outsideNetwork(outside)
  return {
    networks: first ? [first, ...own.filter(({ id }) => id !== first.id)] : own,
    walletsUrl: `${networks}/wallets`,
    sites: {
      albedo: `${sites}/wallets/albedo`,
      xbull: `${sites}/wallets/xbull/connect`,
    },
    hot: {
      relayUrl: `${sites}/hot`,
      widgetUrl: `${sites}/wallets/hot/widget`,
      browserUrl: `${sites}/wallets/hot/browser`,
    },
    walletConnect: {
      relayUrl: `${sites.replace(/^http/, "ws")}/walletconnect/relay`,
      explorerUrl: `${sites}/walletconnect/explorer`,
    },
    signInUrl: `${networks}/sign-in`,
  }
}

function ownNetwork(id: SandboxNetwork["id"], origin: string, folder: string): SandboxNetwork {
  const [name, passphrase] = known[id]
  const horizonUrl = `${origin}${folder}`
  return {
    id,
    name: id === "local" ? name : `${name} (sandbox)`,
    passphrase,
    ...viewsAt(horizonUrl),
    relayerUrl: `${horizonUrl}/relayer`,
    passkeyAccountUrl: `${horizonUrl}/passkey-account`,
    signIn: {
      homeDomain: origin.replace(/^https?:\/\//, ""),
      endpoint: `${horizonUrl}/auth`,
      signingKey: SIGN_IN_KEY,
    },
  }
}

function outsideNetwork({ url, passphrase }: OutsideNetwork): SandboxNetwork {
  const id = (["testnet", "public"] as const).find((id) => known[id][1] === passphrase) ?? "local"
  return { id, name: known[id][0], passphrase, ...viewsAt(url.replace(/\/+$/, "")), ...noServices }
}

function viewsAt(
  horizonUrl: string,
): Pick<SandboxNetwork, "horizonUrl" | "rpcUrl" | "friendbotUrl"> {
  return { horizonUrl, rpcUrl: `${horizonUrl}/rpc`, friendbotUrl: `${horizonUrl}/friendbot` }
}

/** What only the sandbox's server has, for its own networks. */
export const noServices: Pick<SandboxNetwork, "relayerUrl" | "passkeyAccountUrl" | "signIn"> = {
  relayerUrl: "",
  passkeyAccountUrl: "",
  signIn: { homeDomain: "", endpoint: "", signingKey: "" },
}
