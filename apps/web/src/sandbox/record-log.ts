import { type Inspection, nameOfMessage } from "@alidade/react/inspector"
import type { LogEntry } from "@alidade/sandbox/browser"
import { fieldsOf, isTime } from "../logic/stellar/read-json.js"
import type { PageWallet } from "../page/simulated-wallets.js"
import { apduWords } from "./apdu.js"

/**
 * Records the messages that a simulated wallet receives and sends from now on, whichever way they take. Returns a function
 * that stops it.
 */
export function recordLog(
  {
    id,
    wallet,
  }: Pick<PageWallet, "id"> & { wallet: Pick<PageWallet["wallet"], "getState" | "subscribe"> },
  { record }: Pick<Inspection, "record">,
): () => void {
  const started = Date.now()
  let known: ReadonlySet<string> = new Set(entriesOf(wallet.getState().log).map(keyOf))
  return wallet.subscribe(() => {
    const entries = entriesOf(wallet.getState().log)
    for (const entry of entries) {
      // The log of a wallet on a server has those of other pages, and of this one before a reload.
      if (entry.at < started || known.has(keyOf(entry))) continue
      const { direction, message } = entry
      const note = direction === "in" ? `page → ${id}` : `${id} → page`
      record({ kind: "message", name: nameOf(entry), note, detail: message })
    }
    known = new Set(entries.map(keyOf))
  })
}

/** The log comes from the sandbox's server: what isn't an entry is left out. */
function entriesOf(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry: unknown) => {
    const { at, direction } = fieldsOf(entry)
    return isTime(at) && (direction === "in" || direction === "out")
  })
}

function keyOf(entry: LogEntry): string {
  return JSON.stringify(entry)
}

function nameOf({ message, direction }: LogEntry): string {
  const { apdu } = fieldsOf(message)
  return typeof apdu === "string" ? apduWords(apdu, direction) : nameOfMessage(message)
}
