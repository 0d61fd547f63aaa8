import { sandboxAccounts } from "@alidade/sandbox/browser"
import type { Sandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import { Keypair } from "@stellar/stellar-sdk"
import { firstKey, requestsFor } from "../wallets/samples.js"
import { alterBoxed } from "./boxed.js"
import { transactionBy } from "./forge.js"
import { loadBench } from "./load-bench.js"
import type { Alteration, Outcome, Question } from "./page/bench.js"
import type { Ask } from "./page/reply-tools.js"
import type { Bench, Scenario } from "./scenario.js"
import type { Way } from "./ways.js"

/** The runner's half. */
export interface DrivenBench extends Bench {
  /** Makes the bench ready for a scenario. */
  ready(scenario: Pick<Scenario, "ask" | "payload">): Promise<void>
  /** How the question ended. Asks first, unless the scenario did. */
  outcome(): Promise<Outcome>
  /** What was left behind, and how the usual question ends without the fault, unless the last one succeeded. */
  afterwards(saw: Outcome): Promise<{ left: readonly string[]; again: Outcome }>
}

/** A limit that a silent wallet exceeds, in ms. */
const SHORT = 400

/** Opens a page with a wallet. */
export async function openBench(way: Way, page: Page, server: Sandbox): Promise<DrivenBench> {
  const key = firstKey(way.id)
  const other = Keypair.fromSecret(sandboxAccounts[1]!.seed)
  const { v1, message } = requestsFor(key)
  const payloads: Record<Ask, string> = {
    connect: "",
    transaction: transactionBy(key),
    "auth-entry": v1,
    message,
  }
  let question: Question = { ask: "connect", payload: "" }
  const isBoxed = way.id === "xbull window"
  await loadBench(page, way, server.config, () =>
    // The wallets keep their settings for the next page.
    page.evaluate(async () => {
      for (const wallet of Object.values(window.alidadeSandbox!.wallets)) await wallet.reset()
    }),
  )

  async function ask(): Promise<void> {
    await page.evaluate((question) => window.bench.ask(question), question)
  }

  async function deliver<Given>(alteration: Alteration<Given>, given: Given): Promise<void> {
    const handle = await page.evaluateHandle<typeof alteration>(`(${alteration})`)
    await page.evaluate(
      ({ handle, given }) => window.bench.alter(handle as Alteration<unknown>, given),
      { handle, given: given as unknown },
    )
    await handle.dispose()
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
    alter: isBoxed ? alterBoxed(page) : deliver,
    deliver,
    shortLimit: () => page.evaluate((ms) => window.bench.limit(ms), SHORT),
    ask,
    async ready({ ask, payload }) {
      question = { ask, payload: payload?.(key) ?? payloads[ask] }
      if (isBoxed) await alterBoxed(page)((reply) => [reply], null)
      await page.evaluate((ask) => window.bench.ready(ask), ask)
    },
    async outcome() {
      if (!(await page.evaluate(() => window.bench.hasAsked()))) await ask()
      return page.evaluate(() => window.bench.outcome())
    },
    async afterwards(saw) {
      if (isBoxed) await alterBoxed(page)((reply) => [reply], null)
      return page.evaluate(
        async ({ question, saw }) => {
          const left = await window.bench.left()
          if (saw === "succeeds") return { left, again: saw }
          await window.bench.ready(question.ask)
          window.bench.ask(question)
          return { left, again: await window.bench.outcome() }
        },
        { question: { ask: question.ask, payload: payloads[question.ask] }, saw },
      )
    },
  }
}
