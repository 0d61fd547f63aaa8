import { transactionAnswer } from "../logic/waiting/transaction-answer.js"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { usePage, usePageNetwork } from "../page/page.js"

/** A function that opens an item where transactions are signed and sent: for review, or as signed. */
export function useOpenItem(): (item: WaitingItem, isSigned: boolean) => void {
  const { inbox } = usePage()
  const { passphrase: network } = usePageNetwork()
  return (item, isSigned) => {
    const { xdr, said } = item
    if (isSigned) {
      const answer = transactionAnswer(item)
      inbox.open({ what: "signed", network, envelope: { xdr, answer } })
    } else if (said === undefined) inbox.open({ what: "transaction", network, xdr })
    else inbox.open({ what: "transaction", network, xdr, details: { network, msg: said } })
  }
}
