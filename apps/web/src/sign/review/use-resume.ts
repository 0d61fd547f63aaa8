import { useEffect, useEffectEvent, useState } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import { sendTransaction, unfinishedBefore } from "../../logic/stellar/send.js"
import { usePageNetwork } from "../../page/page.js"
import { subjectOf } from "../../page/signed-work.js"
import { useTabStores } from "../../page/tab-stores.js"
import { useNoteAnswer } from "./use-note-answer.js"

/** Goes on with the signed envelope that is shown first, if it was sent before a reload and its end is not known. */
export function useResume<Signed extends { xdr: string }>(
  flow: Flow<unknown, Signed, Sent>,
  submit: (signed: Signed) => void,
): void {
  const network = usePageNetwork()
  const [kept] = useState(
    flow.step === "signed" && flow.result?.answer.outcome !== "refused" ? flow.signed : undefined,
  )
  const go = useEffectEvent(submit)
  useEffect(() => {
    let isShown = kept !== undefined
    unfinishedBefore(network).then(
      (all) => isShown && kept && all.includes(kept.xdr) && go(kept),
      // Without the part that sends, the visitor sends it again.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [kept, network])
}

/** What this page has gone on with, although nothing shows it. */
const goneOn = new Set<string>()

/** Goes on with what was sent before a reload and is no longer shown. What became of it is added to the activity. */
export function useResumeOthers(address: string): void {
  const network = usePageNetwork()
  const { signedWork } = useTabStores()
  const note = useEffectEvent(useNoteAnswer())
  useEffect(() => {
    const subject = subjectOf(address, network.passphrase)
    const shown = signedWork.get("transaction", subject)?.xdr
    const goOn = async (): Promise<void> => {
      for (const xdr of await unfinishedBefore(network)) {
        if (xdr === shown || goneOn.has(xdr)) continue
        goneOn.add(xdr)
        const { answer, since } = await sendTransaction(network, xdr)
        note({ answer, xdr, since })
      }
    }
    goOn().catch(() => {})
  }, [address, network, signedWork])
}
