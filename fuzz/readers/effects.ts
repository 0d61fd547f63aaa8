import { decodeTransaction, describeTransaction } from "@alidade/core/describe"
import { networkRoutes } from "@alidade/network"
import { router } from "@alidade/network/http"
import { StrKey, type xdr } from "@stellar/stellar-sdk/base"
import { applyTransaction, effectOf } from "../../apps/web/src/logic/effects/account-effect.js"
import {
  type AccountState,
  noAccount,
  toState,
} from "../../apps/web/src/logic/effects/account-state.js"
import { draftOf } from "../../apps/web/src/logic/effects/draft.js"
import type { AccountEffect, Range } from "../../apps/web/src/logic/effects/effect.js"
import { readOperations } from "../../apps/web/src/logic/effects/operations/read-operations.js"
import { answer } from "../../packages/network/src/fetch.js"
import { build, passphrase } from "../../packages/network/test/ledger.js"
import { play, type Step, steps } from "../../packages/network/test/random.js"
import { codeOf, type World } from "../../packages/network/test/world.js"
import { comparison, type Reader, shown } from "../reader.js"

const BASE_RESERVE = 5_000_000n
const horizonUrl = "http://horizon.example"

/** An account as Horizon shows it to the page. */
async function stateOf({ ledger }: World, address: string): Promise<AccountState> {
  const views = router(
    networkRoutes({
      ledger,
      passphrase,
      horizonUrl,
      rpcUrl: `${horizonUrl}/rpc`,
      friendbotUrl: `${horizonUrl}/friendbot`,
    }),
  )
  const response = await answer(views, new Request(`${horizonUrl}/accounts/${address}`))
  if (response.status === 404) return noAccount
  const state = toState(await response.json())
  if (!state) throw new Error(`Horizon's account ${address} cannot be read`)
  return state
}

/** The accounts that a transaction acts for. */
function sourcesOf(source: string, operations: readonly xdr.Operation[]): string[] {
  const others = operations.flatMap(({ sourceAccount }) =>
    sourceAccount ? [String(sourceAccount.toJson())] : [],
  )
  return [...new Set([source, ...others])].filter((one) => StrKey.isValidEd25519PublicKey(one))
}

async function expected(
  xdrText: string,
  address: string,
  state: AccountState,
): Promise<AccountEffect> {
  const described = await describeTransaction(xdrText, passphrase)
  const draft = draftOf(address, state, BASE_RESERVE)
  applyTransaction(draft, described, readOperations(decodeTransaction(xdrText), described))
  return effectOf(draft, address)
}

function isIn({ least, most }: Range, value: bigint): boolean {
  return least <= value && (most === undefined || value <= most)
}

/** What happened to an account that was not expected. */
function surprise(
  effect: AccountEffect,
  before: AccountState,
  after: AccountState,
): string | undefined {
  if (effect.uncomputed.length > 0) return undefined
  if (effect.failures.length > 0) return `was expected to fail: ${shown(effect.failures[0])}`
  const ranges = new Map(
    effect.balances.map(({ asset, after: range }) => [
      asset.issuer === undefined ? "native" : `${asset.code}:${asset.issuer}`,
      range,
    ]),
  )
  for (const key of new Set([...before.lines.keys(), ...after.lines.keys()])) {
    const { asset, balance: was = 0n } = before.lines.get(key) ?? {}
    const { asset: later, balance: is = 0n } = after.lines.get(key) ?? {}
    const { code, issuer } = (asset ?? later)!
    const range = ranges.get(issuer === undefined ? "native" : `${code}:${issuer}`) ?? {
      least: was,
      most: was,
    }
    if (!isIn(range, is)) return `${code} is ${is}, expected from ${range.least} to ${range.most}`
  }
  return undefined
}

async function compare(transactions: readonly Step[]): Promise<string | undefined> {
  const world = play([])
  for (const make of transactions) {
    const { source, operations } = make(world)
    if (!world.ledger.account(source.xdrAccountId())) continue
    const envelope = build(world.ledger, source, operations).toXDR()
    const sources = sourcesOf(source.publicKey(), operations)
    const before = await Promise.all(sources.map((one) => stateOf(world, one)))
    const effects = await Promise.all(
      sources.map((one, at) => expected(envelope, one, before[at]!)),
    )
    const results = world.send(source, ...operations)
    const isDone =
      typeof results !== "string" && results.every((one) => /Success$/.test(codeOf(one)))
    if (!isDone) continue
    for (const [at, one] of sources.entries()) {
      const found = surprise(effects[at]!, before[at]!, await stateOf(world, one))
      if (found)
        return `${operations.map(({ body }) => body.type)} of ${one}: ${found}\n${envelope}`
    }
  }
  return undefined
}

export const effectReaders: readonly Reader[] = [
  {
    ...comparison(
      "Expected effects, as the network applies random transactions",
      steps.map((all) => () => all),
      compare,
    ),
    weight: 1_000,
  },
]
