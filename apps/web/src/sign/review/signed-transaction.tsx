import { formatDistance } from "@alidade/react/texts"
import { type ReactElement, type ReactNode, useState } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import type { SignedEnvelope } from "../../logic/sign/signed.js"
import type { SignatureStatus } from "../../logic/signatures/read-signature-status.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { transactionAnswer } from "../../logic/waiting/transaction-answer.js"
import type { WaitingItem } from "../../logic/waiting/waiting-item.js"
import { usePageNetwork } from "../../page/page.js"
import { PartyName } from "../../page/party-name.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useWaitingItem } from "../../page/use-waiting-item.js"
import { say as sayOfProof } from "../../texts/en/proof.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say } from "../../texts/en/sign.js"
import { say as sayOfSignatures } from "../../texts/en/signatures.js"
import { say as sayOfTime } from "../../texts/en/validity.js"
import { say as sayOfWaiting } from "../../texts/en/waiting.js"
import { pageLanguage } from "../../texts/page-language.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { CopyButton } from "../../ui/copy-button.js"
import { endingWords } from "../../ui/ending-words.js"
import { late } from "../../ui/loading.js"
import { type MenuItem, MoreMenu } from "../../ui/more-menu.js"
import { Notice } from "../../ui/notice.js"
import { Output } from "../../ui/output.js"
import { useQrCode } from "../../ui/use-qr-code.js"
import { TransactionChanges } from "../effects/transaction-changes.js"
import { KeepProof } from "../proof/keep-proof.js"
import { CombineForm } from "../signatures/combine-form.js"
import { NoteField } from "../signatures/note-field.js"
import { ShareEnvelope } from "../signatures/share-envelope.js"
import { SignatureStatusView } from "../signatures/signature-status.js"
import { useShareLink } from "../signatures/use-share-link.js"
import { Checks, isVerified } from "./checks.js"
import { ExtraPanel } from "./extra-panel.js"
import { NetworkAnswer } from "./network-answer.js"
import { ProgressHeading } from "./progress-heading.js"
import { SentFacts } from "./sent-facts.js"
import { type Brief, feeText } from "./use-brief.js"
import { useValidity } from "./use-validity.js"
import { ValidityNotices } from "./validity-notices.js"

const CallOutcome = late(() => import("../calls/call-outcome.js"))

export interface SignedTransactionProps {
  flow: Extract<Flow<string, SignedEnvelope, Sent>, { signed: SignedEnvelope }>
  /** What it does. Undefined until that is read. */
  brief: Brief | undefined
  /** The connected account. */
  address: string
  signatureStatus: SignatureStatus | undefined
  /** Called to remove the signatures at these positions. */
  onRemove: (positions: readonly number[]) => void
  /** Called with an envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
  onSend: () => void
  onAnother: () => void
  /** What follows a transaction that was sent. */
  next: string
}

type Extra = "envelope" | "share" | "import" | "proof"

