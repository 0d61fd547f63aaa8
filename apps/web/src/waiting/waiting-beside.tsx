import type { ReactElement } from "react"
import { progressOf } from "../logic/signatures/progress.js"
import { PartyName } from "../page/party-name.js"
import { Sentence } from "../page/sentence/sentence.js"
import { useDeeds } from "../page/sentence/use-deeds.js"
import { say } from "../texts/en/waiting.js"
import { TimeLeft } from "./time-left.js"
import { useOpenItem } from "./use-open-item.js"
import { openAmong, type Row, useRows } from "./use-rows.js"

/** So many are shown beside the jobs. */
const SHOWN = 3

/** The transactions that wait for signatures, in short. Renders nothing without one. */
export function WaitingBeside({ address }: { address: string }): ReactElement | null {
  const rows = useRows(address)
  const open = openAmong(rows)
  if (rows.length === 0) return null
  return (
    <section className="waiting-beside" aria-labelledby="waiting-beside">
      <div className="section-head">
        <h2 id="waiting-beside">
          {say("short")} {open.length > 0 && <span className="waiting-count">{open.length}</span>}
        </h2>
        <a href="#waiting" aria-label={`${say("all")}: ${say("title")}`}>
          {say("all")}
        </a>
      </div>
      <ul className="waiting-rows">
        {open.slice(0, SHOWN).map((row) => (
          <Shown key={row.item.hash} {...row} />
        ))}
      </ul>
    </section>
  )
}

function Shown({ item, signatureStatus, act }: Row): ReactElement {
  const open = useOpenItem()
  const deeds = useDeeds(item.xdr)
  const progress = signatureStatus && progressOf(signatureStatus)
  return (
    <li>
      <button type="button" className="waiting-open" onClick={() => open(item, act !== "review")}>
        {deeds ? <Sentence deeds={deeds} form="toDo" /> : item.hash.slice(0, 8)}
      </button>
      <p className="hint waiting-facts">
        <PartyName address={item.source} />
        {progress && <span>{say("count", progress)}</span>}
        {item.expiresAt !== undefined && <TimeLeft expiresAt={item.expiresAt} />}
      </p>
    </li>
  )
}
