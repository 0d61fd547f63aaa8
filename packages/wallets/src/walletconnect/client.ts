import {
  type AddressResult,
  type CallOptions,
  caipChains,
  limits,
  type NetworkResult,
  networkName,
  networks,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SignTransactionResult,
  type SubmitResult,
  type WalletChange,
  WalletError,
} from "@alidade/core"
import { encodeUtf8 } from "@alidade/core/encoding"
import { exchange } from "../channel/exchange.js"
import { isPhone } from "../channel/phone.js"
import { requireAccount } from "../channel/signer-account.js"
import { isMisunderstanding, requestError, sessionClosed } from "./errors.js"
import { createExplorer } from "./explorer.js"
import { chosenLink, readLink, storeVersion } from "./links.js"
import { fixedListing, type ListedWallet, type WalletListing } from "./listing.js"
import { pair } from "./pairing.js"
import type { SignClient, WalletConnectParameters, WalletSession } from "./parameters.js"
import { type Sessions, watchSessions } from "./sessions.js"
import { startClient } from "./sign-client.js"
import { AFTER_CANCEL, waits } from "./waits.js"
import {
  type Method,
  methods,
  readEntrySignature,
  readEnvelope,
  readMessageSignature,
  readOutcome,
  readSigner,
  recordOf,
  type Session,
  type SessionAccount,
} from "./wire.js"

/** How one module uses the bridge. */
export interface BridgeSetup {
  /** The only wallet to open, where the module is that wallet's. */
  wallet?: ListedWallet
  /** Topic of the session to begin with. */
  sessionId?: string
  onSessionDeleted(topic: string): void
}

/** The conversation with wallets on phones, over the client that carries it. */
export interface Bridge {
  /** What the session in use grants; undefined where none is. */
  granted(): { methods: readonly string[]; network?: NetworkResult } | undefined
  sessions(): readonly WalletSession[]
  setSession(id: string): void
  closeSession(id: string, reason: string): Promise<void>
  getAddress(options: CallOptions): Promise<AddressResult>
  restore(options: { address?: string }): AddressResult
  signTransaction(xdr: string, options: SignOptions): Promise<SignTransactionResult>
  signAndSubmitTransaction(xdr: string, options: SignOptions): Promise<SubmitResult>
  signAuthEntry(preimage: string, options: SignOptions): Promise<SignAuthEntryResult>
  signMessage(message: string, options: SignOptions): Promise<SignMessageResult>
  watch(listener: (change: WalletChange) => void): () => void
  disconnect(): Promise<void>
}

/** Freighter Mobile takes no longer message, in bytes (WC2). */
const LONGEST_MESSAGE = 10_240

