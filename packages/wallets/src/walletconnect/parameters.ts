import type { WalletCard, WalletModule } from "@alidade/core"

/** How an app sets up the bridge. The first eleven are the specification's bridge parameters. */
export interface WalletConnectParameters {
  /**
   * The app's id with the relay's and the explorer's operator. Without one there is no listing of wallets; and without a relay
   * or a client of the app's own either, the bridge is not available.
   */
  projectId?: string
  /** How the app is called on the phone; the page's title by default. */
  name?: string
  /** The app's address, shown on the phone; the page's origin by default. */
  url?: string
  /** What the app is, shown on the phone. */
  description?: string
  /** Addresses of the app's icons. */
  icons?: readonly string[]
  /** By which method `signTransaction` asks; `stellar_signXDR` by default. The other one also sends the transaction. */
  method?: "stellar_signXDR" | "stellar_signAndSubmitXDR"
  /** Passphrase of the one network to insist on; Public and Testnet are both proposed by default. */
  network?: string
  /** Topic of the session to use. */
  sessionId?: string
  /** The app's own client, started, in place of ours. */
  client?: SignClient
  /** The app's own screen for the pairing URI, in place of the kit's. */
  modal?: BridgeModal
  /** Called with the topic of a session that the wallet has deleted. */
  onSessionDeleted?: (topic: string) => void

  /** The relay, `wss:` or `ws:`; the library's own by default. */
  relayUrl?: string
  /** Base URL of the wallet explorer. */
  explorerUrl?: string
  /** Keeps two apps on one origin apart in the library's storage. */
  storagePrefix?: string
  /**
   * False: the library does not ask its verification service, which it would wait five seconds for where a strict
   * content security policy or a closed network keeps it out.
   */
  verify?: boolean
  /**
   * Only for a sandbox, which may be on a machine without a network: the library connects over loopback all the same, no
   * link of a real wallet's app is offered, and a stored choice of one is cleared, which the library would open.
   */
  offline?: boolean
  /** Ids of wallets in the explorer, to recommend in this order in place of the explorer's own nine. */
  recommendedIds?: readonly string[]
  /** Ids of wallets in the explorer that are not to be listed. */
  excludedIds?: readonly string[]
  /** The app's own images, by a listing's image id (by the wallet's id where it has none): they go before the explorer's. */
  images?: Readonly<Record<string, string>>
}

/** An app's own screen for the pairing URI: the shape that the vendor's modal has. */
export interface BridgeModal {
  openModal(options: { uri: string }): unknown
  closeModal(): unknown
  /** Tells when it is opened and closed, so that closing it cancels the connection. Returns how to stop. */
  subscribeModal?(listener: (state: { open: boolean }) => void): () => void
}

/** The events of a session that are listened to. */
export type SessionEvent = "session_delete" | "session_expire" | "session_update" | "session_event"

/** The six members that are used of a sign client, whatever its version. */
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

/** The bridge's sessions, as an app reads and changes them. */
interface SessionCalls {
  /** `ready` once its client has been started, by a connection or a restore, or was given by the app. */
  readonly status: "notRunning" | "ready"
  /** The sessions that stand. Rejects with 'WalletConnect is not running yet' before it is ready. */
  sessions(): Promise<readonly WalletSession[]>
  /** Makes a session, by its topic, the one that is asked. One that is unknown when it is needed is passed over. */
  setSession(id: string): void
  /** Closes a session, with code -1. Rejects before it is ready; throws `bad-request` for an unknown one. */
  closeSession(id: string, reason?: string): Promise<void>
  /** Sets who is called with the topic of a session that the wallet has deleted. Rejects before it is ready. */
  onSessionDeleted(callback: (topic: string) => void): Promise<void>
}

/** The bridge as a card, with the calls about its sessions: each of those that return a promise loads the module. */
export interface WalletConnectCard extends WalletCard, SessionCalls {
  /** Loads the one module behind this card. */
  load(): Promise<WalletConnectModule>
}

/** The bridge as a module, with the calls about its sessions. */
export interface WalletConnectModule extends WalletModule, SessionCalls {
  /** The same bridge under another wallet's names, which opens that wallet's link alone: see `onPhone`. */
  as(names: WalletNames): WalletModule
}

/** How a wallet is listed. */
export type WalletNames = Omit<WalletCard, "capabilities" | "load">