/**
 * A signed transaction: what was verified, and its next act: to send it, or to pass it on if signatures are missing. Once
 * it is sent, what came of it.
 */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { brief, address, signatureStatus, onRemove, onCombined, onSend, onAnother, next } = props
  const { xdr, signed } = props.flow.signed
  const { item } = useWaitingItem(xdr)
  const ending = props.flow.step === "signed" ? item?.ending : undefined
  const flow = withEnding(props.flow, ending && item)
  const { name: network, passphrase } = usePageNetwork()
  const sayDeeds = useSayDeeds()
  const [extra, show] = useState<Extra>()
  const isSent = flow.step === "sent"
  const isSending = flow.step === "sending"
  const { shared, complete, missing } = readinessOf(signatureStatus, "")
  const canApply = signatureStatus?.neverApplies !== true && !ending
  const hasProof = signed !== undefined && isVerified(signed.verified)
  const share = useShareLink(xdr)
  const { link } = share
  const [codeButton, shownCode] = useQrCode(link ?? "", sayOfSignatures("shareLink"))
  const isPassedOn = !isSent && !isSending && canApply && missing
  const failure = flow.step === "signed" ? flow.result?.answer : undefined

  const extras: Readonly<Record<Extra, readonly [title: string, content: ReactNode]>> = {
    envelope: [
      say("envelope"),
      <Output
        key="envelope"
        label={say("envelope")}
        text={xdr}
        rows={5}
        fileName="signed-transaction"
        xdr
        code
      />,
    ],
    share: [sayOfSignatures("share"), <ShareEnvelope key="share" xdr={xdr} link={link} />],
    import: [
      sayOfSignatures("importSignatures"),
      <CombineForm key="import" xdr={xdr} onCombined={onCombined} />,
    ],
    proof: [
      sayOfProof("keep"),
      signed && (
        <KeepProof
          key="proof"
          proof={{
            kind: "transaction",
            envelope: xdr,
            signer: signed.address,
            network: passphrase,
          }}
        />
      ),
    ],
  }
  const menu = (offered: readonly Extra[]): readonly MenuItem[] =>
    offered.map((one) => [extras[one][0], () => show(one)])
  const again: MenuItem = [say("discard"), onAnother]
  const shown = extra && (isSent && (extra === "share" || extra === "import") ? undefined : extra)

  return (
    <>
      <ProgressHeading
        flow={flow}
        verified={signed?.verified}
        sentence={(form) => brief && <Sentence deeds={brief.deeds} form={form} account={address} />}
      />
      {signed && (
        <Checks
          verified={signed.verified}
          content={say("sameTransaction")}
          signature={say.parts("validFor", {
            address: <PartyName address={signed.address} />,
            network,
          })}
        />
      )}
      <TransactionChanges
        xdr={xdr}
        address={address}
        sent={flow.step === "sent" ? flow.result : undefined}
      />
      {!isSent && (
        <>
          {(shared || !complete) && (
            <SignatureStatusView
              signatureStatus={signatureStatus}
              signedAt={item?.signedAt}
              onRemove={onRemove}
            />
          )}
          {isPassedOn && link !== undefined && <NoteField share={share} />}
          {!ending && <SendingTime xdr={xdr} />}
        </>
      )}
      <div role="status">
        {item && isSent && ending && (
          <p className="hint">
            {endingWords(item)}. {sayOfWaiting("nothingLeft")}
          </p>
        )}
        {item && !isSent && ending && <Notice tone="warn" title={endingWords(item)} />}
      </div>
      {flow.step === "sent" && flow.result.returned !== undefined && (
        <CallOutcome xdr={xdr} sent={flow.result} />
      )}
      {"result" in flow && flow.result && <SentFacts sent={flow.result} />}
      {isPassedOn && shownCode}
      {shown && (
        <ExtraPanel key={shown} title={extras[shown][0]}>
          {extras[shown][1]}
        </ExtraPanel>
      )}
      <ActionBar
        request={
          isSent ? sayOfResults("confirmed") : brief && sayDeeds(brief.deeds, "toDo", address)
        }
        detail={isSent ? undefined : feeText(brief)}
        note={
          failure &&
          failure.outcome !== "applied" && <NetworkAnswer answer={failure} fresh={flow.isFresh} />
        }
        others={
          isSent ? (
            <>
              <MoreMenu items={menu(["envelope"])} />
              {hasProof && <Button onClick={() => show("proof")}>{sayOfProof("keep")}</Button>}
            </>
          ) : (
            <>
              <MoreMenu
                items={
                  isSending
                    ? menu(["envelope", ...(hasProof ? (["proof"] as const) : [])])
                    : [
                        ...menu(["envelope", "share", "import"]),
                        ...menu(hasProof ? ["proof"] : []),
                        ...(canApply ? [again] : []),
                      ]
                }
              />
              {isPassedOn && link !== undefined && codeButton}
            </>
          )
        }
      >
        {isSent || !canApply ? (
          <Button key="another" look="primary" onClick={onAnother}>
            {next}
          </Button>
        ) : isPassedOn ? (
          link !== undefined ? (
            <CopyButton key="copy" look="primary" text={link} label={say("copyLink")} />
          ) : (
            <Button key="share" look="primary" onClick={() => show("share")}>
              {sayOfSignatures("share")}
            </Button>
          )
        ) : (
          <Button key="send" look="primary" aria-busy={isSending} onClick={onSend}>
            {say(isSending ? "sendingNow" : failure ? "sendAgain" : "send")}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** A signed transaction that a ledger has, whoever sent it, is sent. */
function withEnding(
  flow: SignedTransactionProps["flow"],
  item: WaitingItem | undefined,
): SignedTransactionProps["flow"] {
  const answer = item && transactionAnswer(item)
  if (!answer) return flow
  return { ...flow, step: "sent", result: { answer, xdr: flow.signed.xdr } }
}

/** Until when the network takes a transaction that is not sent yet. */
function SendingTime({ xdr }: { xdr: string }): ReactElement {
  const validity = useValidity({ xdr })
  const { moment, status, expiresAt } = validity
  return (
    <>
      {expiresAt !== undefined && status === "valid" && moment.source === "network" && (
        <p className="hint">
          {sayOfTime("expires", {
            when: formatDistance(expiresAt - moment.now, pageLanguage().code),
          })}
        </p>
      )}
      <ValidityNotices validity={validity} />
    </>
  )
}
