import { preloadPreview, TransactionPreview, useKit } from "@alidade/react"
import { type ReactElement, useEffect } from "react"
import { Notice } from "../parts/notice.js"
import { expectXdr } from "../pasted/expect-xdr.js"
import { type CheckedEnvelope, checkEnvelope } from "./check-envelope.js"
import { CheckForm } from "./check-form.js"
import type { Verdict } from "./verdict.js"
import { VerdictView } from "./verdict-view.js"

/** Checks the signatures of an envelope. */
export function EnvelopeCheck(): ReactElement {
  const kit = useKit()
  // Preload the preview, so that the check also works offline.
  useEffect(() => void preloadPreview().catch(() => {}), [])
  return (
    <CheckForm
      label="Check an envelope"
      draft="check envelope"
      fields={{
        envelope: {
          label: "Signed envelope",
          hint: "Base64 XDR.",
          rows: 5,
          placeholder: "AAAAAg…",
        },
        extra: {
          label: "Other possible signers (optional)",
          hint: "One address per line. The envelope’s own accounts are checked automatically.",
          rows: 2,
          placeholder: "G…",
        },
      }}
      check={async ({ envelope, extra }, signal) => {
        const xdr = envelope.replace(/\s/g, "")
        if (xdr === "") throw new Error("Paste a signed envelope first.")
        await expectXdr("envelope", xdr)
        return checkEnvelope(xdr, extra.split(/[\s,;]+/).filter(Boolean), signal, kit.networkName)
      }}
      show={(checked) => <Found checked={checked} />}
    />
  )
}

function Found({ checked }: { checked: CheckedEnvelope }): ReactElement {
  const kit = useKit()
  const { signatures, inside, signed } = checked
  return (
    <>
      {inside ? (
        <>
          <Part title="Signatures of the fee bump" signatures={signatures} />
          <Part title="Signatures of the transaction inside" signatures={inside} />
        </>
      ) : (
        <Signatures signatures={signatures} />
      )}
      {signed && (
        <section className="stack" aria-label="What was signed">
          <h2>What was signed, for {kit.networkName(signed.networkPassphrase)}</h2>
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
  if (signatures.length === 0) return <Notice tone="note" title="It has no signature" />
  return (
    <>
      {signatures.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
        <VerdictView key={index} verdict={verdict} />
      ))}
    </>
  )
}
