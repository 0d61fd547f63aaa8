import { createKit, type Kit, type WalletError } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { limitedBy, serve } from "../../harness/driven-kit.js"
import { type LoadedWallet, loadWallet, type WalletTransport } from "../../harness/modules.js"
import { moreThan, observe } from "./leftovers.js"
import { type Ask, createReplyTools, type ReplyTools } from "./reply-tools.js"
import { tapWire } from "./wires.js"

/** Alters a reply on its way to the client: what is returned arrives instead of it, in order. */
export type Alteration<Given> = (
  reply: unknown,
  given: Given,
  tools: ReplyTools,
) => readonly unknown[]

/** How a call of the app ended: `succeeds`, `hangs`, or the error's kind and the key of its reason. */
export type Outcome = string

/** What the app asks, and the limits of its calls in ms. */
export interface Question {
  ask: Ask
  payload: string
}

/** The half of the bench that is in the page: one kit with one wallet over one way. */
export interface PageBench {
  kit: Kit
  loaded: LoadedWallet
  /** Starts with no fault and a connected kit. */
  ready(): Promise<void>
  /** Asks for an answer, and keeps how it ends. */
  ask(question: Question): void
  outcome(): Promise<Outcome>
  /** Alters the replies that carry an answer, or none again. */
  alter<Given>(alteration: Alteration<Given> | undefined, given: Given): void
  /** Sets the limit of calls, in ms. */
  limit(ms: number | undefined): void
  /** What the last call left behind, as soon as nothing more goes away. */
  left(): Promise<readonly string[]>
  /** All replies that carried an answer, as they were before any alteration. */
  answers: unknown[]
}

declare global {
  interface Window {
    bench: PageBench
  }
}

/** No call may take longer, in ms. A busy machine is slow, not wrong. */
const BOUND = 60_000
/** How long what is left behind may take to go away, in ms. Windows close in their own task. */
const GRACE = 3_000

/** Puts a wallet and an app's kit in the page. */
export async function createBench(way: WalletTransport, config: SandboxConfig): Promise<void> {
  const leftovers = observe()
  const tools = createReplyTools()
  const answers: unknown[] = []
  let alteration: ((reply: unknown) => readonly unknown[]) | undefined
  let asked: Ask = "connect"
  const loaded = await loadWallet(way, config)
  tapWire(way, {
    tools,
    pass(reply) {
      if (!tools.isAnswer(reply, asked)) return [reply]
      answers.push(reply)
      return alteration ? alteration(reply) : [reply]
    },
  })
  const limits: { connect?: number; sign?: number } = {}
  const module = limitedBy(loaded.module, limits)
  const { productId: id } = module
  const { wallet } = loaded
  await wallet.update({ network: "public" })
  const network = config.networks.find((each) => each.id === "public")!.passphrase
  const path = wallet.home === "device" ? { path: "44'/148'/0'" } : {}
  const kit = createKit({ network, wallets: [module], storage: null })
  serve(kit, loaded)
  await kit.refreshSupportedWallets()

  const calls: Record<Ask, (payload: string) => Promise<unknown>> = {
    connect: () => kit.connect(id, path),
    transaction: (xdr) => kit.signTransaction(xdr),
    "auth-entry": (preimage) => kit.signAuthEntry(preimage),
    message: (message) => kit.signMessage(message),
  }
  let before = leftovers()
  let outcome: Promise<Outcome> = Promise.resolve("succeeds")

  window.bench = {
    kit,
    loaded,
    answers,
    async ready() {
      alteration = undefined
      delete limits.connect
      delete limits.sign
      await loaded.side.approve()
      if (kit.getState().status !== "connected") await kit.connect(id, path)
    },
    ask({ ask, payload }) {
      asked = ask
      before = leftovers()
      outcome = outcomeOf(() => calls[ask](payload))
    },
    outcome: () => outcome,
    alter(alter, given) {
      answers.length = 0
      alteration = alter && ((reply) => alter(reply, given, tools))
    },
    limit(ms) {
      if (ms === undefined) {
        delete limits.connect
        delete limits.sign
      } else Object.assign(limits, { connect: ms, sign: ms })
    },
    async left() {
      const end = performance.now() + GRACE
      for (;;) {
        const left = moreThan(before, leftovers())
        if (left.length === 0 || performance.now() > end) return left
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}

async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  let timer = 0
  const bound = new Promise<Outcome>((resolve) => {
    timer = window.setTimeout(resolve, BOUND, "hangs")
  })
  const outcome = await Promise.race([call().then(() => "succeeds", failureOf), bound])
  clearTimeout(timer)
  return outcome
}

function failureOf(thrown: unknown): Outcome {
  const { kind, reason } = thrown as Partial<WalletError>
  if (kind === undefined) return `untyped ${String(thrown)}`
  // A remedy is a second sentence.
  const { key = "–", values } = reason ?? {}
  const inner = values?.said as { key?: string } | undefined
  return `${kind} ${key === "withRemedy" ? inner?.key : key}`
}
