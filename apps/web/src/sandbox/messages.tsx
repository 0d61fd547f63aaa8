import { visibleText } from "@alidade/core/encoding"
import type { LogEntry } from "@alidade/sandbox/browser"
import type { ReactElement } from "react"
import { say } from "../texts/en/sandbox.js"
import { formatTime } from "../texts/numbers.js"
import { More } from "../ui/more.js"
import { foldMessages } from "./fold-messages.js"

const WHOLE = { max: Number.POSITIVE_INFINITY, lines: true }

/** The messages between page and wallet, latest first. */
export function Messages({ log }: { log: readonly LogEntry[] }): ReactElement {
  const messages = foldMessages(log)
  return (
    <section className="dock-messages" aria-label={say("messages")}>
      <h2>{say("messages")}</h2>
      {messages.length === 0 ? (
        <p className="hint">{say("noMessages")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-label={say("latest")}>
          {messages.map(({ key, direction, name, message, times, at }) => (
            <li key={key}>
              <More
                summary={say(direction === "in" ? "received" : "sent", {
                  time: formatTime(at),
                  name: times > 1 ? `${name} ×${times}` : name,
                })}
              >
                {() => (
                  <pre className="mono">{visibleText(JSON.stringify(message, null, 1), WHOLE)}</pre>
                )}
              </More>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
