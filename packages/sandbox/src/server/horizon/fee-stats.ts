import { BASE_FEE } from "../../network/parameters.js"
import type { Handler } from "../http.js"
import type { Network } from "../network.js"
import { resource } from "./resource.js"

/** How many ledgers the statistics look back. */
const WINDOW = 5

const PERCENTILES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]

/** `GET /fee_stats`: what an operation cost in the last five ledgers, and what was offered for it, in stroops. */
export function feeStats({ ledger }: Network): Handler {
  return () => {
    const window = ledger.closed.slice(-WINDOW).flatMap(({ transaction }) => transaction ?? [])
    const { ledgerSeq, maxTxSetSize } = ledger.latest().header
    const operations = window.reduce((sum, { body }) => sum + body.operations.length, 0)
    return resource({
      last_ledger: String(ledgerSeq),
      last_ledger_base_fee: String(BASE_FEE),
      ledger_capacity_usage: String(operations / (WINDOW * maxTxSetSize)),
      fee_charged: distribution(window.map((each) => perOperation(each.feeCharged, each))),
      max_fee: distribution(
        window.map((each) => perOperation(each.bump?.body.fee ?? BigInt(each.body.fee), each)),
      ),
    })
  }
}

function perOperation(
  fee: bigint,
  { body, bump }: { body: { operations: readonly unknown[] }; bump?: unknown },
): bigint {
  return fee / BigInt(body.operations.length + (bump ? 1 : 0))
}

/** With no transaction to tell of, all is the base fee. */
function distribution(fees: readonly bigint[]): Record<string, string> {
  const sorted = (fees.length > 0 ? fees : [BASE_FEE]).toSorted((a, b) => (a < b ? -1 : 1))
  const at = (percentile: number) =>
    String(sorted[Math.max(0, Math.ceil((percentile / 100) * sorted.length) - 1)]!)
  return {
    max: at(100),
    min: at(0),
    mode: String(mode(sorted)),
    ...Object.fromEntries(PERCENTILES.map((each) => [`p${each}`, at(each)])),
  }
}

/** The value that is there most often; of several, the lowest. */
function mode(sorted: readonly bigint[]): bigint {
  const times = (fee: bigint) => sorted.filter((other) => other === fee).length
  return sorted.reduce((best, fee) => (times(fee) > times(best) ? fee : best))
}
