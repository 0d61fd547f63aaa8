import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useEffect, useRef, useState } from "react"
import type { PastTransaction } from "../../logic/activity/history.js"
import { paysFor } from "../../logic/links/pays-for.js"
import type { RequestedPayment } from "../../logic/links/stellar-link.js"
import { usePageNetwork } from "../../page/page.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { say } from "../../texts/en/ask.js"
import { Icon } from "../../ui/icons.js"

/** Says whether the payment that is asked for has come since this is shown. */
export function Arrived({ payment }: { payment: RequestedPayment }): ReactElement {
  const { horizonUrl, passphrase } = usePageNetwork()
  // It is read again twice a minute while the page is visible, and the history with it.
  const { account } = useAccountInfo()
  const before = useRef<ReadonlySet<string>>(undefined)
  const [came, setCame] = useState<PastTransaction>()
  const isOver = came !== undefined
  const { destination } = payment
  useEffect(() => {
    if (!account || isOver) return
    const controller = new AbortController()
    const look = async ({ signal }: AbortController): Promise<void> => {
      const { readHistory, readTransactions } = await import("../../logic/activity/history.js")
      const { items } = await readHistory(horizonUrl, destination, undefined, signal)
      const found = await readTransactions(items, destination, passphrase)
      if (signal.aborted) return
      const known = before.current ?? new Set(found.map(({ hash }) => hash))
      before.current = known
      setCame(found.find((past) => !known.has(past.hash) && paysFor(past, payment)))
    }
    // Without an answer, the next time may have one.
    look(controller).catch(() => {})
    return () => controller.abort()
  }, [account, isOver, horizonUrl, passphrase, destination, payment])
  return (
    <p role="status" className={came ? "signer-state" : "hint"} data-icon="check">
      {came?.deeds ? (
        <>
          <Icon name="check" />
          <span>
            <Sentence deeds={came.deeds} form="done" account={destination} />
          </span>
        </>
      ) : (
        say("notCome")
      )}
    </p>
  )
}
