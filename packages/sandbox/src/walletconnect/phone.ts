import type { SandboxConfig } from "../config.js"
import type { WalletModel } from "../wallet/model.js"
import { approves } from "../wallet/verdicts.js"
import { accountName } from "./chains.js"
import {
  type Client,
  type ClientStorage,
  type Proposal,
  phoneClient,
  sleep,
  wake,
} from "./client.js"
import { refuse } from "./dialect.js"
import { answer } from "./methods.js"
import { isForStellar, namespacesFor } from "./proposal.js"
import { accountOn, hostOf, noteSessions, type PhoneSession, shown } from "./sessions.js"

/** What a phone can do beside being driven as a wallet. */
export interface PhoneActions {
  /** Scans the code of an app: `wc:…`. What is proposed is asked of the person then. Rejects for what is no such code. */
  pair(uri: string): Promise<void>
  /** The sessions that it has. */
  sessions(): Promise<readonly PhoneSession[]>
  /** Ends a session from the phone's side. */
  disconnectSession(topic: string): Promise<void>
  /** Tells an app of an event, `accountsChanged` or `chainChanged`, on the session's first chain. */
  emitEvent(topic: string, name: string, data: unknown): Promise<void>
  /** Changes a session to another account (`session_update`), by default the active one. */
  updateSession(topic: string, address?: string): Promise<void>
  /** Lets a session's time be over on the phone. The app is not told: its own clock must do that. */
  expireSession(topic: string): Promise<void>
}

/** A phone that is on. */
export interface Phone extends PhoneActions {
  /** Turns it off: it no longer hears of anything. Its sessions stay. */
  stop(): void
}

/** Where a phone's client is kept; see `phoneClient`. */
export interface PhoneOptions {
  readonly prefix?: string
  readonly storage?: ClientStorage
}

/** JSON-RPC errors of the protocol itself, on a proposal. */
const REJECTED = { code: 5000, message: "User rejected." }
const NO_STELLAR = { code: 5104, message: "Unsupported namespace key." }
const NOT_GRANTED = { code: 5101, message: "Unsupported methods." }
const ENDED = { code: 6000, message: "User disconnected." }

/**
 * A phone over its model. Its client is loaded when it first scans a code, or at once where it has sessions, which
 * is known from the model's grants.
 */
