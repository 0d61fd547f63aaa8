import type { DescribedTransaction } from "@alidade/core/describe"
import { toStroops } from "../stellar/amount.js"
import { BASE_FEE } from "../stellar/fee.js"
import { applyOperation } from "./apply-operation.js"
import { debit } from "./balances.js"
import type { Draft } from "./draft.js"
import { type AccountEffect, type BalanceChange, exactly, type Range } from "./effect.js"
import type { Operation } from "./operations/row.js"
import { reserveOf } from "./reserve.js"
import { findTakeOver } from "./signing-power.js"
import { amount, statement } from "./statement.js"
import { accountOf } from "./values.js"

/** Applies the operations of a transaction without contracts to a draft of an account. */
export function applyTransaction(
  draft: Draft,
  transaction: DescribedTransaction,
  operations: readonly Operation[],
): void {
  chargeFee(draft, transaction)
  for (const operation of operations) applyOperation(draft, operation)
}

/** Takes the fee, up to the maximum, if the account pays it. */
export function chargeFee(draft: Draft, transaction: DescribedTransaction): void {
  const { feeSource, source, fee, innerFee, operations } = transaction
  if (accountOf(feeSource ?? source) !== draft.address) return
  const most = toStroops(fee)
  const usual = BASE_FEE * BigInt(operations.length + (innerFee === undefined ? 0 : 1))
  const asset = { code: "XLM" }
  const move = statement("fee", { amount: amount(most, asset) })
  debit(draft, asset, { least: usual < most ? usual : most, most }, move)
}

/** The difference between a draft and the state that it started from, for the connected account (`G…`). */
export function effectOf(draft: Draft, signer: string): AccountEffect {
  const { state, thresholds, trustLines, warnings, baseReserve } = draft
  const entries = exactly(BigInt(state.subentries + state.sponsoring - state.sponsored))
  const before = reserveOf(entries, baseReserve)
  const after = draft.closed ? exactly(0n) : reserveOf(draft.entries, baseReserve)
  const changesReserve = draft.closed || !isSame(draft.entries, entries) || !state.exists
  const lines = exactly(BigInt(state.trustLines))
  const setsSigning = draft.setsSigners || draft.setsThresholds
  return {
    address: draft.address,
    balances: balancesOf(draft),
    ...(changesReserve
      ? { reserve: baseReserve === undefined ? "unread" : { before: before.least, after } }
      : {}),
    ...(isSame(trustLines, lines)
      ? {}
      : { trustLines: { before: state.trustLines, after: trustLines } }),
    facts: [...draft.facts.values()],
    ...(draft.setsSigners
      ? {
          signers: [...draft.signers.values()].map(({ shown, weight }) => ({
            signer: shown,
            weight,
          })),
        }
      : {}),
    ...(draft.setsThresholds
      ? { thresholds: { before: state.thresholds, after: thresholds } }
      : {}),
    alarms: [...draft.alarms, ...(setsSigning ? findTakeOver(draft, signer) : [])],
    warnings,
    uncomputed: draft.uncomputed,
    failures: draft.failures,
  }
}

function isSame(a: Range, b: Range): boolean {
  return a.least === b.least && a.most === b.most
}

function balancesOf(draft: Draft): BalanceChange[] {
  return [...draft.lines]
    .map(([key, { asset, balance: after, moves }]) => {
      const before = draft.state.lines.get(key)?.balance ?? 0n
      return { asset, before, after, moves }
    })
    .filter(({ before, after, moves }) => !isSame(after, exactly(before)) || moves.length > 0)
    .sort((a, b) => Number(a.asset.issuer !== undefined) - Number(b.asset.issuer !== undefined))
}
