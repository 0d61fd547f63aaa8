import type { DescribedTransaction } from "@alidade/core/describe"
import { toStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import type { AccountState } from "./account-state.js"
import { applyOperation } from "./apply-operation.js"
import { warnOfLockout } from "./apply-settings.js"
import { type Draft, debit, draftOf, reserveOf } from "./draft.js"
import { type BalanceChange, type Effect, exactly } from "./effect.js"
import { accountOf } from "./values.js"

/** The least that the network charges for an operation, in stroops. */
const BASE_FEE = 100n

/** Computes the expected effect of a transaction without contracts on an account (`G…`) from its state. */
export function classicEffect(
  address: string,
  state: AccountState,
  transaction: DescribedTransaction,
): Effect {
  const draft = draftOf(address, state)
  chargeFee(draft, transaction)
  for (const operation of transaction.operations) {
    applyOperation(draft, operation, operation.source ?? transaction.source)
  }
  return effectOf(draft, state)
}

/** Takes the fee, up to the maximum, if the account pays it. */
export function chargeFee(draft: Draft, transaction: DescribedTransaction): void {
  const { feeSource, source, fee, innerFee, operations } = transaction
  if (accountOf(feeSource ?? source) !== draft.address) return
  const most = toStroops(fee)
  const usual = BASE_FEE * BigInt(operations.length + (innerFee === undefined ? 0 : 1))
  debit(draft, { code: "XLM" }, { least: usual < most ? usual : most, most })
}

/** The difference between a draft and the state that it started from. */
export function effectOf(draft: Draft, state: AccountState): Effect {
  const { thresholds, trustLines, notes, uncomputed, failures, warnings } = draft
  const before = reserveOf(exactly(BigInt(state.subentries + state.sponsoring - state.sponsored)))
  const after = draft.closed ? exactly(0n) : reserveOf(draft.entries)
  const changesSigners =
    draft.signers.size !== state.signers.size ||
    [...draft.signers].some(([key, weight]) => state.signers.get(key) !== weight)
  const changesThresholds = (["low", "medium", "high"] as const).some(
    (level) => thresholds[level] !== state.thresholds[level],
  )
  if (changesSigners || changesThresholds) warnOfLockout(draft)
  return {
    balances: balancesOf(draft, state),
    ...(after.least === before.least && after.most === before.least
      ? {}
      : { reserve: { before: before.least, after } }),
    ...(trustLines === state.trustLines
      ? {}
      : { trustLines: { before: state.trustLines, after: trustLines } }),
    ...(changesSigners
      ? { signers: [...draft.signers].map(([address, weight]) => ({ address, weight })) }
      : {}),
    ...(changesThresholds ? { thresholds } : {}),
    closes: draft.closed,
    notes: [...notes],
    uncomputed,
    // An operation that is not computed could still make the others possible.
    failures: uncomputed.length > 0 ? [] : [...failures],
    warnings: [
      ...(uncomputed.length > 0
        ? [...failures].map((failure) => say("mayFail", { reason: failure }))
        : []),
      ...warnings,
    ],
  }
}

function balancesOf(draft: Draft, state: AccountState): BalanceChange[] {
  return [...draft.lines]
    .map(([key, { asset, balance: after }]) => {
      const before = state.lines.get(key)?.balance ?? 0n
      return { asset, before, after }
    })
    .filter(({ before, after }) => after.least !== before || after.most !== before)
    .sort((a, b) => Number(a.asset.issuer !== undefined) - Number(b.asset.issuer !== undefined))
}
