import { useKit, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { VerdictView } from "../check/verdict-view.js"
import { Address } from "../parts/address.js"
import { Button } from "../parts/button.js"
import { CheckList } from "../parts/check-list.js"
import { Notice } from "../parts/notice.js"
import { type Async, useAsync } from "../parts/use-async.js"
import type { AccountStatus, PartStatus, SignatureStatus } from "./read-signature-status.js"
import { readinessOf } from "./readiness.js"
import type { Threshold } from "./threshold.js"

/** Verifies the signatures of an envelope and returns its status. */
export function useSignatureStatus(xdr: string | undefined): Async<SignatureStatus> {
  const { networkName } = useKit()
  const network = usePageNetwork()
  return useAsync(xdr && `${network.passphrase} ${xdr}`, async (signal) => {
    const { readSignatureStatus } = await import("./read-signature-status.js")
    return readSignatureStatus(xdr ?? "", { ...network, networkName }, signal)
  })
}

/** Props of `SignatureStatusView`. */
export interface SignatureStatusViewProps {
  signatureStatus: SignatureStatus | undefined
  /** Removes the signatures at these positions of the envelope. Without it, the page only says that they are unneeded. */
  onRemove?: (positions: readonly number[]) => void
}

/**
 * Shows who has signed an envelope, who can, which weight is missing for each account, and whether it can be sent.
 * Renders nothing if it needs one signature and has none. For a fee bump, shows both parts.
 */
export function SignatureStatusView({
  signatureStatus,
  onRemove,
}: SignatureStatusViewProps): ReactElement | null {
  if (!signatureStatus) return null
  const { accounts, others, feeBump } = signatureStatus
  const [{ signers } = { signers: [] }] = accounts
  const isPlain =
    !feeBump &&
    accounts.length === 1 &&
    signers.length < 2 &&
    others.length === 0 &&
    !signers.some((signer) => signer.signed)
  if (isPlain) return null
  return (
    <>
      {feeBump ? (
        <>
          <Part title="Signatures of the transaction inside" part={signatureStatus} />
          <Part title="Signatures of the fee bump" part={feeBump} onRemove={onRemove} />
        </>
      ) : (
        <Part title="Signatures" part={signatureStatus} onRemove={onRemove} />
      )}
      {readinessOf(signatureStatus, "").complete && <Notice tone="good" title="Ready to send" />}
    </>
  )
}

interface PartProps extends Pick<SignatureStatusViewProps, "onRemove"> {
  title: string
  part: PartStatus
}

function Part({ title, part, onRemove }: PartProps): ReactElement {
  const { accounts, others, unneeded } = part
  return (
    <section className="stack standing" aria-label={title}>
      <h2 className="label">{title}</h2>
      {accounts.map((account) => (
        <Account key={account.address} account={account} named={accounts.length > 1} />
      ))}
      {others.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
        <VerdictView key={index} verdict={verdict} />
      ))}
      {unneeded.length > 0 && (
        <Notice tone="warn" title="It has signatures that it doesn’t need">
          <p className="hint">
            The network rejects a transaction with more signatures than it needs.
          </p>
          {onRemove && (
            <p className="actions">
              <Button onClick={() => onRemove(unneeded)}>Remove them</Button>
            </p>
          )}
        </Notice>
      )}
    </section>
  )
}

interface AccountProps {
  account: AccountStatus
  /** Whether to show the account's address, because there are several. */
  named: boolean
}

function Account({ account, named }: AccountProps): ReactElement {
  const own = useKitState((state) => state.activeAddress)
  const { address, threshold, signers, reached } = account
  return (
    <>
      {named && (
        <h3>
          For <Address value={address} />
        </h3>
      )}
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
      <p className="hint">{reached ? reachedText(reached, threshold) : unknown}</p>
    </>
  )
}

const unknown = "This account’s signers couldn’t be read, so we can’t say which weight is missing."

const thresholds: Readonly<Record<Threshold, string>> = {
  low: "low threshold",
  medium: "medium threshold",
  high: "high threshold",
}

function reachedText(
  { weight, needed }: NonNullable<AccountStatus["reached"]>,
  threshold: Threshold,
): string {
  return weight >= needed
    ? `Fully signed (${weight} of ${needed}, ${thresholds[threshold]}).`
    : `Partly signed (${weight} of ${needed}, ${thresholds[threshold]}). Missing weight: ${needed - weight}.`
}
