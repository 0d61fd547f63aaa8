import { networkRoutes } from "@alidade/network"
import { type Handler, router } from "@alidade/network/http"
import fc from "fast-check"
import { draftOf, type Entries } from "../../packages/network/src/entries/entries.js"
import { answer } from "../../packages/network/src/fetch.js"
import { type Ledger, loadLedger } from "../../packages/network/src/transactions/ledger.js"
import { passphrase } from "../../packages/network/test/ledger.js"
import { play, steps } from "../../packages/network/test/random.js"

export const horizonUrl = "http://horizon.example"
export const rpcUrl = `${horizonUrl}/rpc`

/** A ledger that no case changes: what a transaction does to it stays in a draft. */
export interface RandomLedger {
  ledger: Ledger
  /** What its servers answer. The answer to the same question is the same. */
  ask(url: string, init?: RequestInit): Promise<{ status: number; text: string }>
  /** Where a case applies its transaction. */
  draft(): ReturnType<typeof draftOf>
}

/** How many ledgers there are. */
export const LEDGERS = 12

const made = new Map<number, RandomLedger>()

/** A ledger by its number, always the same: a market, and what some random transactions left. */
export function randomLedger(number: number): RandomLedger {
  const known = made.get(number) ?? create(number)
  made.set(number, known)
  return known
}

function create(number: number): RandomLedger {
  const [transactions = []] = fc.sample(steps, { seed: number, numRuns: 1 })
  const { ledger: played } = play(number === 0 ? [] : transactions)
  const ledger = loadLedger(played.save(), { now: () => played.clock.ms })
  const views = viewsOf(ledger)
  const answers = new Map<string, Promise<{ status: number; text: string }>>()
  return {
    ledger,
    ask(url, init) {
      const question = `${url} ${init?.body}`
      const known = answers.get(question) ?? askViews(views, url, init)
      // Simulations differ from case to case.
      if (!url.startsWith(rpcUrl)) answers.set(question, known)
      return known
    },
    draft: () => draftOf(ledger.entries as unknown as Entries, ledger.closed.length + 1),
  }
}

/** Horizon's views of a ledger. */
export function viewsOf(ledger: Ledger): Handler {
  const friendbotUrl = `${horizonUrl}/friendbot`
  return router(networkRoutes({ ledger, passphrase, horizonUrl, rpcUrl, friendbotUrl }))
}

export async function askViews(
  views: Handler,
  url: string,
  init?: RequestInit,
): Promise<{ status: number; text: string }> {
  const { body, headers, method } = init ?? {}
  const request = new Request(url, {
    ...(body && { body }),
    ...(headers && { headers }),
    ...(method && { method }),
  })
  const response = await answer(views, request)
  return { status: response.status, text: await response.text() }
}
