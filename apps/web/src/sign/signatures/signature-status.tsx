import type { ReactElement } from "react"
import { VerdictView } from "../../check/verdict-view.js"
import type { AccountStatus, PartStatus, Signer } from "../../logic/signatures/part-status.js"
import type { SignatureStatus } from "../../logic/signatures/read-signature-status.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { signerStateOf } from "../../logic/signatures/signer-state.js"
import { Address } from "../../page/address.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/signatures.js"
import { Button } from "../../ui/button.js"
import { LongList } from "../../ui/long-list.js"
import { Notice } from "../../ui/notice.js"
import { Pips } from "../../ui/pips.js"
import { type Async, useAsync } from "../../ui/use-async.js"
import { SignerRow, signerIcons, signerWords } from "./signer-row.js"

/** When accounts signed here, in ms since the epoch. */
type SignedAt = Readonly<Record<string, number>>

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
  /** When accounts signed here. */
  signedAt?: SignedAt | undefined
  /** Removes the signatures at these positions of the envelope. Without it, the page only says that they are unneeded. */
  onRemove?: (positions: readonly number[]) => void
}

/**
 * Shows who has signed an envelope, who can and must, which weight is missing for each account, and whether it can be sent.
 * Renders nothing if it needs one signature and has none. For a fee bump, shows both parts.
 */
export function SignatureStatusView({
  signatureStatus,
  signedAt = {},
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
          <Part title={say("inside")} part={signatureStatus} signedAt={signedAt} />
          <Part title={say("feeBump")} part={feeBump} signedAt={signedAt} onRemove={onRemove} />
        </>
      ) : (
        <Part
          title={say("signatures")}
          part={signatureStatus}
          signedAt={signedAt}
          onRemove={onRemove}
        />
      )}
      {readinessOf(signatureStatus, "").sendable && <Notice tone="good" title={say("ready")} />}
    </>
  )
}

interface PartProps extends Pick<SignatureStatusViewProps, "onRemove"> {
  title: string
  part: PartStatus
  signedAt: SignedAt
}

function Part({ title, part, signedAt, onRemove }: PartProps): ReactElement {
  const { accounts, others, unneeded, extraSigners = [] } = part
  const [only] = accounts.length === 1 ? accounts : []
  return (
    <section className="stack standing" aria-label={title}>
      <h2 className="label signatures-head">
        <span>{title}</span> {only && <Count account={only} />}
      </h2>
      <LongList items={accounts}>
        {(shown) =>
          shown.map((account) => (
            <Account
              key={account.address}
              account={account}
              part={part}
              signedAt={signedAt}
              named={!only}
            />
          ))
        }
      </LongList>
      {extraSigners.length > 0 && (
        <>
          <h3>{say("extraSigners")}</h3>
          <Signers signers={extraSigners} part={part} signedAt={signedAt} />
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
  part: PartStatus
  signedAt: SignedAt
  /** Whether to show the account's address and count, because there are several. */
  named: boolean
}

function Account({ account, part, signedAt, named }: AccountProps): ReactElement {
  const { address, signers, reached } = account
  return (
    <>
      {named && (
        <h3 className="signatures-head">
          <span>{say.parts("forAccount", { account: <Address value={address} /> })}</span>{" "}
          <Count account={account} />
        </h3>
      )}
      {signers.length > 0 && <Signers signers={signers} part={part} signedAt={signedAt} />}
      {!reached && <p className="hint">{say("unknown")}</p>}
    </>
  )
}

/** How much of an account's weight is reached, in pips and words. */
function Count({ account }: { account: AccountStatus }): ReactElement | null {
  const { reached, signers, threshold } = account
  if (!reached) return null
  const { weight: have, needed } = reached
  const isCount = signers.every(({ weight }) => weight === 1)
  return (
    <>
      <Pips have={have} needed={needed} />
      <span>{say(isCount ? "ofCount" : "ofWeight", { have, needed })}</span>{" "}
      <span className="hint">{say(threshold)}</span>
    </>
  )
}

interface SignersProps {
  signers: readonly Signer[]
  part: PartStatus
  signedAt: SignedAt
}

function Signers({ signers, part, signedAt }: SignersProps): ReactElement {
  return (
    <LongList items={signers}>
      {(shown) => (
        <ul className="signers">
          {shown.map((signer) => {
            const { address, kind, weight } = signer
            const state = signerStateOf(signer, part)
            return (
              <SignerRow
                key={address}
                address={address}
                detail={
                  <>
                    {kind && <span>{say(kind)}</span>}
                    <span>{say("weight", { weight })}</span>
                  </>
                }
                state={signerWords(kind, state, signedAt[address])}
                icon={signerIcons[state]}
              />
            )
          })}
        </ul>
      )}
    </LongList>
  )
}
