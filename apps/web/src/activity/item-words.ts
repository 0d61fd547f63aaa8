import { visibleText } from "@alidade/core/encoding"
import type { Entry } from "../logic/activity/entry.js"
import type { ActivityItem } from "../logic/activity/group.js"
import { formatClock, formatDay } from "../texts/days.js"
import { say } from "../texts/en/activity.js"
import { pageLanguage } from "../texts/page-language.js"
import type { IconName } from "../ui/icons.js"

/** What is known of an item besides its entries. */
export interface ItemFacts {
  /** The one value that the wallet changed. */
  changed?: "amount" | "to" | undefined
  /** Its time is over: no ledger takes it any more. */
  isOver: boolean
  /** It was signed and never sent from here, and its time is over. */
  hasExpired: boolean
}

/** When an item was requested, signed, and sent, and what came of it, in one line. */
export function itemTimes(item: ActivityItem, facts: ItemFacts): string {
  const { entries, state } = item
  const last = entries.at(-1)!
  const day = formatDay(last.at)
  if (state === "rejected") return `${day} · ${rejectionWords(last, facts)}`
  const steps = entries.flatMap(stepsOf)
  return `${day} · ${list(facts.hasExpired ? [...steps, say("expiredUnsent")] : steps)}`
}

/** How far an item is, in a word, and when that was. */
export function itemState(item: ActivityItem, facts: ItemFacts): string {
  const { state, entries } = item
  const last = entries.at(-1)!
  const words =
    state === "rejected" ? rejectionWords(last, facts) : say(facts.hasExpired ? "expired" : state)
  const day = formatDay(last.at)
  return `${words} · ${day === formatDay(Date.now()) ? formatClock(last.at) : day}`
}

/** The picture of a state. The words beside it say the same. */
export function itemIcon({ state, entries }: ActivityItem, facts: ItemFacts): IconName {
  switch (state) {
    case "confirmed":
    case "connected":
      return "check"
    case "signed":
      return entries[0]!.kind === "transaction" || facts.hasExpired ? "clock" : "check"
    case "unanswered":
      return "clock"
    case "stopped":
      return "none"
    default:
      return "cross"
  }
}

function stepsOf({ kind, at, since, outcome, answer }: Entry): string[] {
  const time = formatClock(at)
  if (kind === "sent") {
    const sent = since === undefined ? [] : [say("sentAt", { time: formatClock(since) })]
    const { outcome = "unknown" } = answer ?? {}
    return [
      ...sent,
      say(
        ({ applied: "confirmedAt", refused: "refusedAt", unknown: "unansweredAt" } as const)[
          outcome
        ],
        { time },
      ),
    ]
  }
  if (outcome === "done") return [say(kind === "connect" ? "connectedAt" : "signedAt", { time })]
  return [say(outcome === "stopped" ? "stoppedAt" : "failedAt", { time })]
}

function rejectionWords({ party, code, change }: Entry, { changed }: ItemFacts): string {
  const wallet = visibleText(party)
  if (code === "wrong-account") return say("wrongAccount", { wallet })
  if (code === "bad-signature") return say("badSignature", { wallet })
  return say(change === "lostSignature" ? change : (changed ?? "otherTransaction"), { wallet })
}

function list(items: readonly string[]): string {
  const { code } = pageLanguage()
  return new Intl.ListFormat(code, { type: "unit", style: "short" }).format(items)
}
