import { useKit } from "@alidade/react"
import { type ReactElement, useState, useSyncExternalStore } from "react"
import { usePage } from "../app/page.js"
import { CopyButton } from "../parts/copy-button.js"
import { Icon, type IconName } from "../parts/icons.js"
import type { Entry } from "./journal.js"
import { titles, writeReport } from "./report.js"

const icons: Readonly<Record<Entry["outcome"], IconName>> = {
  done: "check",
  stopped: "none",
  failed: "cross",
}

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" })

/** What was asked since the page was opened, and how it ended. */
export function Activity(): ReactElement {
  const { journal, mode } = usePage()
  const entries = useSyncExternalStore(journal.subscribe, journal.getState)
  const [addresses, setAddresses] = useState(false)
  const report = writeReport(entries, {
    addresses,
    about: [`Mode: ${mode}`, `Browser: ${navigator.userAgent}`],
  })
  return (
    <section className="activity" aria-labelledby="activity">
      <div className="section-head">
        <h2 id="activity">Activity</h2>
        {entries.length > 0 && (
          <button type="button" className="button button-quiet" onClick={journal.clear}>
            Clear
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="hint empty">
          What you ask of your wallet appears here, with how it ended and what was checked.
        </p>
      ) : (
        <>
          <ol className="entries">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ol>
          <div className="actions report">
            <CopyButton text={report} what="report" label="Copy report" />
            <label className="check hint">
              <input
                type="checkbox"
                checked={addresses}
                onChange={(event) => setAddresses(event.target.checked)}
              />
              Include addresses and hashes
            </label>
          </div>
        </>
      )}
    </section>
  )
}

function Row({ entry }: { entry: Entry }): ReactElement {
  const { kind, party, at, outcome, words, network } = entry
  const kit = useKit()
  return (
    <li className="entry" data-outcome={outcome}>
      <Icon name={icons[outcome]} />
      <div>
        <p>
          <span className="title">{titles[kind]}</span>{" "}
          <span className="hint">
            {party}
            {network && kind !== "sent" ? ` · ${kit.networkName(network)}` : ""}
          </span>
        </p>
        <p className="hint">{words}</p>
      </div>
      <time className="hint" dateTime={new Date(at).toISOString()}>
        {clock.format(at)}
      </time>
    </li>
  )
}
