import { formatDistance } from "@alidade/react/texts"
import type { ReactElement } from "react"
import type { WaitingGroup } from "../logic/waiting/next-act.js"
import { useWaiting, type Waiting as WaitingState } from "../page/use-waiting.js"
import { say } from "../texts/en/waiting.js"
import { pageLanguage } from "../texts/page-language.js"
import { useArrival } from "../ui/use-arrival.js"
import { useNow } from "../ui/use-now.js"
import { useRows } from "./use-rows.js"
import { WaitingRow } from "./waiting-row.js"

const groups: readonly WaitingGroup[] = ["forYou", "forOthers", "done"]

/** The place for transactions of shared accounts: those that wait for the visitor, those that wait for others, and the done ones. */
export default function Waiting({ address }: { address: string }): ReactElement {
  const waiting = useWaiting()
  const { discard } = waiting
  const heading = useArrival<HTMLHeadingElement>()
  const rows = useRows(address)
  return (
    <div className="stack">
      <div className="stack waiting-head">
        <h2 className="work-title" ref={heading} tabIndex={-1}>
          {say("title")}
        </h2>
        <p className="hint">
          {say("kept")} <Asked {...waiting} />
        </p>
      </div>
      {rows.length === 0 && <p>{say("empty")}</p>}
      {groups.map((group) => {
        const shown = rows.filter((row) => row.group === group)
        return (
          shown.length > 0 && (
            <section key={group} aria-labelledby={`waiting-${group}`}>
              <h3 className="label" id={`waiting-${group}`}>
                {say(group)}
              </h3>
              <ul className="waiting-rows">
                {shown.map((row) => (
                  <WaitingRow
                    key={row.item.hash}
                    {...row}
                    address={address}
                    onDiscard={() => {
                      discard(row.item)
                      heading.current?.focus()
                    }}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** When the network was asked, or that it is silent. */
function Asked({ askedAt, isSilent }: Pick<WaitingState, "askedAt" | "isSilent">): ReactElement {
  const now = useNow()
  return (
    <>
      <span role="status">{isSilent && say("silent")}</span>
      {!isSilent &&
        askedAt !== undefined &&
        say("asked", { when: formatDistance(Math.min(0, askedAt - now), pageLanguage().code) })}
    </>
  )
}
