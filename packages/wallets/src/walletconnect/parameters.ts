import type { WalletCard, WalletModule } from "@alidade/core"

/** The app's settings of the bridge. The first eleven are the specification's bridge parameters. */
export interface WalletConnectParameters {
  /**
   * The app's id with the operator of the relay and the explorer. Without it there is no list of wallets. Without it, a
   * relay, or the app's own client, the bridge is not available.
   */
  projectId?: string
  /** The app's name, shown on the phone. Default: the page's title. */
  name?: string
  /** The app's address, shown on the phone. Default: the page's origin. */
  url?: string
  /** The app's description, shown on the phone. */
  description?: string
  /** Addresses of the app's icons. */
  icons?: readonly string[]
  /** The method that `signTransaction` uses. Default: `stellar_signXDR`. The other one also submits the transaction. */
  method?: "stellar_signXDR" | "stellar_signAndSubmitXDR"
  /** Passphrase of the only network to use. Default: both Public and Testnet are proposed. */
  network?: string
  /** Topic of the session to use. */
  sessionId?: string
  /** The app's own client, already started, instead of ours. */
  client?: SignClient
  /** The app's own screen for the pairing URI, instead of the kit's. */
  modal?: BridgeModal
  /** Called with the topic of a session that the wallet has deleted. */
  onSessionDeleted?: (topic: string) => void

  /** The relay's `wss:` or `ws:` URL. Default: the library's own. */
  relayUrl?: string
  /** Base URL of the wallet explorer. */
  explorerUrl?: string
  /** Keeps two apps on one origin apart in the library's storage. */
  storagePrefix?: string
  /**
   * If false, the library skips its verification service. If a strict content security policy or a closed network
   * blocks that service, the library would wait five seconds for it.
   */
  verify?: boolean
  /**
   * Only for a sandbox, perhaps on a machine without a network. The library connects over loopback anyway, no links of
   * real wallet apps are offered, and a stored choice of one is cleared, because the library would open it.
   */
  offline?: boolean
  /**
   * Only for a sandbox: takes the link of a wallet's app instead of the browser, so that a simulated phone opens it.
   * With `offline` and without it, no app is opened.
   */
  openLink?: (link: string) => void
  /** Ids of the explorer's wallets to recommend, in this order, instead of the explorer's own nine. */
  recommendedIds?: readonly string[]
  /** Ids of the explorer's wallets to leave out. */
  excludedIds?: readonly string[]
  /** The app's own images, by a listing's image id, or by the wallet's id. They replace the explorer's. */
  images?: Readonly<Record<string, string>>
}

/** An app's own screen for the pairing URI, with the shape of the vendor's modal. */
export interface BridgeModal {
  openModal(options: { uri: string }): unknown
  closeModal(): unknown
  /** Calls back on opening and closing. Closing cancels the connection. Returns a function that stops this. */
  subscribeModal?(listener: (state: { open: boolean }) => void): () => void
}

/** The session events that the bridge listens to. */
export type SessionEvent = "session_delete" | "session_expire" | "session_update" | "session_event"

/** The six members of a sign client that the bridge uses, whatever its version. */
export interface SignClient {
  connect(parameters: {
    optionalNamespaces: Record<string, { chains: string[]; methods: string[]; events: string[] }>
  }): Promise<{ uri?: string; approval(): Promise<unknown> }>
  request(parameters: {
    topic: string
    chainId: string
    request: { method: string; params: unknown }
    expiry?: number
  }): Promise<unknown>
  disconnect(parameters: {
    topic: string
    reason: { code: number; message: string }
  }): Promise<unknown>
  session: { getAll(): readonly unknown[] }
  on(event: SessionEvent, listener: (event: unknown) => void): unknown
  off(event: SessionEvent, listener: (event: unknown) => void): unknown
  core?: unknown
}

/** A session with a wallet (the specification's record). */
export interface WalletSession {
  /** The session's topic. */
  id: string
  name: string
  description: string
  url: string
  /** The wallet's first icon. */
  icons: string
  accounts: readonly { network: "pubnet" | "testnet"; publicKey: string }[]
}

/** Calls about the bridge's sessions. */
interface SessionCalls {
  /** `ready` once the client has been started by a connection or a restore, or if the app passed its own. */
  readonly status: "notRunning" | "ready"
  /** The open sessions. Rejects with 'WalletConnect is not running yet' before the client is ready. */
  sessions(): Promise<readonly WalletSession[]>
  /** Chooses the session to use by its topic. A topic that is unknown when it is needed is ignored. */
  setSession(id: string): void
  /** Closes a session with code -1. Rejects before the client is ready. Throws `bad-request` for an unknown session. */
  closeSession(id: string, reason?: string): Promise<void>
  /** Sets the callback for deleted sessions, which gets the topic. Rejects before the client is ready. */
  onSessionDeleted(callback: (topic: string) => void): Promise<void>
}

/** The bridge's card, with the session calls. Those that return a promise load the module. */
export interface WalletConnectCard extends WalletCard, SessionCalls {
  /** Loads the only module behind this card. */
  load(): Promise<WalletConnectModule>
}

/** The bridge's module, with the session calls. */
export interface WalletConnectModule extends WalletModule, SessionCalls {}

/** How a wallet is listed. */
export type WalletNames = Omit<WalletCard, "capabilities" | "load">
