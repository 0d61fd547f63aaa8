import { AuthEntryPreview, MessagePreview } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { Checked } from "../logic/check/check-parts.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { say } from "../texts/en/check.js"
import { CheckedEnvelopeView } from "./checked-envelope-view.js"
import { VerdictView } from "./verdict-view.js"

/** What is checked in its place. A proof has a page of its own. */
export type CheckedHere = Exclude<Checked, { kind: "proof" }>

export interface CheckedViewProps {
  checked: CheckedHere
  /** What the network says about the signers of an envelope, once it was asked. */
  signers: SignatureStatus | undefined
}

/** The result of a check, and what was signed. */
export function CheckedView({ checked, signers }: CheckedViewProps): ReactElement {
  switch (checked.kind) {
    case "envelope":
      return <CheckedEnvelopeView {...checked} signers={signers} />
    case "message":
      return (
        <>
          <VerdictView verdict={checked.verdict} />
          <Content title={say("message")}>
            <MessagePreview message={checked.message} />
          </Content>
        </>
      )
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
  }
}

function Content({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="check-part" aria-label={say("content")}>
      <h3 className="label">{title}</h3>
      {children}
    </section>
  )
}
