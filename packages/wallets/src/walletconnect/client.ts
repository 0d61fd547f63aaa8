import {
  type AddressResult,
  type CallOptions,
  type NetworkResult,
  networks,
  reason,
  type SignOptions,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { requestError, sessionClosed } from "./errors.js"
import { listingFor } from "./explorer.js"
import type { LoadLibrary } from "./library.js"
import { waits } from "./limits.js"
import { storeVersion } from "./links.js"
import { knownListing, type ListedWallet } from "./listing.js"
import { pair } from "./pairing.js"
import type { SignClient, WalletConnectParameters, WalletSession } from "./parameters.js"
import { createAsk } from "./request.js"
import { type Sessions, watchSessions } from "./sessions.js"
import { startClient } from "./sign-client.js"
import { createSigning, type Signing } from "./signing.js"
import { caipChains, recordOf, type Session } from "./wire.js"

/** `productId` of the bridge's own row. */
const BRIDGE = "wallet_connect"

/** Settings of one module that uses the bridge. */
export interface BridgeOptions {
  /** The only wallet whose app is opened; absent for the bridge's own row. */
  app?: ListedWallet | undefined
  loadLibrary: LoadLibrary
  onSessionDeleted(topic: string): void
}

/** The calls to wallets on phones, over the client's connection. */
export interface Bridge extends Signing {
  /** What the connected session grants. Undefined without a session. */
  granted():
    | {
        methods: readonly string[]
        accounts: readonly string[]
        network?: NetworkResult
        /** The wallet uses the vendor's draft, which also carries bytes. */
        draft: boolean
        /** The name that the wallet gives itself. */
        peer: string
      }
    | undefined
  sessions(): readonly WalletSession[]
  setSession(id: string): void
  closeSession(id: string, reason: string): Promise<void>
  getAddress(options: CallOptions & { address?: string }): Promise<AddressResult>
  restore(options: { address?: string }): AddressResult
  watch(listener: (change: WalletChange) => void): () => void
  disconnect(): Promise<void>
}

/** Starts the client and listens to its sessions. */
export async function startBridge(
  parameters: WalletConnectParameters,
  { app, loadLibrary, onSessionDeleted }: BridgeOptions,
): Promise<Bridge> {
  const client = await startClient(parameters, loadLibrary)
  storeVersion()
  const isOwn = ({ peer }: Session): boolean => !app || isNamed(peer.name, app.name)
  const sessions = watchSessions(client, { onSessionDeleted, isOwn })
  const { network, modal, openLink, offline: sandbox = false } = parameters
  const chains = network ? [caipChains[network] ?? ""] : Object.values(caipChains)
  const pairing = {
    client,
    chains,
    listing: listingFor(parameters, chains),
    fallback: knownListing(parameters),
    sandbox,
    ...(app ? { app } : {}),
    ...(openLink ? { openLink } : {}),
    ...(modal ? { modal } : {}),
  }

  async function newSession(options: CallOptions): Promise<Session> {
    const session = await pair(pairing, options)
    if (isOwn(session)) sessions.noteCreated(session)
    return session
  }

  /** Makes a session for a request that no session can take. The kit's connected session stays active. */
  async function connectFor(options: SignOptions): Promise<Session> {
    const session = await newSession(options)
    if (!sessions.active()) sessions.setActive(session.topic)
    return session
  }

  const drafts = new Set<string>()
  const ask = createAsk(client, sessions, connectFor, sandbox, drafts)

  return {
    granted() {
      const session = sessions.inUse()
      if (!session) return undefined
      const network = sessions.network()
      const accounts = [...new Set(session.accounts.map(({ address }) => address))]
      const { methods } = session
      return {
        methods,
        accounts,
        draft: drafts.has(session.topic),
        peer: session.peer.name,
        ...(network ? { network: networkOf(network) } : {}),
      }
    },
    sessions: () => sessions.all().map(recordOf),
    setSession: (id) => sessions.setActive(id),
    closeSession: (id, reason) => closeSession(client, sessions, id, reason),

    async getAddress(options) {
      const { address } = options
      const session =
        (address ? sessions.holding(address) : undefined) ??
        sessions.active() ??
        (await newSession(options))
      // Another wallet's account must not appear under this wallet's name.
      if (!isOwn(session)) return { address: session.accounts[0]?.address ?? "", walletId: BRIDGE }
      return { address: sessions.use(session, { network, address }) }
    },
    restore({ address }) {
      const session =
        sessions.active() ?? (address ? sessions.holding(address) : sessions.all().at(-1))
      if (!session) throw sessionClosed()
      return { address: sessions.use(session, { network, address }) }
    },

    ...createSigning(ask, parameters.method),

    watch: (listener) => sessions.watch(listener),
    async disconnect() {
      // Other sessions belong to other connections: another wallet's row, another tab, or another app on this origin.
      await Promise.allSettled(
        sessions
          .leave()
          .map(({ topic }) => closeSession(client, sessions, topic, "Session closed")),
      )
    },
  }
}

/** Whether a wallet gives itself this name, perhaps with more words. */
function isNamed(peer: string, name: string): boolean {
  const [given, wanted] = [peer, name].map((each) => each.trim().toLowerCase())
  return given === wanted || `${given}`.startsWith(`${wanted} `)
}

/** Closes a session with code -1. Fails after a while if the relay does not respond. */
function closeSession(
  client: SignClient,
  sessions: Sessions,
  id: string,
  message: string,
): Promise<void> {
  if (!sessions.all().some(({ topic }) => topic === id)) {
    const noSession = reason("phoneNoSession", 'There is no session "{id}".', { id })
    return Promise.reject(new WalletError("bad-request", noSession))
  }
  return conversation<void>(
    {
      ms: waits.close,
      late: reason(
        "phoneSession",
        "Can't reach the connection service. The session is still open.",
      ),
    },
    () =>
      client.disconnect({ topic: id, reason: { code: -1, message } }).then(
        () => sessions.handleEnded(id),
        (error) => {
          throw requestError(error)
        },
      ),
  )
}

function networkOf(networkPassphrase: string): NetworkResult {
  const network = networkPassphrase === networks.Public ? "PUBLIC" : "TESTNET"
  return { network, networkPassphrase }
}
