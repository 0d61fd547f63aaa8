import type { WalletChange } from "@alidade/core"
import { isText, own } from "../values.js"
import { holderOf } from "./choose-session.js"
import type { SignClient } from "./parameters.js"
import {
  events,
  passphraseOf,
  readAccount,
  readSession,
  type Session,
  type SessionAccount,
} from "./wire.js"

/** The sessions of a client: which one is used, and what becomes of them. */
export interface Sessions {
  /** Those that stand, with a Stellar account. */
  all(): readonly Session[]
  /** The session that is asked first. */
  active(): Session | undefined
  setActive(topic: string): void
  /** The active session if it holds the account, else another that does, one for that network before others. */
  holding(address?: string, networkPassphrase?: string): Session | undefined
  /** Takes a session as the connected one. Returns its account's address: the one named if it holds it. */
  use(session: Session, wished: { address?: string; network?: string }): string
  /** The connected session. */
  inUse(): Session | undefined
  /** Passphrase of the network that the connected account stands on, where that is one. */
  network(): string | undefined
  /** Notes a session that this connection made: it ends with the connection. */
  made(session: Session): void
  /** Ends the connection here. Returns its own sessions, to be closed: the connected one, and those that it made. */
  leave(): readonly Session[]
  /** A session has ended: whoever waits for it, and the kit, are told. */
  gone(topic: string): void
  /** Calls back when a session ends. Returns how to stop. */
  onClosed(topic: string, closed: () => void): () => void
  watch(listener: (change: WalletChange) => void): () => void
}

/** Follows the sessions of a client, for as long as the page lives. */
export function watchSessions(
  client: SignClient,
  setup: { onSessionDeleted(topic: string): void },
): Sessions {
  const watchers = new Set<(change: WalletChange) => void>()
  const closers = new Set<{ topic: string; closed: () => void }>()
  /** Sessions that have ended, for a client that still lists them while it tells so. */
  const ended = new Set<string>()
  let activeTopic: string | undefined
  let connected: { topic: string; address: string } | undefined
  /** Topics of the sessions that this connection made. */
  const made = new Set<string>()
  /** The chain that the connected session's wallet has turned to. */
  let turnedTo: string | undefined

  const all = (): Session[] =>
    client.session
      .getAll()
      .flatMap((one) => readSession(one) ?? [])
      .filter(({ topic }) => !ended.has(topic))
  const byTopic = (topic: string | undefined): Session | undefined =>
    all().find((session) => session.topic === topic)
  const tell = (change: WalletChange): void => {
    for (const watcher of [...watchers]) watcher(change)
  }

  const holding = (address?: string, networkPassphrase?: string): Session | undefined =>
    address ? holderOf(all(), { address, networkPassphrase, activeTopic }) : byTopic(activeTopic)

  function gone(topic: string): void {
    ended.add(topic)
    if (activeTopic === topic) activeTopic = undefined
    for (const closer of [...closers]) if (closer.topic === topic) closer.closed()
    if (connected?.topic !== topic) return
    const other = holding(connected.address)
    connected = other && { topic: other.topic, address: connected.address }
    if (!connected) tell({ ended: true })
  }

  /** The connected session's accounts were changed by its wallet. */
  function updated(topic: string): void {
    if (connected?.topic !== topic) return
    const accounts = byTopic(topic)?.accounts
    if (!accounts?.[0]) gone(topic)
    else if (!accounts.some(({ address }) => address === connected?.address)) {
      turnTo(accounts[0].address)
    }
  }

  /** The connected session's wallet tells of its account or its network. */
  function told(topic: string, event: unknown, chain: unknown): void {
    const session = byTopic(topic)
    if (connected?.topic !== topic || !session) return
    const name = own(event, "name")
    const data = own(event, "data")
    if (name === events.accounts && Array.isArray(data)) {
      const said = data.length === 0 ? "" : (readAccount(data[0])?.address ?? data[0])
      // None: the wallet is locked.
      if (said === "") tell({ address: "" })
      else if (session.accounts.some(({ address }) => address === said)) turnTo(said)
    }
    if (name === events.chain) {
      turnedTo = [data, chain].find((one): one is string => passphraseOf(one) !== undefined)
      const networkPassphrase = passphraseOf(turnedTo)
      if (networkPassphrase)
        tell({ network: { network: networkNames(turnedTo), networkPassphrase } })
    }
  }

  function turnTo(address: string): void {
    if (!connected) return
    connected = { ...connected, address }
    tell({ address })
  }

  client.on("session_delete", (event) => {
    const topic = own(event, "topic")
    if (!isText(topic, 500)) return
    gone(topic)
    setup.onSessionDeleted(topic)
  })
  client.on("session_expire", (event) => {
    const topic = own(event, "topic")
    if (isText(topic, 500)) gone(topic)
  })
  client.on("session_update", (event) => {
    const topic = own(event, "topic")
    if (isText(topic, 500)) updated(topic)
  })
  client.on("session_event", (event) => {
    const topic = own(event, "topic")
    const params = own(event, "params")
    if (isText(topic, 500)) told(topic, own(params, "event"), own(params, "chainId"))
  })

  return {
    all,
    active: () => byTopic(activeTopic),
    setActive(topic) {
      activeTopic = topic
      const session = byTopic(topic)
      if (!session || !connected || connected.topic === topic) return
      const { address } = connected
      const kept = session.accounts.some((account) => account.address === address)
      connected = { topic, address }
      if (!kept) turnTo(firstOf(session.accounts).address)
    },
    holding,
    use(session, { address, network }) {
      const held = session.accounts.filter((account) => account.address === address)
      const onNetwork = session.accounts.filter((one) => one.networkPassphrase === network)
      const account = firstOf(held[0] ? held : onNetwork[0] ? onNetwork : session.accounts)
      activeTopic = session.topic
      turnedTo = undefined
      connected = { topic: session.topic, address: account.address }
      return account.address
    },
    inUse: () => byTopic(connected?.topic),
    network() {
      const own = byTopic(connected?.topic)?.accounts.filter(
        ({ address }) => address === connected?.address,
      )
      return own?.length === 1 ? own[0]?.networkPassphrase : passphraseOf(turnedTo)
    },
    made: ({ topic }) => void made.add(topic),
    leave() {
      const own = all().filter(({ topic }) => topic === connected?.topic || made.has(topic))
      made.clear()
      connected = undefined
      activeTopic = undefined
      return own
    },
    gone,
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

/** A session that was read has an account. */
function firstOf(accounts: readonly SessionAccount[]): SessionAccount {
  const [first] = accounts
  if (!first) throw new TypeError("A session without accounts.")
  return first
}

function networkNames(chain: string | undefined): string {
  return chain === "stellar:pubnet" ? "PUBLIC" : "TESTNET"
}
