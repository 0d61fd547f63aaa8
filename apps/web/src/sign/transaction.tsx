import { useKit } from "@alidade/react"
import { type ReactElement, useEffect, useState } from "react"
import { flushSync } from "react-dom"
import type { SignedEnvelope } from "../logic/sign/signed.js"
import { readinessOf } from "../logic/signatures/readiness.js"
import { sendTransaction } from "../logic/stellar/send.js"
import { paymentDraft } from "../page/drafts.js"
import { FormHead } from "../page/form-head.js"
import type { InboxItem } from "../page/inbox.js"
import { operationsDraft } from "../page/operations-draft.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { type Form, formOf, usePlace } from "../page/place.js"
import { Sentence } from "../page/sentence/sentence.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { subjectOf } from "../page/signed-work.js"
import { useTabStores } from "../page/tab-stores.js"
import { useDraft } from "../page/use-draft.js"
import { useKeepWaiting } from "../page/use-keep-waiting.js"
import { useWaitingItem } from "../page/use-waiting-item.js"
import { say as sayOfList } from "../texts/en/list.js"
import { say } from "../texts/en/sign.js"
import { say as sayOfSignatures } from "../texts/en/signatures.js"
import { Button } from "../ui/button.js"
import { late } from "../ui/loading.js"
import type { MenuItem } from "../ui/more-menu.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { Effects } from "./effects/effects.js"
import { EnvelopeForm, envelopeDraft } from "./envelope-form.js"
import { LinkDetailsView } from "./links/link-details-view.js"
import { isShortForm } from "./operations/short-forms.js"
import { PaymentForm } from "./payment-form.js"
import { ExtraPanel } from "./review/extra-panel.js"
import { Review } from "./review/review.js"
import { SignInChecks } from "./review/sign-in-checks.js"
import { SignedTransaction } from "./review/signed-transaction.js"
import { SigningWarnings } from "./review/signing-warnings.js"
import { feeText, useBrief } from "./review/use-brief.js"
import { useComposer } from "./review/use-composer.js"
import { useFlow } from "./review/use-flow.js"
import { useFlowTitle } from "./review/use-flow-title.js"
import { useReceivers } from "./review/use-receivers.js"
import { useResume } from "./review/use-resume.js"
import { CombineForm } from "./signatures/combine-form.js"
import { SignatureStatusView, useSignatureStatus } from "./signatures/signature-status.js"

const OperationsForm = late(() => import("./operations/operations-form.js"))
const SignersForm = late(() => import("./signers/signers-form.js"))
/** The forms of several operations. */
const ownForms: Readonly<Partial<Record<Form, typeof OperationsForm>>> = {
  ask: late(() => import("./ask/ask-form.js")),
  several: late(() => import("./operations/several-form.js")),
  swap: late(() => import("./operations/swap-form.js")),
  offer: late(() => import("./operations/offer-form.js")),
  sponsor: late(() => import("./operations/sponsor-form.js")),
  signers: SignersForm,
  "add-signer": SignersForm,
}
const ShortForm = late(() => import("./operations/short-form.js"))
const SigningListView = late(() => import("./list/signing-list-view.js"))

export interface TransactionProps {
  address: string
  /**
   * What a link or the activity opened. This tab handles a transaction to review, a payment to fill in, and a signed
   * envelope.
   */
  item: InboxItem | undefined
  /** A call to review, which the tab for contracts built. */
  call?: BuiltCall | undefined
}

/** A call of a contract (`C…`) as an envelope, base64 XDR. */
export interface BuiltCall {
  xdr: string
  contract: string
}

