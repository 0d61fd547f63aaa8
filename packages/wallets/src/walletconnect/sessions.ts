import type { WalletChange } from "@alidade/core"
import { own } from "../own.js"
import { isText } from "../values.js"
import { holderOf } from "./choose-session.js"
import { forgetEnded } from "./forget-ended.js"
import type { SignClient } from "./parameters.js"
import {
  events,
  passphraseOf,
  readAccount,
  readSession,
  type Session,
  type SessionAccount,
} from "./wire.js"

/** A client's sessions: which one is used, and when they end. */
export interface Sessions {
  /** The open sessions that have a Stellar account. */
  all(): readonly Session[]
  /** The session that requests use first. */
  active(): Session | undefined
  setActive(topic: string): void
  /** The active session if it holds the account, else another one that does, preferably on that network. */
  holding(address?: string, networkPassphrase?: string): Session | undefined
  /** Makes a session the connected one. Returns its account's address: the preferred one if the session holds it. */
  use(session: Session, preferred: { address?: string; network?: string }): string
  /** The connected session. */
  inUse(): Session | undefined
  /** Passphrase of the connected account's network, if it has a single one. */
  network(): string | undefined
  /** Notes a session that this connection created, so that it ends with the connection. */
  noteCreated(session: Session): void
  /** Ends the connection here. Returns its sessions for closing: the connected one and those that it created. */
  leave(): readonly Session[]
  /** Ends a session: notifies waiting requests and the kit. */
  handleEnded(topic: string): void
  /** Calls back when a session ends. Returns a function that stops this. */
  onClosed(topic: string, closed: () => void): () => void
  watch(listener: (change: WalletChange) => void): () => void
}

/** Follows a client's sessions for as long as the page lives. */
export function watchSessions(
  client: SignClient,
  setup: {
    onSessionDeleted(topic: string): void
    /** Whether a session belongs to this row of the picker. */
    isOwn(session: Session): boolean
  },
): Sessions {
  const watchers = new Set<(change: WalletChange) => void>()
  const closers = new Set<{ topic: string; closed: () => void }>()
  /** Ended sessions that the client may still list while it reports their end. */
  const ended = new Set<string>()
  let activeTopic: string | undefined
  let connected: { topic: string; address: string } | undefined
  /** Topics of the sessions that this connection created. */
  const created = new Set<string>()
  /** The chain that the connected session's wallet has switched to. */
  let switchedChain: string | undefined

  const all = (): Session[] =>
    client.session
      .getAll()
      .flatMap((stored) => readSession(stored) ?? [])
      .filter((session) => !ended.has(session.topic) && setup.isOwn(session))
  const byTopic = (topic: string | undefined): Session | undefined =>
    all().find((session) => session.topic === topic)
  const notify = (change: WalletChange): void => {
    for (const watcher of [...watchers]) watcher(change)
  }

  const holding = (address?: string, networkPassphrase?: string): Session | undefined =>
    address ? holderOf(all(), { address, networkPassphrase, activeTopic }) : byTopic(activeTopic)

  function handleEnded(topic: string): void {
    const stored = new Set(client.session.getAll().map((session) => own(session, "topic")))
    for (const each of ended) if (!stored.has(each)) ended.delete(each)
    ended.add(topic)
    forgetEnded(client)
    if (activeTopic === topic) activeTopic = undefined
    for (const closer of [...closers]) if (closer.topic === topic) closer.closed()
    if (connected?.topic !== topic) return
    const other = holding(connected.address)
    connected = other && { topic: other.topic, address: connected.address }
    if (!connected) notify({ ended: true })
  }

  /** Handles changed accounts of the connected session. */
  function onUpdate(topic: string): void {
    if (connected?.topic !== topic) return
    const accounts = byTopic(topic)?.accounts
    if (!accounts?.[0]) handleEnded(topic)
    else if (!accounts.some(({ address }) => address === connected?.address)) {
      switchTo(accounts[0].address)
    }
  }

  /** Handles an account or network event of the connected session's wallet. */
  function onEvent(topic: string, event: unknown, chain: unknown): void {
    const session = byTopic(topic)
    if (connected?.topic !== topic || !session) return
    const name = own(event, "name")
    const data = own(event, "data")
    if (name === events.accounts && Array.isArray(data)) {
      const reported = data.length === 0 ? "" : (readAccount(data[0])?.address ?? data[0])
      // An empty account means that the wallet is locked.
      if (reported === "") notify({ address: "" })
      else if (session.accounts.some(({ address }) => address === reported)) switchTo(reported)
    }
    if (name === events.chain) {
      switchedChain = [data, chain].find(
        (value): value is string => passphraseOf(value) !== undefined,
      )
      const networkPassphrase = passphraseOf(switchedChain)
      if (networkPassphrase)
        notify({ network: { network: networkNames(switchedChain), networkPassphrase } })
    }
  }

  function switchTo(address: string): void {
    if (!connected) return
    connected = { ...connected, address }
    notify({ address })
  }

  client.on("session_delete", (event) => {
    const topic = own(event, "topic")
    if (!isText(topic, 500)) return
    handleEnded(topic)
    setup.onSessionDeleted(topic)
  })
  client.on("session_expire", (event) => {
    const topic = own(event, "topic")
    if (isText(topic, 500)) handleEnded(topic)
  })
  client.on("session_update", (event) => {
    const topic = own(event, "topic")
    if (isText(topic, 500)) onUpdate(topic)
  })
  client.on("session_event", (event) => {
    const topic = own(event, "topic")
    const params = own(event, "params")
    if (isText(topic, 500)) onEvent(topic, own(params, "event"), own(params, "chainId"))
  })

  return {
    all,
    active: () => byTopic(activeTopic),
    setActive(topic) {
      activeTopic = topic
      const session = byTopic(topic)
      if (!session || !connected || connected.topic === topic) return
      const { address } = connected
      const isStillShared = session.accounts.some((account) => account.address === address)
      connected = { topic, address }
      if (!isStillShared) switchTo(firstOf(session.accounts).address)
    },
    holding,
    use(session, { address, network }) {
      const held = session.accounts.filter((account) => account.address === address)
      const onNetwork = session.accounts.filter((account) => account.networkPassphrase === network)
      const account = firstOf(held[0] ? held : onNetwork[0] ? onNetwork : session.accounts)
      activeTopic = session.topic
      switchedChain = undefined
      connected = { topic: session.topic, address: account.address }
      return account.address
    },
    inUse: () => byTopic(connected?.topic),
    network() {
      const own = byTopic(connected?.topic)?.accounts.filter(
        ({ address }) => address === connected?.address,
      )
      return own?.length === 1 ? own[0]?.networkPassphrase : passphraseOf(switchedChain)
    },
    noteCreated: ({ topic }) => void created.add(topic),
    leave() {
      const own = all().filter(({ topic }) => topic === connected?.topic || created.has(topic))
      created.clear()
      connected = undefined
      activeTopic = undefined
      return own
    },
    handleEnded,
    onClosed(topic, closed) {
      const closer = { topic, closed }
      closers.add(closer)
      return () => closers.delete(closer)
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}

/** The first account of a session. `readSession` guarantees that there is one. */
function firstOf(accounts: readonly SessionAccount[]): SessionAccount {
  const [first] = accounts
  if (!first) throw new TypeError("A session without accounts.")
  return first
}

function networkNames(chain: string | undefined): string {
  return chain === "stellar:pubnet" ? "PUBLIC" : "TESTNET"
}