/** Starts the client and listens to its sessions. */
export async function startBridge(
  parameters: WalletConnectParameters,
  { wallet, sessionId, onSessionDeleted }: BridgeSetup,
): Promise<Bridge> {
  const client = await startClient(parameters)
  storeVersion()
  const sessions = watchSessions(client, { sessionId, onSessionDeleted })
  const { images = {}, network, modal } = parameters
  const chains = network ? [caipChains[network] ?? ""] : Object.values(caipChains)
  const pairing = {
    client,
    chains,
    listing: listingOf(parameters, chains, wallet),
    images,
    ...(modal ? { modal } : {}),
  }
  /** Sessions whose wallet is known to speak the vendor's draft, by what it answered (WC2). */
  const drafts = new Set<string>()

  /** A session for a request that no session can take. The one that the kit is connected by stays the active one. */
  async function connectFor(options: SignOptions): Promise<Session> {
    const session = await pair(pairing, options)
    if (!sessions.active()) sessions.setActive(session.topic)
    return session
  }

  /** The session and the account to ask: the active one, else one that holds the account asked, else a new one (WC4). */
  async function target(
    options: SignOptions,
  ): Promise<{ session: Session; account: SessionAccount }> {
    const { address, networkPassphrase } = options
    requireAccount(address, "WalletConnect")
    const session = sessions.holding(address, networkPassphrase) ?? (await connectFor(options))
    const own = session.accounts.filter((one) => !address || one.address === address)
    const account = networkPassphrase
      ? own.find((one) => one.networkPassphrase === networkPassphrase)
      : own[0]
    if (account) return { session, account }
    const { name } = session.peer
    if (!own[0]) {
      throw new WalletError(
        "wrong-account",
        `${name || "The wallet on the phone"} does not share the account that was asked. Choose it there, then connect again.`,
      )
    }
    const expected = networkPassphrase ?? ""
    const actual = own[0].networkPassphrase
    throw new WalletError(
      "wrong-network",
      `${name || "The wallet on the phone"} is connected for ${networkName(actual)}, and this asks for ${networkName(expected)}. Switch the network there, then connect again.`,
      { ext: { expected, actual } },
    )
  }

  /** Sends one request to a session, and shows that the phone is waited for. */
  function send(
    session: Session,
    { chain }: SessionAccount,
    method: Method,
    params: Record<string, unknown>,
    { signal, ui }: SignOptions,
  ): Promise<unknown> {
    if (!session.methods.includes(method)) {
      const name = session.peer.name || "The wallet on the phone"
      throw new WalletError("unsupported", `${name} did not grant "${method}" to this session.`)
    }
    ui?.show({ kind: "waiting", on: "phone", ...peerOf(session) })
    const patience = {
      signal,
      cancelled: AFTER_CANCEL,
      ms: limits.sign,
      late: "Nobody answered on the phone. The request expired.",
    }
    return exchange<unknown>(patience, ({ answer, fail, undo }) => {
      // The library would wait for the request's own end.
      undo(sessions.onClosed(session.topic, () => fail(sessionClosed())))
      client
        .request({
          topic: session.topic,
          chainId: chain,
          request: { method, params },
          expiry: limits.sign / 1_000,
        })
        .then(answer, (error) => fail(error))
    })
  }

  /** Asks, and says who signed. */
  async function ask(
    method: Method,
    params: (draft: boolean) => Record<string, unknown>,
    options: SignOptions,
  ): Promise<{ reply: unknown; signerAddress: string }> {
    const { session, account } = await target(options)
    try {
      const draft = drafts.has(session.topic)
      const reply = await send(session, account, method, params(draft), options).catch((error) => {
        if (draft || method !== methods.authEntry || !options.entry) throw error
        if (!isMisunderstanding(error)) throw error
        // Nothing was shown to anybody: the other dialect is tried.
        return send(session, account, method, params(true), options)
      })
      const { address, caip } = readSigner(reply)
      if (caip) drafts.add(session.topic)
      return { reply, signerAddress: address ?? account.address }
    } catch (error) {
      throw requestError(error)
    }
  }

  async function submit(xdr: string, options: SignOptions) {
    const { reply, signerAddress } = await ask(methods.submit, () => ({ xdr }), options)
    const outcome = readOutcome(reply)
    if (!outcome) throw unreadable()
    const { status, hash, envelope } = outcome
    if (status === "failed") {
      throw new WalletError(
        "external",
        `The wallet sent the transaction, and the network refused it${hash ? ` (${hash})` : ""}.`,
      )
    }
    return { status, hash, envelope, signerAddress }
  }

  return {
    granted() {
      const session = sessions.inUse()
      if (!session) return undefined
      const network = sessions.network()
      return { methods: session.methods, ...(network ? { network: networkOf(network) } : {}) }
    },
    sessions: () => sessions.all().map(recordOf),
    setSession: (id) => sessions.setActive(id),
    closeSession: (id, reason) => closeSession(client, sessions, id, reason),

    async getAddress(options) {
      const session = sessions.active() ?? (await pair(pairing, options))
      return { address: sessions.use(session, { network }) }
    },
    restore({ address }) {
      const session =
        sessions.active() ?? (address ? sessions.holding(address) : sessions.all().at(-1))
      if (!session) throw sessionClosed()
      return { address: sessions.use(session, { network, address }) }
    },

    async signTransaction(xdr, options) {
      if (parameters.method === methods.submit) {
        const { envelope, signerAddress, status } = await submit(xdr, options)
        if (envelope) return { signedTxXdr: envelope, signerAddress }
        throw new WalletError(
          "bad-reply",
          `The wallet has signed and sent the transaction (${status}), and does not give it back. Ask with signAndSubmitTransaction.`,
        )
      }
      const { reply, signerAddress } = await ask(methods.sign, () => ({ xdr }), options)
      const signedTxXdr = readEnvelope(reply)
      if (!signedTxXdr) throw unreadable()
      return { signedTxXdr, signerAddress }
    },
    async signAndSubmitTransaction(xdr, options) {
      const { status, hash, envelope, signerAddress } = await submit(xdr, options)
      return {
        status,
        signerAddress,
        ...(hash ? { hash } : {}),
        ...(envelope ? { signedTxXdr: envelope } : {}),
      }
    },
    async signAuthEntry(preimage, options) {
      const { reply, signerAddress } = await ask(
        methods.authEntry,
        (draft) => {
          if (!draft) return { entryXdr: preimage }
          if (options.entry) return { authEntry: options.entry }
          throw new WalletError(
            "unsupported",
            "The wallet on the phone signs whole authorization entries only. Pass the entry beside its preimage (entry).",
          )
        },
        options,
      )
      const signedAuthEntry = readEntrySignature(reply)
      if (!signedAuthEntry) throw unreadable()
      return { signedAuthEntry, signerAddress }
    },
    async signMessage(message, options) {
      if (typeof message !== "string") {
        throw new WalletError("bad-request", "The wallet on the phone signs text, not bytes.")
      }
      const { reply, signerAddress } = await ask(
        methods.message,
        (draft) => {
          if (draft) return { message, messageEncoding: "utf-8" }
          if (encodeUtf8(message).length <= LONGEST_MESSAGE) return { message }
          throw new WalletError(
            "bad-request",
            `The message is too long: wallets on phones take ${LONGEST_MESSAGE} bytes.`,
          )
        },
        options,
      )
      const signedMessage = readMessageSignature(reply)
      if (!signedMessage) throw unreadable()
      return { signedMessage, signerAddress }
    },

    watch: (listener) => sessions.watch(listener),
    async disconnect() {
      // Another wallet's row uses the same bridge: its sessions are its own.
      const closing = wallet ? [sessions.inUse()] : sessions.all()
      sessions.leave()
      await Promise.allSettled(
        closing.map(
          async (session) =>
            session && closeSession(client, sessions, session.topic, "Session closed"),
        ),
      )
    },
  }
}

