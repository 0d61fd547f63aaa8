import {
  type DecodedTransaction,
  type DescribedTransaction,
  decodeTransaction,
  describeAuthEntry,
  describeTransaction,
} from "@alidade/core/describe"
import { readLastLedger } from "../stellar/last-ledger.js"
import { neverApplies } from "../stellar/never-applies.js"
import { applyTransaction, effectOf } from "./account-effect.js"
import { allCalls } from "./apply-call.js"
import { callEffect, type SimulatedCall } from "./call-effect.js"
import { concernedBy } from "./concerned.js"
import { draftOf } from "./draft.js"
import type { AccountEffect, Effect, Expected } from "./effect.js"
import { contractOperations, findObstacles } from "./obstacles.js"
import { readOperations } from "./operations/read-operations.js"
import { type Accounts, readAccounts } from "./read-accounts.js"
import { accountOf } from "./values.js"

/** Where the state of accounts and contracts is read. */
export interface EffectNetwork {
  passphrase: string
  horizonUrl: string
  rpcUrl: string
}

/** What will be signed: a base64 `TransactionEnvelope`, or the `HashIdPreimage` of an authorization. */
export type EffectRequest = { xdr: string } | { preimage: string }

/**
 * The expected effect of a request, for the connected account (`G…`). Rejects only when the signal aborts it; any other
 * failure is the `error`.
 */
export async function expectEffect(
  request: EffectRequest,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Expected> {
  try {
    const effect =
      "xdr" in request
        ? await effectOfTransaction(request.xdr, address, network, signal)
        : await effectOfCall(request.preimage, address, network, signal)
    return { at: Date.now(), effect }
  } catch (error) {
    signal.throwIfAborted()
    return { at: Date.now(), error }
  }
}

async function effectOfTransaction(
  xdr: string,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Effect> {
  const described = await describeTransaction(xdr, network.passphrase)
  const decoded = decodeTransaction(xdr)
  if (neverApplies(decoded)) return { obstacles: [], accounts: [], unread: [], neverApplies: true }
  const concerned = concernedBy(described, address)
  const [accounts, ledger] = await Promise.all([
    readAccounts(concerned, address, network.horizonUrl, signal),
    readLastLedger(network.horizonUrl, signal),
  ])
  const obstacles = findObstacles(decoded, {
    source: accounts.states.get(accountOf(described.source)),
    ledger,
    now: ledger?.closedAt ?? Date.now(),
  })
  const context: Context = {
    described,
    decoded,
    accounts,
    baseReserve: ledger?.baseReserve,
    signer: address,
  }
  const isSimulated =
    obstacles.length === 0 && described.operations.some(({ type }) => contractOperations.has(type))
  const effects = isSimulated
    ? await simulatedEffects(xdr, context, network, signal)
    : classicEffects(context)
  const acting = new Set(concerned.flatMap(({ isActing, address }) => (isActing ? [address] : [])))
  return {
    obstacles,
    accounts: effects.map((effect) => (acting.has(effect.address) ? effect : onlyChanges(effect))),
    unread: accounts.unread,
  }
}

/**
 * Of an account that a transaction only names, what changes, and what is not known of it. What it could not take is
 * checked apart.
 */
function onlyChanges(effect: AccountEffect): AccountEffect {
  return { ...effect, alarms: [], warnings: [], failures: [] }
}

/** What the effects on the accounts of a transaction are computed from. */
interface Context {
  described: DescribedTransaction
  decoded: DecodedTransaction
  accounts: Accounts
  baseReserve: bigint | undefined
  signer: string
}

/** The expected effects of a transaction without contracts, computed from the accounts' states. */
function classicEffects(context: Context): AccountEffect[] {
  const { described, decoded, accounts, baseReserve, signer } = context
  const operations = readOperations(decoded, described)
  return [...accounts.states].map(([account, state]) => {
    const draft = draftOf(account, state, baseReserve)
    applyTransaction(draft, described, operations)
    return effectOf(draft, signer)
  })
}

async function simulatedEffects(
  xdr: string,
  { described, accounts, baseReserve, signer }: Context,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<AccountEffect[]> {
  return Promise.all(
    [...accounts.states].map(async ([account, state]) => {
      const simulated = await simulateCall(xdr, account, network, signal)
      return callEffect(draftOf(account, state, baseReserve), signer, described, simulated)
    }),
  )
}

/** The effect of an authorized call by itself. Someone else sends it and pays its fee. */
async function effectOfCall(
  preimage: string,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Effect> {
  const { preimageToSimulate } = await import("./to-simulate.js")
  const xdr = preimageToSimulate(preimage, network.passphrase)
  const [described, { call }, { states, unread }, ledger] = await Promise.all([
    describeTransaction(xdr, network.passphrase),
    describeAuthEntry(preimage),
    readAccounts([{ address, isActing: true }], address, network.horizonUrl, signal),
    readLastLedger(network.horizonUrl, signal),
  ])
  const effects = [...states].map(async ([account, state]) => {
    const simulated = await simulateCall(xdr, account, network, signal)
    const alone = { ...simulated, auth: [], resourceFee: 0n }
    const draft = draftOf(account, state, ledger?.baseReserve)
    const effect = callEffect(draft, address, described, alone)
    return { ...effect, call: { ...effect.call!, beyond: call.calls.flatMap(allCalls) } }
  })
  return { obstacles: [], accounts: await Promise.all(effects), unread }
}

/** The SDK, which reads a simulation, is loaded for calls only. */
async function simulateCall(
  xdr: string,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<SimulatedCall> {
  const { readCall } = await import("./read-call.js")
  return readCall(xdr, address, network, signal)
}