/** The Transaction tab: compose a transaction, review and sign it, then send or share it. */
export function Transaction({ address, item, call }: TransactionProps): ReactElement {
  const kit = useKit()
  const { inbox, mode } = usePage()
  const { drafts, signedWork } = useTabStores()
  const network = usePageNetwork()
  const { passphrase } = network
  const transactionItem = item?.what === "transaction" ? item : undefined
  const paymentItem = item?.what === "payment" ? item : undefined
  const signedItem = item?.what === "signed" ? item : undefined
  const own = transactionItem ?? paymentItem ?? signedItem
  const { answer } = signedItem?.envelope ?? {}
  const { step, go } = usePlace()
  /** The form with a place of its own that built what is reviewed. */
  const [form, setForm] = useDraft(newDraft(address, passphrase), "form")
  const [, contract] = form.split(CALL)
  const { flow, review, ask, keep, change, send, leave } = useFlow(
    "transaction",
    address,
    own && {
      review: transactionItem?.xdr,
      signed: signedItem?.envelope,
      result: answer && { answer },
      onKept: () => inbox.take(own),
    },
    formOf(form),
  )
  const hasList = signedWork.get("list", subjectOf(address, passphrase)) !== undefined
  useOpenList(hasList && own === undefined)
  /** How many transactions were started. Each starts with empty fields, so that none is sent twice by accident. */
  const [begun, setBegun] = useState(0)
  const xdr = "review" in flow ? flow.review : undefined
  const shown = "signed" in flow ? flow.signed.xdr : xdr
  const signatureStatus = useSignatureStatus(shown).data
  const { signed, complete, sendable, shared, maySign } = readinessOf(signatureStatus, address)
  const [imported, setImported] = useState<string>()
  const { noteSent } = useWaitingItem(shown)
  useKeepWaiting({
    xdr: shown,
    signatureStatus,
    isGiven: transactionItem !== undefined || (xdr !== undefined && xdr === imported),
    signedBy: "signed" in flow ? flow.signed.signed?.address : undefined,
    said: transactionItem?.details?.msg,
  })
  const receivers = useReceivers(xdr)
  const composer = useComposer(flow.step === "compose")
  const brief = useBrief(shown)
  const sayDeeds = useSayDeeds()
  const toDo = brief && sayDeeds(brief.deeds, "toDo", address)
  useFlowTitle(flow, brief && { toDo: toDo ?? "", done: sayDeeds(brief.deeds, "done", address) })
  const [isImporting, setImporting] = useState(false)
  /** How many envelopes were opened in the form of operations, and one that can't be. */
  const [opened, setOpened] = useState(0)
  const [notOpened, setNotOpened] = useState<string>()
  const shownForm = formOf(step) ?? (flow.step === "compose" ? undefined : formOf(form))
  const OwnForm = (shownForm && ownForms[shownForm]) ?? OperationsForm

  const back = (): void => {
    // A transaction from a link can't be edited: discard it, and continue with a new one.
    if (transactionItem) inbox.clear("transaction")
    flushSync(leave)
    // Without the opened item, the page may be back on another network, with forms of its own.
    const forms = composer.current ?? document.getElementById("main")
    forms?.focus()
    if (contract && !own) go("contract", contract)
  }
  /** What became of a draft has been sent or discarded. An opened item is no draft. */
  const forgetDrafts = (): void => {
    if (item) return
    drafts.discard(paymentDraft(address, passphrase))
    drafts.discard(envelopeDraft(address, passphrase))
    drafts.discard(operationsDraft(address, passphrase, formOf(form)))
    setForm("")
  }
  const editOperations = async (envelope: string): Promise<void> => {
    try {
      const { openDraft } = await import("./operations/open-draft.js")
      drafts.write(operationsDraft(address, passphrase), "draft", openDraft(envelope))
    } catch {
      setNotOpened(envelope)
      return
    }
    if (transactionItem) inbox.clear("transaction")
    flushSync(() => {
      setForm("operations")
      setOpened(opened + 1)
      leave()
    })
    go("transaction", "operations")
  }
  const another = (): void => {
    // What was sent has left the forms already.
    if (flow.step !== "sent") {
      forgetDrafts()
      setBegun(begun + 1)
    }
    inbox.clear("transaction")
    back()
    if (hasList) go("transaction", "list")
  }
  /** Reviews what a form built. */
  const build = (built: string, by?: Form | `${typeof CALL}${string}`): void => {
    setForm(by ?? "")
    review(built)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is reviewed once
  useEffect(() => {
    if (call) build(call.xdr, `${CALL}${call.contract}`)
  }, [call])
  const without = async (positions: readonly number[], envelope: string): Promise<string> => {
    const { removeSignatures } = await import("../logic/signatures/combine.js")
    return removeSignatures(envelope, positions, passphrase)
  }
  async function sign(unsigned: string, signal: AbortSignal): Promise<SignedEnvelope> {
    const options = { networkPassphrase: passphrase, signal }
    const {
      signedTxXdr,
      signerAddress = address,
      verified,
    } = await kit.signTransaction(unsigned, options)
    return { xdr: signedTxXdr, signed: { address: signerAddress, verified } }
  }
  const submit = (envelope: SignedEnvelope): void =>
    void send(envelope, async () => {
      // The recipient is kept before the answer shows, because users may leave the page then.
      const recipients = import("../page/note-recipient.js").catch(() => undefined)
      noteSent()
      const sent = await sendTransaction(network, envelope.xdr)
      const { answer } = sent
      if (answer.outcome === "applied") {
        noteSent(answer.ledger)
        ;(await recipients)?.noteRecipient(mode, passphrase, envelope.xdr)
        forgetDrafts()
        setBegun((count) => count + 1)
      }
      return { xdr: envelope.xdr, ...sent }
    })
  useResume(flow, submit)
  /** It already has valid signatures, so the account's own is optional. */
  const withoutSigning: MenuItem = [
    say("withoutSigning"),
    receivers.guard(() => xdr !== undefined && keep({ xdr })),
  ]
  const importing: MenuItem = [sayOfSignatures("importSignatures"), () => setImporting(true)]

  return (
    <>
      {/* Keep the forms mounted during the review, so that they keep their input. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={flow.step !== "compose"}>
        {shownForm === undefined ? (
          <PaymentForm
            key={begun}
            address={address}
            requested={paymentItem?.payment}
            onBuilt={(built) => build(built)}
          >
            {paymentItem?.details && <LinkDetailsView details={paymentItem.details} />}
            {paymentItem && (
              <p className="actions">
                <Button onClick={another}>{say("discard")}</Button>
              </p>
            )}
          </PaymentForm>
        ) : shownForm === "import" ? (
          <>
            <FormHead title={say("import")} />
            <EnvelopeForm
              key={begun}
              address={address}
              onGiven={(given) => {
                setImported(given)
                build(given, "import")
              }}
            />
          </>
        ) : shownForm === "list" ? (
          <>
            <FormHead title={sayOfList("several")} />
            <SigningListView address={address} />
          </>
        ) : isShortForm(shownForm) ? (
          <ShortForm
            key={`${begun} ${shownForm}`}
            address={address}
            form={shownForm}
            onBuilt={(built) => build(built, shownForm)}
          />
        ) : (
          <OwnForm
            key={`${begun} ${opened}`}
            address={address}
            onBuilt={(built) => build(built, shownForm === "add" ? "operations" : shownForm)}
          />
        )}
      </div>
      {"review" in flow && (
        <Review
          flow={flow}
          xdr={flow.review}
          receivers={receivers}
          title={brief && <Sentence deeds={brief.deeds} form="toDo" account={address} />}
          request={toDo}
          detail={feeText(brief)}
          lead={
            sendable
              ? [
                  say("send"),
                  () => {
                    const envelope = { xdr: flow.review }
                    keep(envelope)
                    submit(envelope)
                  },
                ]
              : !maySign && signed && !complete
                ? withoutSigning
                : undefined
          }
          onSign={maySign ? () => void ask((signal) => sign(flow.review, signal)) : undefined}
          other={[say(transactionItem ? "discard" : "edit"), back]}
          more={[
            ...(maySign && signed && !complete ? [withoutSigning] : []),
            ...(shared ? [importing] : []),
            ...(form !== "operations"
              ? [[say("editOperations"), () => void editOperations(flow.review)] as const]
              : []),
          ]}
        >
          <Outcome role="alert">
            {notOpened === flow.review && <Notice tone="bad" title={say("notEditable")} />}
          </Outcome>
          <Effects request={{ xdr: flow.review }} address={address}>
            {transactionItem?.details && (
              <LinkDetailsView details={transactionItem.details} pubkey={transactionItem.pubkey} />
            )}
            <SignInChecks key={flow.review} xdr={flow.review} address={address} />
          </Effects>
          <SignatureStatusView
            signatureStatus={signatureStatus}
            onRemove={async (positions) => review(await without(positions, flow.review))}
          />
          {shared && isImporting && (
            <ExtraPanel title={importing[0]}>
              <CombineForm xdr={flow.review} onCombined={review} />
            </ExtraPanel>
          )}
          <SigningWarnings xdr={flow.review} address={address} signatureStatus={signatureStatus} />
        </Review>
      )}
      {"signed" in flow && (
        <SignedTransaction
          flow={flow}
          brief={brief}
          address={address}
          signatureStatus={signatureStatus}
          onRemove={async (positions) =>
            change({ ...flow.signed, xdr: await without(positions, flow.signed.xdr) })
          }
          onCombined={(combined) => change({ ...flow.signed, xdr: combined })}
          onSend={() => submit(flow.signed)}
          onAnother={another}
          next={hasList ? sayOfList("several") : say("payment")}
        />
      )}
    </>
  )
}

/** Shows a list of transactions that was being signed, the first time that the visitor comes to its place. */
function useOpenList(hasList: boolean): void {
  const { place = "transaction", step, go } = usePlace()
  const [isNew, setNew] = useState(hasList)
  useEffect(() => {
    if (!isNew || place !== "transaction") return
    setNew(false)
    if (step === undefined) go("transaction", "list")
  }, [isNew, place, step, go])
}

/** What stands before the contract in place of a form's name, for a call. */
const CALL = "contract "

/** The draft that remembers which form was used. */
function newDraft(address: string, passphrase: string): string {
  return `new ${address} ${passphrase}`
}
