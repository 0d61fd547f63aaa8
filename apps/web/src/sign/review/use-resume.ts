import { useEffect, useRef } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import type { SignedEnvelope } from "../../logic/sign/signed.js"
import { isUnderWay } from "../../logic/stellar/send.js"

/** Goes on with the signed envelope that is shown first, if it was sent before a reload. */
export function useResume(
  flow: Flow<string, SignedEnvelope, Sent>,
  submit: (envelope: SignedEnvelope) => void,
): void {
  const kept = useRef(flow.step === "signed" && !flow.result ? flow.signed : undefined).current
  const go = useRef(submit)
  go.current = submit
  useEffect(() => {
    let isShown = true
    if (kept)
      isUnderWay(kept.xdr).then(
        (yes) => yes && isShown && go.current(kept),
        // Without the part that sends, the visitor sends it.
        () => {},
      )
    return () => {
      isShown = false
    }
  }, [kept])
}
