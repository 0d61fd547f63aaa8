import type { Prompt, WalletUi } from "@alidade/core"
import type { SessionEvent, SignClient } from "../src/walletconnect/index.js"

/** Addresses of the sandbox's accounts. */
export const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
export const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
export const allMethods: string[] = [
  "stellar_signXDR",
  "stellar_signAndSubmitXDR",
  "stellar_signMessage",
  "stellar_signAuthEntry",
]

/** A session in the library's format. */
export function session(
  topic: string,
  accounts: string[],
  methods: string[] = allMethods,
  name = "Phone Wallet",
): object {
  return {
    topic,
    expiry: 2_000_000_000,
    namespaces: { stellar: { accounts, methods, events: [] } },
    peer: {
      metadata: {
        name,
        description: "A wallet",
        url: "https://wallet.example",
        icons: ["https://wallet.example/1.png", "https://wallet.example/2.png"],
        redirect: { native: "phonewallet://", universal: "javascript:alert(1)" },
      },
    },
  }
}

/** A proposal that a test approves or declines. */
export interface Proposal {
  approve(session: object): void
  decline(error: unknown): void
}

/** A request that the phone received. */
export interface PhoneRequest {
  topic: string
  chainId: string
  request: { method: string; params: Record<string, unknown> }
  expiry?: number
}

/** A sign client with a simulated phone at the other end. */
export interface FakePhone {
  readonly client: SignClient
  readonly sessions: object[]
  readonly proposals: Proposal[]
  /** The proposals, requests and closed sessions so far. */
  readonly proposed: unknown[]
  readonly requests: PhoneRequest[]
  readonly closed: { topic: string; reason: { code: number; message: string } }[]
  /** Sets how the phone replies to requests. */
  answer(by: (request: PhoneRequest) => unknown): void
  /** Sets how the relay behaves when a code is requested. */
  relay(by: () => Promise<void>): void
  emit(event: SessionEvent, detail: unknown): void
}

/** Creates a client with the six used members. */
export function fakePhone(sessions: object[] = []): FakePhone {
  const listeners = new Map<SessionEvent, Set<(event: unknown) => void>>()
  const phone = { proposals: [], proposed: [], requests: [], closed: [] } as unknown as {
    proposals: Proposal[]
    proposed: unknown[]
    requests: PhoneRequest[]
    closed: FakePhone["closed"]
  }
  let reply: (request: PhoneRequest) => unknown = () => new Promise(() => {})
  let reach: () => Promise<void> = async () => {}
  const client: SignClient = {
    async connect(parameters) {
      phone.proposed.push(parameters)
      await reach()
      let decide: Proposal | undefined
      const approval = new Promise<unknown>((resolve, reject) => {
        decide = {
          approve(approved) {
            sessions.push(approved)
            resolve(approved)
          },
          decline: reject,
        }
      })
      phone.proposals.push(decide!)
      const expiry = Math.floor(Date.now() / 1_000) + 300
      const uri = `wc:${phone.proposals.length}@2?expiryTimestamp=${expiry}&symKey=ab`
      return { uri, approval: () => approval }
    },
    async request(request) {
      phone.requests.push(request as PhoneRequest)
      return reply(request as PhoneRequest)
    },
    async disconnect(closing) {
      phone.closed.push(closing)
      const at = sessions.findIndex(
        (session) => (session as { topic?: string }).topic === closing.topic,
      )
      if (at >= 0) sessions.splice(at, 1)
    },
    session: { getAll: () => sessions },
    on(event, listener) {
      const existing = listeners.get(event) ?? new Set()
      listeners.set(event, existing.add(listener))
    },
    off: (event, listener) => listeners.get(event)?.delete(listener),
    core: { verify: { register: async () => "registered" }, relayer: {} },
  }
  return {
    client,
    sessions,
    ...phone,
    answer: (by) => {
      reply = by
    },
    relay: (by) => {
      reach = by
    },
    emit: (event, detail) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(detail)
    },
  }
}

/** A screen that records what it was shown. */
export function fakeScreen(): WalletUi & { prompt: Prompt | undefined; shown: Prompt[] } {
  const screen = {
    attached: true,
    prompt: undefined as Prompt | undefined,
    shown: [] as Prompt[],
    show(prompt: Prompt | undefined) {
      screen.prompt = prompt
      if (prompt) screen.shown.push(prompt)
    },
  }
  return screen
}
