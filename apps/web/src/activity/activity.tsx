import { useKit } from "@alidade/react"
import { type ReactElement, useState, useSyncExternalStore } from "react"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { Checkbox } from "../parts/checkbox.js"
import { CopyButton } from "../parts/copy-button.js"
import { say } from "../texts/en/activity.js"
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
  const [all, setAll] = useState(false)
  const about = [`Mode: ${mode}`, `Browser: ${navigator.userAgent}`]
  const report = (shown: typeof entries): string =>
    writeReport(shown, { addresses, about, nameNetwork: kit.networkName })
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
          <ol className="entries">
            {(all ? entries : entries.slice(0, SHOWN)).map((entry) => (
              <EntryRow key={entry.id} entry={entry} report={report([entry])} />
            ))}
          </ol>
          {entries.length > SHOWN && !all && (
            <p className="actions">
              <Button look="quiet" onClick={() => setAll(true)}>
                {say("more", { count: entries.length - SHOWN })}
              </Button>
            </p>
          )}
          <div className="actions report">
            <CopyButton text={report(entries)} name={say("copyReport")} label={say("copyReport")} />
            <Checkbox checked={addresses} onChange={setAddresses}>
              <span className="hint">{say("includeAddresses")}</span>
            </Checkbox>
          </div>
        </>
      )}
    </section>
  )
}
