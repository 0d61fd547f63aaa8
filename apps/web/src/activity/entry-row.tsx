import { useConnectModal, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import type { Brought } from "../links/inbox.js"
import { CopyButton } from "../parts/copy-button.js"
import { Icon, type IconName } from "../parts/icons.js"
import type { Entry } from "./journal.js"
import { titles } from "./report.js"

const icons: Readonly<Record<Entry["outcome"], IconName>> = {
  done: "check",
  stopped: "none",
  failed: "cross",
}

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" })

/** One thing that was asked: how it ended, the way to try it again where it did not end well, and its report. */
export function EntryRow({ entry, report }: { entry: Entry; report: string }): ReactElement {
  const { kind, party, at, outcome, words, network } = entry
  const kit = useKit()
  const again = useAgain(entry)
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
        <p className="actions">
          {again && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`Try again: ${titles[kind]}, ${party}, ${clock.format(at)}`}
              onClick={again}
            >
              Try again
            </button>
          )}
          <CopyButton
            text={report}
            what={`this entry: ${titles[kind]}, ${party}, ${clock.format(at)}`}
            label="Copy"
          />
        </p>
      </div>
      <time className="hint" dateTime={new Date(at).toISOString()}>
        {clock.format(at)}
      </time>
    </li>
  )
}

/**
 * How to try again what did not end well: it is brought back to where it is reviewed, never asked at once. Undefined
 * where there is nothing to try.
 */
function useAgain({ kind, outcome, network, payload }: Entry): (() => void) | undefined {
  const { inbox } = usePage()
  const { open } = useConnectModal()
  if (outcome === "done") return undefined
  if (kind === "connect") return () => void open()
  const brought = payload === undefined ? undefined : broughtAgain(kind, payload)
  return brought && (() => inbox.bring(brought, network))
}

function broughtAgain(kind: Exclude<Entry["kind"], "connect">, payload: string): Brought {
  switch (kind) {
    case "transaction":
    case "sent":
      return { what: "transaction", xdr: payload }
    case "auth-entry":
      return { what: "authorization", preimage: payload }
    case "message":
      return { what: "message", text: payload }
  }
}
