import { useConnectModal, useKit } from "@alidade/react"
import { type ReactElement, useCallback, useState, useSyncExternalStore } from "react"
import type { Entry } from "../logic/activity/entry.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/activity.js"
import { Button } from "../ui/button.js"
import { Checkbox } from "../ui/checkbox.js"
import { CopyButton } from "../ui/copy-button.js"
import { FirstItems } from "../ui/first-items.js"
import { EntryRow } from "./entry-row.js"
import { writeReport } from "./report.js"

/** How many entries are shown at first. */
const SHOWN = 8

/** The requests of this tab and their results. */
export function Activity(): ReactElement {
  const kit = useKit()
  const { journal, mode } = usePage()
  const entries = useSyncExternalStore(journal.subscribe, journal.getState)
  const [addresses, setAddresses] = useState(false)
  const { open } = useConnectModal()
  const report = useCallback(
    (shown: readonly Entry[]): string =>
      writeReport(shown, {
        addresses,
        about: [`Mode: ${mode}`, `Browser: ${navigator.userAgent}`],
        nameNetwork: kit.networkName,
      }),
    [addresses, mode, kit],
  )
  return (
    <section className="activity" aria-labelledby="activity">
      <div className="section-head">
        <h2 id="activity">{say("title")}</h2>
        {entries.length > 0 && (
          <Button look="quiet" onClick={journal.clear}>
            {say("clear")}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="hint empty">{say("empty")}</p>
      ) : (
        <>
          <FirstItems
            items={entries}
            first={SHOWN}
            more={(count) => say("more", { count })}
            className="entries"
          >
            {(entry) => <EntryRow key={entry.id} entry={entry} report={report} onConnect={open} />}
          </FirstItems>
          <div className="actions report">
            <CopyButton
              text={() => report(entries)}
              name={say("copyReport")}
              label={say("copyReport")}
            />
            <Checkbox checked={addresses} onChange={setAddresses}>
              <span className="hint">{say("includeAddresses")}</span>
            </Checkbox>
          </div>
        </>
      )}
    </section>
  )
}
