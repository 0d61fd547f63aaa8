import type { xdr } from "@stellar/stellar-sdk/base"
import {
  type AccountState,
  noAccount,
  toState,
} from "../../apps/web/src/logic/effects/account-state.js"
import { expectEffect } from "../../apps/web/src/logic/effects/expect-effect.js"
import { operationTable } from "../../apps/web/src/logic/effects/operations/table.js"
import { addressOf } from "../../packages/network/src/entries/identity.js"
import { apply } from "../../packages/network/src/transactions/apply.js"
import {
  decodeEnvelope,
  type Submission,
} from "../../packages/network/src/transactions/envelope.js"
import type { Ledger } from "../../packages/network/src/transactions/ledger.js"
import { refusal } from "../../packages/network/src/transactions/validity.js"
import { passphrase } from "../../packages/network/test/ledger.js"
import { answering } from "../answering.js"
import {
  askViews,
  horizonUrl,
  type RandomLedger,
  randomLedger,
  rpcUrl,
  viewsOf,
} from "../effects/random-ledgers.js"
import { keys } from "../effects/random-operations.js"
import { makeTransaction, type Plan, plans } from "../effects/random-transactions.js"
import { type Holdings, surprise } from "../effects/surprise.js"
import { comparison, type Reader } from "../reader.js"

const BASE_RESERVE = 5_000_000n
const FEE_RATE = 100n

type Ask = RandomLedger["ask"]

/** An account as Horizon shows it to the page. */
async function stateOf(ask: Ask, address: string): Promise<AccountState> {
  const { status, text } = await ask(`${horizonUrl}/accounts/${address}`)
  if (status === 404) return noAccount
  const state = toState(JSON.parse(text))
  if (!state) throw new Error(`Horizon's account ${address} cannot be read`)
  return state
}

function offersOf(entries: Iterable<[string, xdr.LedgerEntry]>, address: string) {
  const found = new Map<string, string>()
  for (const [, { data }] of entries) {
    if (data.type !== "offer" || addressOf(data.offer.sellerId) !== address) continue
    found.set(String(data.offer.offerId), data.toXdr("base64"))
  }
  return found
}

/** What everybody has in a ledger. */
async function holdingsOf({ entries }: Ledger, ask: Ask): Promise<Map<string, Holdings>> {
  const all = await Promise.all(
    [...keys.keys()].map(async (one): Promise<[string, Holdings]> => {
      const state = await stateOf(ask, one)
      return [one, { state, offers: offersOf(entries, one) }]
    }),
  )
  return new Map(all)
}

/** A ledger after a transaction, if it succeeds. */
function applied(random: RandomLedger, submission: Submission): Ledger | undefined {
  const { ledger } = random
  const { header } = ledger.latest()
  const moment = { sequence: ledger.closed.length + 1, time: header.scpValue.closeTime }
  const draft = random.draft()
  if (refusal(submission, { draft: random.draft(), moment, feeRate: FEE_RATE })) return undefined
  if (!apply(submission, draft, moment, FEE_RATE).successful) return undefined
  return {
    ...ledger,
    entries: new Map(draft.entries()),
    closed: [...ledger.closed, ledger.latest()],
    account: draft.account,
    draft: () => draft,
  }
}

const beforehand = new Map<RandomLedger, Promise<Map<string, Holdings>>>()

async function compare(plan: Plan): Promise<string | undefined> {
  const random = randomLedger(plan.ledger)
  const made = makeTransaction(plan, random.ledger)
  const envelope = made?.toXdr()
  if (!envelope) return undefined
  const submission = decodeEnvelope(envelope, passphrase)
  const after = applied(random, submission)
  if (!after) return undefined
  const views = viewsOf(after)
  const known = beforehand.get(random) ?? holdingsOf(random.ledger, random.ask)
  beforehand.set(random, known)
  const [was, is] = [await known, await holdingsOf(after, (url) => askViews(views, url))]

  const source = addressOf(submission.body.sourceAccount)
  const never = new AbortController().signal
  const { effect, error } = await answering(random.ask, () =>
    expectEffect({ xdr: envelope }, source, { passphrase, horizonUrl, rpcUrl }, never),
  )
  const what = `${submission.body.operations.map(({ body }) => body.type)}`
  if (!effect) return `${what}: ${error}\n${envelope}`
  for (const [address, before] of was) {
    const after = is.get(address)!
    const found = effect.accounts.find((one) => one.address === address)
    const sequence = address === source ? submission.body.seqNum : before.state.sequence
    const surprised = found
      ? surprise({ effect: found, before, after, sequence, baseReserve: BASE_RESERVE })
      : isUnsaid(submission, before, after)
    if (surprised) return `${what}: ${address}: ${surprised}\n${envelope}`
  }
  return undefined
}

/** A change of an account that is not shown, though no operation trades with accounts that it doesn't name. */
function isUnsaid({ body }: Submission, before: Holdings, after: Holdings): string | undefined {
  const mayTouchOthers = body.operations.some(({ body: { type } }) => {
    const row = operationTable[type]
    return row?.trades || row?.releases
  })
  const text = (one: Holdings) => JSON.stringify(one, toText)
  return mayTouchOthers || text(before) === text(after) ? undefined : "changes, and is not shown"
}

function toText(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...value]
  return typeof value === "bigint" ? String(value) : value
}

export const effectReaders: readonly Reader[] = [
  comparison("Expected effects, as the network applies random transactions", plans, compare),
]
