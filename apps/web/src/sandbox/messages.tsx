import { visibleText } from "@alidade/core/encoding"
import type { LogEntry } from "@alidade/sandbox/browser"
import type { ReactElement } from "react"
import { More } from "../parts/more.js"
import { foldMessages } from "./fold-messages.js"

const WHOLE = { max: Number.POSITIVE_INFINITY, lines: true }

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" })

/** The messages between page and wallet, latest first. */
export function Messages({ log }: { log: readonly LogEntry[] }): ReactElement {
  const messages = foldMessages(log)
  return (
    <section className="dock-messages" aria-label="Messages">
      <h2>Messages</h2>
      {messages.length === 0 ? (
        <p className="hint">Messages between page and wallet appear here.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-label="Latest messages">
          {messages.map(({ key, direction, name, message, times, at }) => (
            <li key={key}>
              <More
                summary={`${clock.format(at)}  ${direction === "in" ? "page → wallet" : "wallet → page"}  ${name}${times > 1 ? ` ×${times}` : ""}`}
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
