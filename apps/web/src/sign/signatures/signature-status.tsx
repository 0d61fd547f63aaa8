import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { VerdictView } from "../../check/verdict-view.js"
import type { AccountStatus, PartStatus, Signer } from "../../logic/signatures/part-status.js"
import type { SignatureStatus } from "../../logic/signatures/read-signature-status.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import type { Threshold } from "../../logic/signatures/threshold.js"
import { Address } from "../../page/address.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/signatures.js"
import { Button } from "../../ui/button.js"
import { CheckList } from "../../ui/check-list.js"
import { LongList } from "../../ui/long-list.js"
import { Notice } from "../../ui/notice.js"
import { type Async, useAsync } from "../../ui/use-async.js"

/** Verifies the signatures of an envelope and returns its status. */
export function useSignatureStatus(xdr: string | undefined): Async<SignatureStatus> {
  const network = usePageNetwork()
  return useAsync(xdr && `${network.passphrase} ${xdr}`, async (signal) => {
    const { readSignatureStatus } = await import("../../logic/signatures/read-signature-status.js")
    return readSignatureStatus(xdr ?? "", network, signal)
  })
}

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
    !signatureStatus.extraSigners &&
    !signers.some((signer) => signer.signed)
  if (isPlain) return null
  return (
    <>
      {feeBump ? (
        <>
          <Part title={say("inside")} part={signatureStatus} />
          <Part title={say("feeBump")} part={feeBump} onRemove={onRemove} />
        </>
      ) : (
        <Part title={say("signatures")} part={signatureStatus} onRemove={onRemove} />
      )}
      {readinessOf(signatureStatus, "").sendable && <Notice tone="good" title={say("ready")} />}
    </>
  )
}

interface PartProps extends Pick<SignatureStatusViewProps, "onRemove"> {
  title: string
  part: PartStatus
}

function Part({ title, part, onRemove }: PartProps): ReactElement {
  const { accounts, others, unneeded, extraSigners = [] } = part
  return (
    <section className="stack standing" aria-label={title}>
      <h2 className="label">{title}</h2>
      <LongList items={accounts}>
        {(part) =>
          part.map((account) => (
            <Account key={account.address} account={account} named={accounts.length > 1} />
          ))
        }
      </LongList>
      {extraSigners.length > 0 && (
        <>
          <h3>{say("extraSigners")}</h3>
          <Signers signers={extraSigners} />
        </>
      )}
      {others.map((verdict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
        <VerdictView key={index} verdict={verdict} />
      ))}
      {unneeded.length > 0 && (
        <Notice tone="warn" title={say("unneeded")}>
          <p className="hint">{say("unneededHint")}</p>
          {onRemove && (
            <p className="actions">
              <Button onClick={() => onRemove(unneeded)}>{say("remove")}</Button>
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
  const { address, threshold, signers, reached } = account
  return (
    <>
      {named && <h3>{say.parts("forAccount", { account: <Address value={address} /> })}</h3>}
      {signers.length > 0 && <Signers signers={signers} />}
      <p className="hint">{reached ? reachedText(reached, threshold) : say("unknown")}</p>
    </>
  )
}

function Signers({ signers }: { signers: readonly Signer[] }): ReactElement {
  const own = useKitState((state) => state.activeAddress)
  return (
    <LongList items={signers}>
      {(part) => (
        <CheckList
          items={part.map((signer) => [
            signer.address,
            signer.signed,
            say.parts(signerText(signer, own), {
              address: <Address value={signer.address} />,
              weight: <span className="hint">{say("weight", { weight: signer.weight })}</span>,
            }),
          ])}
        />
      )}
    </LongList>
  )
}

function signerText({ address, kind, signed }: Signer, own: string | undefined) {
  if (kind === "preAuthTx") return "preAuthorized"
  if (kind === "hashX") return signed ? "revealed" : "notRevealed"
  if (kind === "ed25519SignedPayload") return signed ? "payloadSigned" : "payloadNotSigned"
  if (address === own) return signed ? "youSigned" : "youNotSigned"
  return signed ? "signed" : "notSigned"
}

function reachedText(
  { weight, needed }: NonNullable<AccountStatus["reached"]>,
  threshold: Threshold,
): string {
  const shared = { weight, needed, threshold: say(threshold) }
  return weight >= needed
    ? say("fullySigned", shared)
    : say("partlySigned", { ...shared, missing: needed - weight })
}
