import type { Handler } from "../http/request.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { resource } from "./format.js"

const PERCENTILES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]

/** `GET /fee_stats`, in stroops. Every operation costs the network's fee rate, whatever a transaction offers. */
export function feeStats({ ledger }: ServedNetwork): Handler {
  return () => {
    const rate = String(ledger.feeRate)
    const names = ["max", "min", "mode", ...PERCENTILES.map((each) => `p${each}`)]
    const fees = Object.fromEntries(names.map((name) => [name, rate]))
    return resource({
      last_ledger: String(ledger.latest().header.ledgerSeq),
      last_ledger_base_fee: rate,
      ledger_capacity_usage: "0",
      fee_charged: fees,
      max_fee: fees,
    })
  }
}
