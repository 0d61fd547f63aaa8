import { visibleText } from "@alidade/core/encoding"
import { ForeignText, useConnectModal, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import { ExplorerLink } from "../explorer/explorer-link.js"
import { Button } from "../parts/button.js"
import { CopyButton } from "../parts/copy-button.js"
import { Icon, type IconName } from "../parts/icons.js"
import { Reason } from "../parts/reason.js"
import { say } from "../texts/en/activity.js"
import { formatTime } from "../texts/numbers.js"
import { type Entry, results } from "./entry.js"
import { openAgain } from "./open-again.js"

const icons: Readonly<Record<Entry["outcome"], IconName>> = {
  done: "check",
  stopped: "none",
  failed: "cross",
}

/** One request: its result, a button to open it again or retry, and its report. */
export function EntryRow({ entry, report }: { entry: Entry; report: string }): ReactElement {
  const { kind, party, at, outcome, words, network, answer } = entry
  const kit = useKit()
  const again = useAgain(entry)
  const opens = outcome === "done" || kind === "sent"
  const time = formatTime(at)
  const result = results.find((key) => say.english[key] === words)
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
                <ForeignText text={kit.networkName(network)} />
              </>
            )}
          </span>
        </p>
        <p className="hint">{result ? say(result) : <Reason text={words} />}</p>
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
          <CopyButton text={report} name={say("copyEntry", { entry: named })} />
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
function useAgain(entry: Entry): (() => void) | undefined {
  const { inbox } = usePage()
  const { open } = useConnectModal()
  if (entry.kind === "connect") return entry.outcome === "done" ? undefined : () => void open()
  const item = openAgain(entry)
  return item && (() => inbox.open(item, entry.network))
}
