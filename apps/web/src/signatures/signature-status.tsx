import { useKit, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { VerdictView } from "../check/verdict-view.js"
import { Address } from "../parts/address.js"
import { CheckList } from "../parts/check-list.js"
import { type Async, useAsync } from "../parts/use-async.js"
import type { PartStatus, SignatureStatus } from "./read-signature-status.js"

/** Verifies the signatures of an envelope and returns its status. */
export function useSignatureStatus(xdr: string | undefined): Async<SignatureStatus> {
  const { networkName } = useKit()
  const network = usePageNetwork()
  return useAsync(xdr && `${network.passphrase} ${xdr}`, async (signal) => {
    const { readSignatureStatus } = await import("./read-signature-status.js")
    return readSignatureStatus(xdr ?? "", { ...network, networkName }, signal)
  })
}

/**
 * Shows who has signed an envelope and who can. Renders nothing if it needs one signature and has none. For a fee bump,
 * shows both parts.
 */
export function SignatureStatusView({
  signatureStatus,
}: {
  signatureStatus: SignatureStatus | undefined
}): ReactElement | null {
  if (!signatureStatus) return null
  const { signers, others, feeBump } = signatureStatus
  if (feeBump) {
    return (
      <>
        <Part title="Signatures of the transaction inside" part={signatureStatus} />
        <Part title="Signatures of the fee bump" part={feeBump} />
      </>
    )
  }
  const isPlain =
    signers.length < 2 && others.length === 0 && !signers.some((signer) => signer.signed)
  return isPlain ? null : <Part title="Signatures" part={signatureStatus} />
}

function Part({
  title,
  part: { signers, others, reached },
}: {
  title: string
  part: PartStatus
}): ReactElement {
  const own = useKitState((state) => state.activeAddress)
  return (
    <section className="stack standing" aria-label={title}>
      <h2 className="label">{title}</h2>
      {signers.length === 0 && others.length === 0 && <p className="hint">None yet.</p>}
      {signers.length > 0 && (
        <CheckList
          items={signers.map(({ address, weight, signed }) => [
            address,
            signed,
            <>
              <Address value={address} />
              {address === own && " (you)"} {signed ? "has signed" : "hasn’t signed yet"}
              <span className="hint">, weight {weight}</span>
            </>,
          ])}
        />
      )}
      {others.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
        <VerdictView key={index} verdict={verdict} />
      ))}
      {reached && <p className="hint">{reachedText(reached)}</p>}
    </section>
  )
}

function reachedText({ weight, needed }: NonNullable<PartStatus["reached"]>): string {
  return weight >= needed
    ? `Fully signed (${weight} of ${needed}). Ready to send.`
    : `Partly signed (${weight} of ${needed}). More signatures are needed.`
}
