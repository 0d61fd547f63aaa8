import { AuthEntryPreview, MessagePreview, TransactionPreview } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { Checked } from "../logic/check/check-parts.js"
import type { Proof } from "../logic/proof/proof.js"
import { say } from "../texts/en/check.js"
import { CheckedEnvelopeView } from "./checked-envelope-view.js"
import { VerdictView } from "./verdict-view.js"

/** The result of a check, and what was signed. */
export function CheckedView({ checked }: { checked: Checked }): ReactElement {
  switch (checked.kind) {
    case "envelope":
      return <CheckedEnvelopeView checked={checked.checked} />
    case "message":
      return <VerdictView verdict={checked.verdict} />
    case "authorization":
      return (
        <>
          {checked.verdicts.map((verdict, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
            <VerdictView key={index} verdict={verdict} />
          ))}
          <Content title={say("authorization")}>
            <AuthEntryPreview preimage={checked.preimage} />
          </Content>
        </>
      )
    case "proof":
      return (
        <>
          <VerdictView verdict={checked.verdict} />
          <Content title={say(contents[checked.proof.kind])}>
            <ProofContent proof={checked.proof} />
          </Content>
        </>
      )
  }
}

function ProofContent({ proof }: { proof: Proof }): ReactElement {
  switch (proof.kind) {
    case "message":
      return <MessagePreview message={proof.payload} />
    case "authorization":
      return <AuthEntryPreview preimage={proof.payload} />
    case "transaction":
      return <TransactionPreview xdr={proof.envelope} networkPassphrase={proof.network} />
  }
}

const contents = {
  message: "proofMessage",
  authorization: "proofAuthorization",
  transaction: "proofTransaction",
} as const satisfies Readonly<Record<Proof["kind"], string>>

function Content({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="stack" aria-label={say("content")}>
      <h2 className="label">{title}</h2>
      {children}
    </section>
  )
}
