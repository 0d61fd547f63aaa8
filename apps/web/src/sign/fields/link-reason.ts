import { LinkError, type LinkProblem } from "../../logic/links/stellar-link.js"
import { InboxError, type InboxProblem } from "../../page/inbox.js"
import { say as sayInbox } from "../../texts/en/inbox.js"
import { say } from "../../texts/en/links.js"
import { say as sayStellar } from "../../texts/en/stellar.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { xdrReason } from "../../ui/xdr-reason.js"
import { envelopeReason } from "../fields/envelope-reason.js"

/** Why a link, or what it contains, is refused, in words. */
export function linkReason(error: unknown): string {
  if (error instanceof LinkError) return describeLink(error.found)
  if (error instanceof InboxError) return describeItem(error.found)
  return envelopeReason(error)
}

function describeLink(found: LinkProblem): string {
  switch (found.problem) {
    case "badAmount":
      return say("badAmount", { reason: describeAmountProblem(found.found) })
    case "badMemo":
      return say("badMemo", { reason: sayStellar.problem(found.found) })
    default:
      return say.problem(found)
  }
}

function describeItem(found: InboxProblem): string {
  if (found.problem !== "transactionRefused") return sayInbox.problem(found)
  return sayInbox("transactionRefused", { reason: xdrReason(found.found) })
}
