import type { ReactElement } from "react"
import { progressOf } from "../logic/signatures/progress.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { type NextAct, nextActOf } from "../logic/waiting/next-act.js"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { PartyName } from "../page/party-name.js"
import { Sentence } from "../page/sentence/sentence.js"
import { useDeeds } from "../page/sentence/use-deeds.js"
import { useWaiting } from "../page/use-waiting.js"
import { say } from "../texts/en/waiting.js"
import { TimeLeft } from "./time-left.js"
import { useOpenItem } from "./use-open-item.js"

/** So many are shown beside the jobs. */
const SHOWN = 3

/** The transactions that wait for signatures, in short. Renders nothing without one. */
export function WaitingBeside({ address }: { address: string }): ReactElement | null {
  const { items, statuses } = useWaiting()
  const open = items
    .filter(({ ending }) => !ending)
    .map((item) => ({ item, ...nextActOf(item, statuses.get(item.hash), address) }))
    // Those for the visitor first.
    .sort((one, other) => Number(other.group === "forYou") - Number(one.group === "forYou"))
  if (items.length === 0) return null
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
        {open.slice(0, SHOWN).map(({ item, act }) => (
          <Row key={item.hash} item={item} status={statuses.get(item.hash)} act={act} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  item,
  status,
  act,
}: {
  item: WaitingItem
  status: SignatureStatus | undefined
  act: NextAct
}): ReactElement {
  const open = useOpenItem()
  const deeds = useDeeds(item.xdr)
  const progress = status && progressOf(status)
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
