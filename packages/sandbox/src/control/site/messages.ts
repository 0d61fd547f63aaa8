import { fieldsOf, textOf } from "../../wallet/fields.js"
import { element } from "../../wallet/screens.js"
import type { LogEntry } from "../../wallet/state.js"
import { more } from "./fields.js"
import type { Part } from "./part.js"

/** The messages between pages and a wallet as they are, newest first. */
export function messagesPart(): Part {
  const list = element("ol", "", "messages")
  const none = element("p", "No message yet.")
  const items = new Map<string, HTMLElement>()
  return {
    element: element("section", [element("h3", "Messages"), none, list]),
    draw({ log }) {
      none.hidden = log.length > 0
      const keys = keysOf(log)
      for (const [key, item] of items) {
        if (keys.has(key)) continue
        item.remove()
        items.delete(key)
      }
      for (const [key, entry] of keys) {
        if (items.has(key)) continue
        const item = itemOf(entry)
        items.set(key, item)
        list.prepend(item)
      }
    },
  }
}

/** The entries by a key. Equal entries are numbered. */
function keysOf(log: readonly LogEntry[]): Map<string, LogEntry> {
  const keys = new Map<string, LogEntry>()
  for (const entry of log) {
    const text = JSON.stringify(entry)
    let count = 0
    while (keys.has(`${count} ${text}`)) count++
    keys.set(`${count} ${text}`, entry)
  }
  return keys
}

function itemOf({ at, direction, message }: LogEntry): HTMLElement {
  const time = new Date(at).toLocaleTimeString([], { hour12: false })
  const way = direction === "in" ? "to the wallet" : "to the page"
  const pre = element("pre", JSON.stringify(message, null, 2))
  pre.tabIndex = 0
  return element("li", [more(`${time} ${way}: ${nameOf(message)}`, [pre])])
}

/** The fields in which wallets' messages have their name. */
const naming = ["method", "type", "intent", "action", "name", "apdu"]

function nameOf(message: unknown): string {
  const fields = fieldsOf(message)
  const name = naming.map((field) => textOf(fields[field])).find((text) => text !== "")
  return name?.slice(0, 60) ?? "message"
}
