import { sandboxAccounts } from "@alidade/sandbox/browser"
import type { Sandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import type { Keypair } from "@stellar/stellar-sdk"
import { Keypair as Key } from "@stellar/stellar-sdk"
import { firstKey, requestsFor } from "../wallets/samples.js"
import { exposePress } from "../wallets/wallet-transports.js"
import type { Alteration, Outcome, Question } from "./page/bench.js"
import type { Ask } from "./page/reply-tools.js"
import type { Way } from "./ways.js"

/** What a scenario works with: a page of one way, with the wallet connected and its user approving everything. */
export interface Bench {
  readonly way: Way
  readonly page: Page
  /** The sandbox's server: its networks, relays, and web wallets. */
  readonly server: Sandbox
  /** The key of the connected account, and that of another account of the wallet. */
  readonly key: Keypair
  readonly other: Keypair
  /** What the app asks for, as the wallet gets it. */
  readonly payload: string
  /** Alters the replies that carry an answer. The function runs in the page: it may use its parameters only. */
  alter<Given>(alteration: Alteration<Given>, given: Given): Promise<void>
  /** Sets a short limit, for a wallet that never answers. */
  shortLimit(): Promise<void>
  /** Asks, and goes on while the app waits. */
  ask(): Promise<void>
}

/** The runner's half. */
export interface DrivenBench extends Bench {
  /** Makes the bench ready for a scenario. */
  ready(ask: Ask): Promise<void>
  /** How the question ended. Asks first, unless the scenario did. */
  outcome(): Promise<Outcome>
  left(): Promise<readonly string[]>
  /** Asks again, without the fault. */
  again(): Promise<Outcome>
}

/** A limit that a silent wallet exceeds, in ms. */
const SHORT = 400

/** Opens a page with a wallet. */
export async function openBench(way: Way, page: Page, server: Sandbox): Promise<DrivenBench> {
  const key = firstKey(way.id)
  const other = Key.fromSecret(sandboxAccounts[1]!.seed)
  const { transaction, v1, message } = requestsFor(key)
  const payloads: Record<Ask, string> = { connect: "", transaction, "auth-entry": v1, message }
  let question: Question = { ask: "connect", payload: "" }
  let hasAsked = false
  await exposePress(page)
  await open()

  async function open(): Promise<void> {
    const { port } = new URL(server.config.walletsUrl)
    await page.goto(`${process.env.HARNESS_URL}?sandbox=${port}`)
    await page.locator("html[data-ready]").waitFor()
    await page.evaluate(
      async ({ id, config }) => (await window.harness.faults()).createBench(id, config),
      { id: way.id, config: server.config },
    )
  }

  async function ask(): Promise<void> {
    hasAsked = true
    await page.evaluate((question) => window.bench.ask(question), question)
  }

  return {
    way,
    page,
    server,
    key,
    other,
    get payload() {
      return question.payload
    },
    async alter(alteration, given) {
      const handle = await page.evaluateHandle<typeof alteration>(`(${alteration})`)
      await page.evaluate(
        ({ handle, given }) => window.bench.alter(handle as Alteration<unknown>, given),
        { handle, given: given as unknown },
      )
      await handle.dispose()
    },
    shortLimit: () => page.evaluate((ms) => window.bench.limit(ms), SHORT),
    ask,
    async ready(ask) {
      question = { ask, payload: payloads[ask] }
      hasAsked = false
      await page.evaluate(() => window.bench.ready())
    },
    async outcome() {
      if (!hasAsked) await ask()
      return page.evaluate(() => window.bench.outcome())
    },
    left: () => page.evaluate(() => window.bench.left()),
    async again() {
      await page.evaluate(() => window.bench.ready())
      await ask()
      return page.evaluate(() => window.bench.outcome())
    },
  }
}
