import { visibleText } from "@alidade/core/encoding"
import { ForeignText, useNetworkName } from "@alidade/react"
import { type MemoExoticComponent, memo, type ReactElement } from "react"
import type { Entry } from "../logic/activity/entry.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { openAgain } from "../page/open-again.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/activity.js"
import { formatTime } from "../texts/numbers.js"
import { usePageLanguage } from "../texts/page-language.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Icon, type IconName } from "../ui/icons.js"
import { Reason } from "../ui/reason.js"
import { entryWords } from "./entry-words.js"

const icons: Readonly<Record<Entry["outcome"], IconName>> = {
  done: "check",
  stopped: "none",
  failed: "cross",
}

export interface EntryRowProps {
  entry: Entry
  /** Writes a report of entries. */
  report: (entries: readonly Entry[]) => string
  /** Called to try a failed connection again. */
  onConnect: () => void
}

/**
 * One request: its result, a button to open it again or retry, and its report. It renders again only if its props or the
 * language change.
 */
export const EntryRow: MemoExoticComponent<(props: EntryRowProps) => ReactElement> = memo(Row)

function Row({ entry, report, onConnect }: EntryRowProps): ReactElement {
  const { kind, party, at, outcome, network, answer, words } = entry
  const nameNetwork = useNetworkName()
  const again = useAgain(entry, onConnect)
  usePageLanguage()
  const opens = outcome === "done" || kind === "sent"
  const time = formatTime(at)
  const named = say("entry", { kind: say(kind), party: visibleText(party), time })
  return (
    <li className="entry" data-outcome={outcome}>
      <Icon name={icons[outcome]} />
      <div>
        <p>
          <span className="title">{say(kind)}</span>{" "}
          <span className="hint">
            <ForeignText text={party} />
            {network && kind !== "sent" && (
              <>
                {" · "}
                <ForeignText text={nameNetwork(network)} />
              </>
            )}
          </span>
        </p>
        <p className="hint">
          {entry.result || entry.change ? (
            entryWords(entry)
          ) : (
            <Reason said={entry.reason ?? (words ? { quote: words } : entryWords(entry))} />
          )}
        </p>
        <p className="actions">
          {again && (
            <Button
              look="quiet"
              aria-label={say(opens ? "openEntry" : "retryEntry", { entry: named })}
              onClick={again}
            >
              {say(opens ? "open" : "retry")}
            </Button>
          )}
          <CopyButton text={() => report([entry])} name={say("copyEntry", { entry: named })} />
          {answer?.hash && outcome === "done" && (
            <ExplorerLink subject={{ transaction: answer.hash }} network={network} />
          )}
        </p>
      </div>
      <time className="hint" dateTime={new Date(at).toISOString()}>
        {time}
      </time>
    </li>
  )
}

/**
 * Opens an entry again, or undefined if there is nothing to open. It sends no request to a wallet: a failed request is
 * shown for review first.
 */
function useAgain(entry: Entry, onConnect: () => void): (() => void) | undefined {
  const { inbox } = usePage()
  if (entry.kind === "connect") return entry.outcome === "done" ? undefined : () => onConnect()
  const item = openAgain(entry)
  return item && (() => inbox.open(item))
}
