import type { DescribedTransaction } from "@alidade/core/describe"
import type { ReactElement } from "react"
import type { Effect } from "../../logic/effects/effect.js"
import { Notice } from "../../ui/notice.js"
import { SentenceView } from "./statement-view.js"

/** Warnings that say less than the alarms of a computed effect, which name the signers and what they can do. */
const coarse: ReadonlySet<string> = new Set([
  "warnSigner",
  "warnThresholds",
  "warnMasterWeight",
  "warnMasterOff",
  "warnMerge",
])

/** What a transaction alone gives reason to warn of, each once. */
export default function RequestWarnings({
  transaction: { warnings, operations },
  effect,
}: {
  transaction: DescribedTransaction
  effect: Effect | undefined
}): ReactElement {
  const hasAlarms = effect?.accounts.some(({ alarms }) => alarms.length > 0) ?? false
  const all = [...warnings, ...operations.flatMap((operation) => operation.warnings)]
  const shown = all.filter(({ key }) => !(hasAlarms && coarse.has(key)))
  const distinct = new Map(shown.map((warning) => [JSON.stringify(warning), warning]))
  return (
    <>
      {[...distinct].map(([key, warning]) => (
        <Notice
          key={key}
          tone={warning.level === "danger" ? "bad" : "warn"}
          title={<SentenceView sentence={warning} />}
        />
      ))}
    </>
  )
}