export function startPhone(
  model: WalletModel,
  config: SandboxConfig,
  options: PhoneOptions = {},
): Phone {
  let loading: Promise<Client> | undefined
  let isOn = true
  let account = model.getState().account
  const undo: (() => void)[] = []

  function client(): Promise<Client> {
    loading ??= start()
    return loading
  }

  async function start(): Promise<Client> {
    const started = await phoneClient(config, options).catch((thrown: unknown) => {
      // The next try starts anew.
      loading = undefined
      throw thrown
    })
    if (isOn) {
      undo.push(listen(started))
      await wake(started)
    }
    return started
  }

  function listen(started: Client): () => void {
    // The app or the relay may be gone meanwhile: there is nobody to tell.
    const propose = ({ params }: { params: Proposal }): void =>
      void decide(started, params).catch(() => {})
    /** The relay may bring once more what it was not told that it had brought: after a reload, for one. */
    const asked = new Set<number>()
    const ask = (event: SessionRequest): void => {
      if (asked.has(event.id)) return
      asked.add(event.id)
      void serve(started, event)
    }
    const note = (): void => noteSessions(model, started)
    started.on("session_proposal", propose)
    started.on("session_request", ask)
    for (const event of endings) started.on(event, note)
    note()
    // What was asked before the page was reloaded is still to be answered.
    for (const request of started.getPendingSessionRequests()) ask(request)
    return () => {
      started.off("session_proposal", propose)
      started.off("session_request", ask)
      for (const event of endings) started.off(event, note)
    }
  }

  async function decide(started: Client, proposal: Proposal): Promise<void> {
    const { id } = proposal
    const { metadata } = proposal.proposer
    void model.record("in", { method: "wc_sessionPropose", ...proposal })
    const reject = (reason: typeof REJECTED): Promise<void> => started.reject({ id, reason })
    if (!model.getState().installed) return
    if (!isForStellar(proposal)) return reject(NO_STELLAR)
    if (!namespacesFor(model, proposal)) return
    const { passphrase } = model.network()
    const verdict = await model.ask({
      ...{ kind: "connect", payload: "", passphrase, host: hostOf(metadata.url) },
    })
    if (!verdict) return
    if (!approves(verdict)) return reject(REJECTED)
    // The account and the network may be others than when it was asked.
    const namespaces = namespacesFor(model, proposal)
    if (!namespaces) return
    try {
      const { acknowledged } = await started.approve({ id, namespaces })
      await acknowledged()
      noteSessions(model, started)
    } catch {
      await reject(NOT_GRANTED).catch(() => {})
    }
  }

  async function serve(started: Client, { id, topic, params }: SessionRequest): Promise<void> {
    const { method, params: fields } = params.request
    void model.record("in", { method, chainId: params.chainId, params: fields })
    if (!model.getState().installed || !started.session.keys.includes(topic)) return
    const session = started.session.get(topic)
    const account = accountOn(session, params.chainId)
    const request = {
      ...{ method, params: fields, chain: params.chainId, account },
      host: hostOf(session.peer.metadata.url),
    }
    const outcome = account ? await answer(model, request) : refuse(model, "network")
    if (!outcome) return
    void model.record("out", outcome)
    const response = { id, jsonrpc: "2.0", ...outcome }
    // The session may have ended meanwhile: there is nobody to tell.
    await started.respond({ topic, response }).catch(() => {})
  }

  async function updateSession(topic: string, address?: string): Promise<void> {
    const started = await client()
    const { stellar, ...others } = started.session.get(topic).namespaces
    const accounts = (stellar?.chains ?? []).map((chain) =>
      accountName(chain, address ?? model.getState().account),
    )
    const namespaces = { ...others, stellar: { ...stellar!, accounts } }
    const { acknowledged } = await started.update({ topic, namespaces })
    await acknowledged()
    noteSessions(model, started)
  }

  async function emitEvent(topic: string, name: string, data: unknown): Promise<void> {
    const started = await client()
    const [chainId = ""] = started.session.get(topic).namespaces.stellar?.chains ?? []
    await started.emit({ topic, chainId, event: { name, data } })
  }

  /** WC4: another account is active; the apps are told, whoever of them listens. */
  async function tellAccount(): Promise<void> {
    const started = await client()
    for (const { topic, namespaces } of started.session.getAll()) {
      await updateSession(topic)
      const data = started.session.get(topic).namespaces.stellar?.accounts ?? namespaces
      await emitEvent(topic, "accountsChanged", data)
    }
  }

  undo.push(
    model.subscribe(() => {
      const { account: active, grants, quirks } = model.getState()
      if (active === account) return
      account = active
      if (quirks.WC4 && grants.length > 0) tellAccount().catch(() => {})
    }),
  )
  if (model.getState().grants.length > 0) client().catch(() => {})

  return {
    async pair(uri) {
      await (await client()).pair({ uri })
    },
    sessions: async () => (await client()).session.getAll().map(shown),
    async disconnectSession(topic) {
      const started = await client()
      await started.disconnect({ topic, reason: ENDED })
      noteSessions(model, started)
    },
    emitEvent,
    updateSession,
    async expireSession(topic) {
      const started = await client()
      // A time that is past: it is looked at as it is set.
      started.core.expirer.set(topic, Math.floor(Date.now() / 1_000) - 1)
    },
    stop() {
      isOn = false
      for (const run of undo.splice(0)) run()
      loading?.then(sleep).catch(() => {})
    },
  }
}

const endings = ["session_delete", "session_expire"] as const

type SessionRequest = ReturnType<Client["getPendingSessionRequests"]>[number]
