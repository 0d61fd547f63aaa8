import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Button } from "../parts/button.js"
import { Notice } from "../parts/notice.js"
import { Reason } from "../parts/reason.js"
import { reasonOf } from "../parts/reason-of.js"
import { useArrival } from "../parts/use-arrival.js"
import { useAsync } from "../parts/use-async.js"
import { say } from "../texts/en/check.js"
import { readAndCheckProof } from "./check-parts.js"
import { CheckedView } from "./checked-view.js"

/** Props of `OpenedProof`. */
export interface OpenedProofProps {
  /** The link that was opened. */
  link: string
  onClose: () => void
}

/** Checks the proof in a link that was opened. */
export function OpenedProof({ link, onClose }: OpenedProofProps): ReactElement {
  const kit = useKit()
  const heading = useArrival<HTMLHeadingElement>()
  const checked = useAsync(link, (signal) => readAndCheckProof(link, signal, kit.networkName))
  return (
    <section className="stack" aria-labelledby="opened-proof">
      <h2 id="opened-proof" ref={heading} tabIndex={-1}>
        {say("openedProof")}
      </h2>
      <div className="stack" role="status">
        {checked.status === "done" && <CheckedView checked={checked.data} />}
        {checked.status === "failed" && (
          <Notice tone="warn" title={say("impossible")}>
            <p>
              <Reason text={reasonOf(checked.error)} />
            </p>
          </Notice>
        )}
      </div>
      <div className="actions">
        <Button onClick={onClose}>{say("closeProof")}</Button>
      </div>
    </section>
  )
}
