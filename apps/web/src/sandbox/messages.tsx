import type { LogEntry } from "@alidade/sandbox/browser"
import type { ReactElement } from "react"
import { More } from "../parts/more.js"
import { visible, visibleLines } from "../stellar/visible.js"

/** How many of the latest messages are shown. */
const SHOWN = 30

/** The messages between page and wallet, as they pass: the latest first. */
export function Messages({ log }: { log: readonly LogEntry[] }): ReactElement {
  const latest = log.slice(-SHOWN).reverse()
  return (
    <section className="dock-messages" aria-label="Messages">
      <h2>Messages</h2>
      {latest.length === 0 ? (
        <p className="hint">What page and wallet say to each other appears here.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-label="Latest messages">
          {latest.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name; what moves is its place
            <li key={log.length - index}>
              <More
                summary={`${entry.direction === "in" ? "page → wallet" : "wallet → page"}  ${nameOf(entry.message)}`}
              >
                {() => (
                  <pre className="mono">{visibleLines(JSON.stringify(entry.message, null, 1))}</pre>
                )}
              </More>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What a message is about: its type, or the fields that an answer has. */
function nameOf(message: unknown): string {
  if (typeof message !== "object" || message === null) return visible(String(message))
  const { type, source, messageId, messagedId, ...fields } = message as Record<string, unknown>
  return typeof type === "string" ? visible(type) : visible(Object.keys(fields).join(", "))
}
