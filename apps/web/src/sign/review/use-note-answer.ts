import { ledgerChanged } from "@alidade/core/account"
import type { Sent } from "../../logic/sign/flow.js"
import { usePageNetwork } from "../../page/page.js"
import { useTabStores } from "../../page/tab-stores.js"

/** Adds the network's answer to the activity, and has what this page shows of the network read again. */
export function useNoteAnswer(): (sent: Sent) => void {
  const { journal } = useTabStores()
  const { name: party, passphrase: network } = usePageNetwork()
  return ({ answer, xdr: payload, since }) => {
    const { outcome } = answer
    journal.add({
      kind: "sent",
      party,
      network,
      answer,
      since,
      payload,
      outcome: outcome === "applied" ? "done" : "failed",
      code: (outcome === "refused" && answer.codes.join(", ")) || undefined,
    })
    ledgerChanged(network)
  }
}
