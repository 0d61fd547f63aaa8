import { useConnectModal, useKit } from "@alidade/react"
import { type ReactElement, useCallback, useId, useState } from "react"
import type { Entry } from "../logic/activity/entry.js"
import type { ReadEnvelope } from "../logic/activity/title.js"
import { usePage } from "../page/page.js"
import { useTabStores } from "../page/tab-stores.js"
import { say } from "../texts/en/activity.js"
import { Button } from "../ui/button.js"
import { FirstItems } from "../ui/first-items.js"
import { Export } from "./export.js"
import { ItemRow } from "./item-row.js"
import { writeReport } from "./report.js"
import { tableOf } from "./table.js"
import type { ShownItem } from "./use-items.js"

export interface SignedHereProps {
  items: readonly ShownItem[]
  /** Those that the filter shows. */
  shown: readonly ShownItem[]
  read: ReadEnvelope
}

/** How many items are shown at first. */
const SHOWN = 8

/** What was requested and sent from this page. */
export function SignedHere({ items, shown, read }: SignedHereProps): ReactElement {
  const kit = useKit()
  const { mode } = usePage()
  const { journal } = useTabStores()
  const { open } = useConnectModal()
  const [isExporting, setExporting] = useState(false)
  const [heading, panel] = [useId(), useId()]
  const report = useCallback(
    (entries: readonly Entry[]): string =>
      writeReport(entries, {
        about: [`Mode: ${mode}`, `Browser: ${navigator.userAgent}`],
        nameNetwork: kit.networkName,
      }),
    [mode, kit],
  )
  const table = (): readonly (readonly string[])[] =>
    tableOf(items, { read, nameNetwork: kit.networkName })
  return (
    <section className="activity-part" aria-labelledby={heading}>
      <div className="activity-head">
        <h2 id={heading}>{say("signedHere")}</h2>
        {items.length > 0 && (
          <Button
            look="quiet"
            aria-expanded={isExporting}
            aria-controls={panel}
            onClick={() => setExporting(!isExporting)}
          >
            {say("export")}
          </Button>
        )}
      </div>
      <div id={panel} hidden={!isExporting}>
        {isExporting && <Export table={table} report={() => report(journal.getState())} />}
      </div>
      {shown.length === 0 ? (
        <p className="hint">{say(items.length === 0 ? "empty" : "noMatch")}</p>
      ) : (
        <FirstItems
          items={shown}
          first={SHOWN}
          more={(count) => say("more", { count })}
          className="activity-list"
        >
          {(one) => <ItemRow key={one.item.id} {...one} report={report} onConnect={open} />}
        </FirstItems>
      )}
    </section>
  )
}
