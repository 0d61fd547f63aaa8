import { ForeignText, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Entry } from "../logic/activity/entry.js"
import { say } from "../texts/en/activity.js"
import { formatTime } from "../texts/numbers.js"
import { Reason } from "../ui/reason.js"
import { entryWords } from "./entry-words.js"

/** One step of an item: the other side, the network, the time, and its result. */
export function EntryLine({ entry }: { entry: Entry }): ReactElement {
  const { kind, party, at, network, words } = entry
  const nameNetwork = useNetworkName()
  return (
    <li>
      <p>
        {say(kind)} · <ForeignText text={party} />
        {network && kind !== "sent" && (
          <>
            {" · "}
            <ForeignText text={nameNetwork(network)} />
          </>
        )}
        {" · "}
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </p>
      <p>
        {entry.result || entry.change ? (
          entryWords(entry)
        ) : (
          <Reason said={entry.reason ?? (words ? { quote: words } : entryWords(entry))} />
        )}
      </p>
    </li>
  )
}
