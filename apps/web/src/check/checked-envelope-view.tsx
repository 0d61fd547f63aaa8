import { TransactionPreview, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { CheckedEnvelope } from "../logic/check/check-envelope.js"
import type { Verdict } from "../logic/check/verdict.js"
import { say } from "../texts/en/check.js"
import { Notice } from "../ui/notice.js"
import { VerdictView } from "./verdict-view.js"

/** The signatures of an envelope, and the transaction that a valid one is for. */
export function CheckedEnvelopeView({ checked }: { checked: CheckedEnvelope }): ReactElement {
  const nameNetwork = useNetworkName()
  const { signatures, inside, signed } = checked
  return (
    <>
      {inside ? (
        <>
          <Part title={say("feeBump")} signatures={signatures} />
          <Part title={say("inside")} signatures={inside} />
        </>
      ) : (
        <Signatures signatures={signatures} />
      )}
      {signed && (
        <section className="stack" aria-label={say("signed")}>
          <h2>{say("signedFor", { network: nameNetwork(signed.networkPassphrase) })}</h2>
          <TransactionPreview {...signed} />
        </section>
      )}
    </>
  )
}

interface SignaturesProps {
  signatures: readonly Verdict[]
}

function Part({ title, signatures }: SignaturesProps & { title: string }): ReactElement {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <Signatures signatures={signatures} />
    </section>
  )
}

function Signatures({ signatures }: SignaturesProps): ReactElement {
  if (signatures.length === 0) return <Notice tone="note" title={say("unsigned")} />
  return (
    <>
      {signatures.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
        <VerdictView key={index} verdict={verdict} />
      ))}
    </>
  )
}
