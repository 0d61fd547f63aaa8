import {
  type ConnectOptions,
  createKit,
  type Kit,
  type KitConfig,
  type WalletError,
  type WalletModule,
} from "@alidade/core"
import type { SandboxConfig, WalletSettings } from "@alidade/sandbox/browser"
import { limitedBy, serve } from "../../harness/driven-kit.js"
import { type LoadedWallet, loadWallet, type WalletTransport } from "../../harness/modules.js"
import { moreThan, observe } from "./leftovers.js"
import { followLongTimers } from "./limit.js"
import { type Ask, createReplyTools, type ReplyTools } from "./reply-tools.js"
import { wires } from "./wires.js"

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
  /** The wallet's module, as the kit has it. */
  module: WalletModule
  loaded: LoadedWallet
  /** Starts with no fault and a connected kit, for a scenario that asks this. */
  ready(ask: Ask): Promise<void>
  /** Asks for an answer, and keeps how it ends. */
  ask(question: Question): void
  /** Makes another call instead, and keeps how it ends. */
  run(call: () => Promise<unknown>): void
  /** Connects the bench's kit, or another one. */
  connect(options?: ConnectOptions, kit?: Kit): Promise<unknown>
  /** Creates another kit with the same wallet and a screen of its own. It has no storage unless `config` names one. */
  createKit(config?: Partial<KitConfig>, screen?: "no screen"): Kit
  /** Waits until the wallet shows the request, or the call has ended. */
  shown(): Promise<void>
  /** Waits until the page has nothing left to do. */
  idle(): Promise<void>
  /** Lets the limits of the pending calls pass now, or other timers of this length in ms, at least three seconds. */
  passLimit(length?: number): void
  outcome(): Promise<Outcome>
  /** Whether a call was made since the bench was ready. */
  hasAsked(): boolean
  /** Alters the replies that carry an answer. */
  alter<Given>(alteration: Alteration<Given>, given: Given): void
  /** Sets the limit of calls, in ms. */
  limit(ms: number): void
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

/** No call may take longer, in ms. A busy machine is slow, not wrong. No other timer has this length. */
const BOUND = 60_001
/** How long what is left behind may take to go away, in ms. Windows close in their own task. */
const GRACE = 3_000
/** The limit of a call, in ms. No other timer has this length. */
const LIMIT = 599_999
/** The shortest timer that a scenario lets pass, in ms. */
const LONG = 3_000

/** Puts a wallet and an app's kit in the page. */
export async function createBench(way: WalletTransport, config: SandboxConfig): Promise<void> {
  const leftovers = observe()
  const tools = createReplyTools()
  const answers: unknown[] = []
  let alteration: ((reply: unknown) => readonly unknown[]) | undefined
  let asked: Ask = "connect"
  const wire = wires[way]({
    tools,
    pass(reply) {
      if (!tools.isAnswer(reply, asked) && !isBoxed(reply)) return [reply]
      answers.push(reply)
      return alteration ? alteration(reply) : [reply]
    },
  })
  const loaded = await loadWallet(way, config)
  wire?.()
  const passTimers = followLongTimers(LONG)
  const limits = { connect: LIMIT, sign: LIMIT }
  const module = limitedBy(loaded.module, limits)
  const { productId: id } = module
  const { wallet } = loaded
  await wallet.update({ network: "public" })
  const network = config.networks.find((each) => each.id === "public")!.passphrase
  const path = wallet.home === "device" ? { path: "44'/148'/0'" } : {}
  const newKit: PageBench["createKit"] = (more = {}, screen) => {
    const kit = createKit({ network, wallets: [module], storage: null, ...more })
    if (screen !== "no screen") kit.on("destroyed", serve(kit, loaded))
    return kit
  }
  const kit = newKit()
  let initial: Partial<WalletSettings> | undefined
  let address: string | undefined
  await kit.refreshSupportedWallets()

  const calls: Record<Ask, (payload: string) => Promise<unknown>> = {
    connect: () => connect(),
    transaction: (xdr) => kit.signTransaction(xdr),
    "auth-entry": (preimage) => kit.signAuthEntry(preimage),
    message: (message) => kit.signMessage(message),
  }
  let before = leftovers()
  let outcome: Promise<Outcome> = Promise.resolve("succeeds")
  let hasAsked = false
  const connect: PageBench["connect"] = (options = {}, given = kit) =>
    given.connect(id, { ...path, ...options })
  const run: PageBench["run"] = (call) => {
    before = leftovers()
    hasAsked = true
    outcome = outcomeOf(call)
  }

  window.bench = {
    kit,
    module,
    loaded,
    answers,
    async ready(ask) {
      alteration = undefined
      hasAsked = false
      asked = ask
      for (const { id } of kit.getState().pending) kit.cancel(id)
      Object.assign(limits, { connect: LIMIT, sign: LIMIT })
      await loaded.side.approve()
      if (initial) await wallet.update(initial)
      const state = kit.getState()
      // A lost wallet is no longer watched.
      if (!("activeAddress" in state) || state.activeAddress !== address || "lost" in state) {
        const outcome = await outcomeOf(() => connect())
        if (outcome !== "succeeds") throw new Error(`The wallet can't be connected: ${outcome}`)
      }
      address ??= kit.getState().activeAddress
      initial ??= await settingsOf(loaded)
    },
    ask({ ask, payload }) {
      run(() => calls[ask](payload))
    },
    run,
    connect,
    createKit: newKit,
    async shown() {
      let isOver = false
      void outcome.then(() => {
        isOver = true
      })
      while (!isOver && (await wallet.refresh()).waiting.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async idle() {
      for (let turn = 0; turn < 3; turn++)
        // Chromium may find no idle moment in a page for minutes.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
    },
    passLimit: (length = LIMIT) => passTimers(length),
    hasAsked: () => hasAsked,
    outcome: () => outcome,
    alter(alter, given) {
      answers.length = 0
      alteration = (reply) => alter(reply, given, tools)
    },
    limit(ms) {
      Object.assign(limits, { connect: ms, sign: ms })
    },
    async left() {
      await loaded.side.drop?.()
      const end = performance.now() + GRACE
      for (;;) {
        const left = moreThan(before, leftovers())
        if (left.length === 0 || performance.now() > end) return left
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}

/** The settings that a scenario may change. */
async function settingsOf({ wallet }: LoadedWallet): Promise<Partial<WalletSettings>> {
  const { waiting: _, log: __, ...settings } = await wallet.refresh()
  return settings
}

/** Whether this is an answer of xBull's window, which is encrypted. */
function isBoxed(reply: unknown): boolean {
  const { type, success } = Object(reply) as Record<string, unknown>
  return success === true && /^XBULL_.*_RESPONSE$/.test(String(type))
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
