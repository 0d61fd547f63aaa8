import type { FeeRates } from "@alidade/core/send"
import { BASE_FEE, findFeeProblem, type Speed, speeds } from "../../logic/stellar/fee.js"
import { readAmount } from "../../logic/stellar/read-amount.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/fees.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useAsync } from "../../ui/use-async.js"

/** The fee of a transaction: one of the network's rates, or the visitor's own. Amounts are stroops. */
export interface Fee {
  /** Undefined until the network's statistics are read, or if they can't be. */
  rates: FeeRates | undefined
  isReading: boolean
  /** `base`: the minimum, without statistics. */
  chosen: Speed | "base" | "own"
  choose: (chosen: string) => void
  /** Reads the statistics again, if that failed. */
  retry: (() => void) | undefined
  /** What the visitor typed for the whole transaction. */
  own: string
  changeOwn: (text: string) => void
  /** What is wrong with it. */
  problem: string | undefined
  count: bigint
  /** A contract call also pays for its resources. */
  isContract: boolean
  perOperation: bigint
  total: bigint
}

export interface FeeOptions {
  /** The form's name among the drafts, which remember the choice. */
  draft: string | undefined
  /** How many operations the transaction has. */
  count?: number
  isContract?: boolean
  /** Where the own fee is kept, if not among the drafts. */
  own?: readonly [text: string, change: (text: string) => void]
}

/** The fee of what a form composes. Asks the network once what its transactions pay. */
export function useFee(options: FeeOptions): Fee {
  const { draft, count: operations = 1, isContract = false } = options
  const { passphrase, horizonUrl } = usePageNetwork()
  const [kept, keep] = useDraft(draft, "speed")
  const drafted = useDraft(draft, "fee")
  const [own, changeOwn] = options.own ?? drafted
  const {
    data: rates,
    status,
    again,
  } = useAsync(horizonUrl, async (signal) => {
    const { fees } = await import("@alidade/core/send")
    return fees({ passphrase, horizonUrl }, { signal })
  })
  const speed = speeds.find((one) => one === kept) ?? "usual"
  const perOperation = rates?.[speed] ?? BASE_FEE
  const count = BigInt(Math.max(1, operations))
  const found = findFeeProblem(own, count)
  const typed = own === "" ? undefined : readAmount(own)
  return {
    rates,
    isReading: status === "loading" && !rates,
    chosen: own !== "" || kept === "own" ? "own" : rates ? speed : "base",
    choose(chosen) {
      keep(chosen)
      if (chosen !== "own") changeOwn("")
    },
    retry: status === "failed" ? again : undefined,
    own,
    changeOwn,
    problem:
      found?.problem === "feeTooLow"
        ? say("feeTooLow", { least: formatStroops(found.least) })
        : found && describeAmountProblem(found),
    count,
    isContract,
    perOperation,
    total: typed && "units" in typed ? typed.units : perOperation * count,
  }
}
