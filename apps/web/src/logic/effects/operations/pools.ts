import { encodeHex } from "@alidade/core/encoding"
import { fromStroops } from "../../stellar/amount.js"
import { type Draft, fail, leaveOut, show } from "../draft.js"
import { code, type Shown, statement } from "../statement.js"
import { inWords, type Operation, type Row } from "./row.js"

/** Assets for shares of a pool. Which assets, and how many shares, the operation doesn't say. */
export const liquidityPoolDeposit: Row = {
  fields: {
    liquidityPoolId: "fact",
    maxAmountA: "notIncluded",
    maxAmountB: "notIncluded",
    minPrice: "notIncluded",
    maxPrice: "notIncluded",
  },
  own(draft, operation) {
    const shares = sharesOf(draft, operation)
    showShares(draft, operation, statement("atLeast", { amount: decimal(shares ?? 0n) }))
    leaveOut(draft, inWords(draft, operation))
  },
}

/** Shares of a pool for its assets. */
export const liquidityPoolWithdraw: Row = {
  fields: {
    liquidityPoolId: "fact",
    amount: "fact",
    minAmountA: "notIncluded",
    minAmountB: "notIncluded",
  },
  own(draft, operation) {
    const pool = draft.pools.get(idOf(operation))
    const taken = operation.fields.amount as bigint
    const left = (pool?.balance ?? 0n) - taken
    const isEnough = pool !== undefined && left >= 0n
    showShares(
      draft,
      operation,
      isEnough ? decimal(left) : statement("unitsLess", { amount: decimal(taken) }),
    )
    if (isEnough) draft.pools.set(idOf(operation), { ...pool, balance: left })
    else fail(draft, "tooFewShares")
    leaveOut(draft, inWords(draft, operation))
  },
}

function showShares(draft: Draft, operation: Operation, after: Shown): void {
  const held = sharesOf(draft, operation)
  show(draft, `pool ${idOf(operation)}`, {
    name: statement("poolShares", { pool: code(idOf(operation)) }),
    after: [after],
    before: decimal(held ?? 0n),
  })
}

function sharesOf(draft: Draft, operation: Operation): bigint | undefined {
  return draft.pools.get(idOf(operation))?.balance
}

function idOf({ fields }: Operation): string {
  return encodeHex(fields.liquidityPoolId as Uint8Array)
}

function decimal(units: bigint): Shown {
  return { type: "number", value: fromStroops(units) }
}
