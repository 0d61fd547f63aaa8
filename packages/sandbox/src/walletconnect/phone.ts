import type { SandboxConfig } from "../config.js"
import type { WalletModel } from "../wallet/model.js"
import { approves } from "../wallet/verdicts.js"
import { readAppLink } from "./apps.js"
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
import { forgetEnded } from "./forget-ended.js"
import { answer } from "./methods.js"
import { isForStellar, namespacesFor } from "./proposal.js"
import { accountOn, hostOf, type PhoneSession, storeGrants, toPhoneSession } from "./sessions.js"

/** What a phone can do apart from its wallet controls. */
export interface PhoneActions {
  /**
   * Scans an app's pairing code (`wc:…`), with the wallet app of this name, "Phone" by default. The app's proposal then
   * asks the person. Rejects for an invalid code.
   */
  pair(uri: string, wallet?: string): Promise<void>
  /**
   * Opens a wallet's link (`freighterwallet://wc?uri=…`) in the wallet app that takes it, which scans the code. Does
   * nothing without such an app: the page stays in front.
   */
  openLink(link: string): Promise<void>
  /** The phone's sessions. */
  sessions(): Promise<readonly PhoneSession[]>
  /** Ends a session from the phone. */
  disconnectSession(topic: string): Promise<void>
  /** Sends an `accountsChanged` or `chainChanged` event on the session's first chain. */
  emitEvent(topic: string, name: string, data: unknown): Promise<void>
  /** Moves a session to another account (`session_update`), by default the active one. */
  updateSession(topic: string, address?: string): Promise<void>
  /** Expires a session on the phone. The app receives nothing and must notice by its own clock. */
  expireSession(topic: string): Promise<void>
}

/** A phone that is turned on. */
export interface Phone extends PhoneActions {
  /** Turns it off. It receives nothing more, but its sessions stay. */
  stop(): void
}

/** Options of a phone's client; see `phoneClient`. */
export interface PhoneOptions {
  readonly prefix?: string
  readonly storage?: ClientStorage
}

/** The default name of the wallet app. */
const PHONE = "Phone"

/** The protocol's own JSON-RPC errors for proposals and sessions. */
const REJECTED = { code: 5000, message: "User rejected." }
const NO_STELLAR = { code: 5104, message: "Unsupported namespace key." }
const NOT_GRANTED = { code: 5101, message: "Unsupported methods." }
const ENDED = { code: 6000, message: "User disconnected." }

/**
 * Starts a phone on its model. Loads its client with the first scanned code, or at once if the model's grants show that
 * it has sessions.
 */
export function startPhone(
  model: WalletModel,
  config: SandboxConfig,
  options: PhoneOptions = {},
): Phone {
  let loading: Promise<Client> | undefined
  let isOn = true
  let account = model.getState().account
  /** The wallet app that scanned each code, by the code's topic. */
  const scanners = new Map<string, string>()
  const undo: (() => void)[] = []

  function client(): Promise<Client> {
    loading ??= start()
    return loading
  }

  async function start(): Promise<Client> {
    const started = await phoneClient(config, options).catch((thrown: unknown) => {
      // Let the next call try again.
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
    // Ignore failures: the app or the relay may be gone.
    const propose = ({ params }: { params: Proposal }): void =>
      void decide(started, params).catch(() => {})
    /** The relay repeats requests whose receipt was not acknowledged, for example after a reload. By their ids. */
    const seen = new Map<number, string>()
    const ask = (event: SessionRequest): void => {
      if (seen.has(event.id)) return
      seen.set(event.id, event.topic)
      void serve(started, event)
    }
    const store = (): void => {
      storeGrants(model, started)
      forgetEnded(started)
      for (const [id, topic] of seen) if (!started.session.keys.includes(topic)) seen.delete(id)
    }
    started.on("session_proposal", propose)
    started.on("session_request", ask)
    for (const event of endings) started.on(event, store)
    store()
    // Answer requests from before a reload.
    for (const request of started.getPendingSessionRequests()) ask(request)
    return () => {
      started.off("session_proposal", propose)
      started.off("session_request", ask)
      for (const event of endings) started.off(event, store)
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
    // The account and the network may have changed since the request.
    const namespaces = namespacesFor(model, proposal)
    if (!namespaces) return
    // The library tells an app the name that its client has.
    started.metadata.name = scanners.get(proposal.pairingTopic) ?? PHONE
    try {
      const { acknowledged } = await started.approve({ id, namespaces })
      await acknowledged()
      storeGrants(model, started)
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
    // The session may have ended, so nobody receives the response.
    await started.respond({ topic, response }).catch(() => {})
  }

  async function pair(uri: string, wallet = PHONE): Promise<void> {
    const started = await client()
    const { keys } = started.core.pairing.pairings
    for (const topic of scanners.keys()) if (!keys.includes(topic)) scanners.delete(topic)
    scanners.set(uri.split(/[:@]/)[1] ?? "", wallet)
    await started.pair({ uri })
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
    storeGrants(model, started)
  }

  async function emitEvent(topic: string, name: string, data: unknown): Promise<void> {
    const started = await client()
    const [chainId = ""] = started.session.get(topic).namespaces.stellar?.chains ?? []
    await started.emit({ topic, chainId, event: { name, data } })
  }

  /** WC4: announces a new active account to all apps, whether they listen or not. */
  async function announceAccount(): Promise<void> {
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
      if (quirks.WC4 && grants.length > 0) announceAccount().catch(() => {})
    }),
  )
  if (model.getState().grants.length > 0) client().catch(() => {})

  return {
    pair,
    async openLink(link) {
      const opened = model.getState().installed ? readAppLink(link) : undefined
      if (opened) await pair(opened.uri, opened.app)
    },
    sessions: async () => (await client()).session.getAll().map(toPhoneSession),
    async disconnectSession(topic) {
      const started = await client()
      await started.disconnect({ topic, reason: ENDED })
      storeGrants(model, started)
      forgetEnded(started)
    },
    emitEvent,
    updateSession,
    async expireSession(topic) {
      const started = await client()
      // A time in the past, so the library expires it at once.
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
