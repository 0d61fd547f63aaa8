import type { ReactElement } from "react"
import type { CheckedEnvelope } from "../logic/check/check-envelope.js"
import type { Verdict } from "../logic/check/verdict.js"
import { say } from "../texts/en/check.js"
import { say as sayOfSignatures } from "../texts/en/signatures.js"
import { Notice } from "../ui/notice.js"
import { VerdictView } from "./verdict-view.js"

/** The signatures of an envelope, for a fee bump those of both parts. */
export function EnvelopeSignatures({ checked }: { checked: CheckedEnvelope }): ReactElement {
  const { signatures, inside } = checked
  return inside ? (
    <>
      <Signatures title={say("feeBump")} signatures={signatures} />
      <Signatures title={say("inside")} signatures={inside} />
    </>
  ) : (
    <Signatures title={sayOfSignatures("signatures")} signatures={signatures} />
  )
}

interface SignaturesProps {
  title: string
  signatures: readonly Verdict[]
}

function Signatures({ title, signatures }: SignaturesProps): ReactElement {
  return (
    <section className="check-part" aria-label={title}>
      <h3 className="label">{title}</h3>
      {signatures.length === 0 && <Notice tone="note" title={say("unsigned")} />}
      <ul className="check-rows">
        {signatures.map((verdict, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
          <li key={index}>
            <VerdictView verdict={verdict} />
          </li>
        ))}
      </ul>
    </section>
  )
}