/** Closes a session with code -1; ends after a while where the relay does not take it. */
function closeSession(
  client: SignClient,
  sessions: Sessions,
  id: string,
  message: string,
): Promise<void> {
  if (!sessions.all().some(({ topic }) => topic === id)) {
    const text = `There is no session "${id}".`
    return Promise.reject(new WalletError("bad-request", text))
  }
  return exchange<void>(
    { ms: waits.close, late: "The bridge to the phone cannot be reached: the session stands." },
    ({ answer, fail }) =>
      void client.disconnect({ topic: id, reason: { code: -1, message } }).then(
        () => {
          sessions.gone(id)
          answer()
        },
        (error) => fail(requestError(error)),
      ),
  )
}

function listingOf(
  { projectId, explorerUrl, recommendedIds, excludedIds, images = {} }: WalletConnectParameters,
  chains: readonly string[],
  wallet: ListedWallet | undefined,
): WalletListing {
  if (wallet) return fixedListing(images, [wallet])
  if (!projectId) return fixedListing(images)
  return createExplorer({
    projectId,
    chains,
    images,
    phone: isPhone(),
    ...(explorerUrl ? { url: explorerUrl } : {}),
    ...(recommendedIds ? { recommendedIds } : {}),
    ...(excludedIds ? { excludedIds } : {}),
  })
}

/** How the wallet calls itself, and on a phone the link that brings it to the front. */
function peerOf({ peer }: Session): { peer?: string; link?: { href: string; name: string } } {
  const [link] = peer.links.flatMap((one) => readLink(one) ?? [])
  const href = isPhone() ? (link ?? chosenLink()) : undefined
  return {
    ...(peer.name ? { peer: peer.name } : {}),
    ...(href ? { link: { href, name: peer.name || "the wallet" } } : {}),
  }
}

function networkOf(networkPassphrase: string): NetworkResult {
  const network = networkPassphrase === networks.Public ? "PUBLIC" : "TESTNET"
  return { network, networkPassphrase }
}

function unreadable(): WalletError {
  return new WalletError(
    "bad-reply",
    "The wallet on the phone gave a reply that cannot be read. It was not used.",
  )
}
