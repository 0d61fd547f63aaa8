import type { Prompt, WalletUi } from "@alidade/core"
import type { SessionEvent, SignClient } from "../src/walletconnect/index.js"

/** Accounts of the sandbox's keys, as an account string names them. */
export const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
export const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
export const all: string[] = [
  "stellar_signXDR",
  "stellar_signAndSubmitXDR",
  "stellar_signMessage",
  "stellar_signAuthEntry",
]

/** A session as the library keeps it. */
export function session(topic: string, accounts: string[], methods: string[] = all): object {
  return {
    topic,
    expiry: 2_000_000_000,
    namespaces: { stellar: { accounts, methods, events: [] } },
    peer: {
      metadata: {
        name: "Phone Wallet",
        description: "A wallet",
        url: "https://wallet.example",
        icons: ["https://wallet.example/1.png", "https://wallet.example/2.png"],
        redirect: { native: "phonewallet://", universal: "javascript:alert(1)" },
      },
    },
  }
}

/** A proposal whose end a test decides. */
export interface Proposal {
  approve(session: object): void
  decline(error: unknown): void
}

/** A request that the phone was sent. */
export interface Asked {
  topic: string
  chainId: string
  request: { method: string; params: Record<string, unknown> }
  expiry?: number
}

/** A client with a phone at its other end, both played by a test. */
export interface FakePhone {
  readonly client: SignClient
  readonly sessions: object[]
  readonly proposals: Proposal[]
  /** What was proposed, what was asked, what was closed. */
  readonly proposed: unknown[]
  readonly asked: Asked[]
  readonly closed: { topic: string; reason: { code: number; message: string } }[]
  /** How requests are answered. */
  answer(by: (asked: Asked) => unknown): void
  /** How the relay behaves when a code is asked for. */
  relay(by: () => Promise<void>): void
  emit(event: SessionEvent, detail: unknown): void
}

/** A client of the six members that are used. */
export function fakePhone(sessions: object[] = []): FakePhone {
  const listeners = new Map<SessionEvent, Set<(event: unknown) => void>>()
  const phone = { proposals: [], proposed: [], asked: [], closed: [] } as unknown as {
    proposals: Proposal[]
    proposed: unknown[]
    asked: Asked[]
    closed: FakePhone["closed"]
  }
  let reply: (asked: Asked) => unknown = () => new Promise(() => {})
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
      const lapse = Math.floor(Date.now() / 1_000) + 300
      const uri = `wc:${phone.proposals.length}@2?expiryTimestamp=${lapse}&symKey=ab`
      return { uri, approval: () => approval }
    },
    async request(asked) {
      phone.asked.push(asked as Asked)
      return reply(asked as Asked)
    },
    async disconnect(asked) {
      phone.closed.push(asked)
      const at = sessions.findIndex((one) => (one as { topic?: string }).topic === asked.topic)
      if (at >= 0) sessions.splice(at, 1)
    },
    session: { getAll: () => sessions },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    off: (event, listener) => listeners.get(event)?.delete(listener),
    core: { verify: { register: async () => "asked" }, relayer: {} },
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

/** A screen that keeps what it was last shown. */
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
