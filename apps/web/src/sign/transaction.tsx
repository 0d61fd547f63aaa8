import { TransactionPreview, useSignTransaction } from "@alidade/react"
import { lazy, type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { usePage, usePageNetwork } from "../app/page.js"
import { Effects } from "../effects/effects.js"
import type { InboxItem } from "../links/inbox.js"
import { LinkDetailsView } from "../links/link-details-view.js"
import { Button } from "../parts/button.js"
import { Alternatives } from "../parts/choice.js"
import { Loading } from "../parts/loading.js"
import { CombineForm } from "../signatures/combine-form.js"
import { readinessOf } from "../signatures/readiness.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import { say as sayOfList } from "../texts/en/list.js"
import { say } from "../texts/en/sign.js"
import { EnvelopeForm, envelopeDraft } from "./envelope-form.js"
import { PaymentForm, paymentDraft } from "./payment-form.js"
import { Review } from "./review.js"
import { SignedTransaction } from "./signed-transaction.js"
import { subjectOf } from "./signed-work.js"
import { SigningWarnings } from "./signing-warnings.js"
import { Steps } from "./steps.js"
import { useSignedWork } from "./use-signed-work.js"

const SigningListView = lazy(() => import("../list/signing-list-view.js"))

/** Props of `Transaction`. */
export interface TransactionProps {
  address: string
  /**
   * What a link or the activity opened. This tab handles a transaction to review, a payment to fill in, and a signed
   * envelope.
   */
  item: InboxItem | undefined
}

/** The Transaction tab: compose a transaction, review and sign it, then send or share it. */
export function Transaction({ address, item }: TransactionProps): ReactElement {
  const { inbox, drafts, signedWork } = usePage()
  const { passphrase } = usePageNetwork()
  const { signTransaction, status, error, reset } = useSignTransaction()
  const transactionItem = item?.what === "transaction" ? item : undefined
  const paymentItem = item?.what === "payment" ? item : undefined
  const [xdr, setXdr] = useState(transactionItem?.xdr)
  const {
    work: outgoing,
    fresh,
    keep,
    settle,
    discard,
  } = useSignedWork(
    "transaction",
    address,
    item?.what === "signed"
      ? { work: item.envelope }
      : (transactionItem ?? paymentItem) && { work: undefined },
  )
  const [hasList] = useState(
    () => !paymentItem && signedWork.get("list", subjectOf(address, passphrase)) !== undefined,
  )
  /** How many transactions were started. Each starts with empty fields, so that none is sent twice by accident. */
  const [begun, setBegun] = useState(0)
  const signatureStatus = useSignatureStatus(outgoing?.xdr ?? xdr).data
  const { signed, complete, shared, maySign } = readinessOf(signatureStatus, address)
  /** "Send it" was pressed in the review, so don't ask again. */
  const [sendNow, setSendNow] = useState(false)
  const composer = useRef<HTMLDivElement>(null)

  const review = (composed: string): void => {
    reset()
    setXdr(composed)
  }
  const back = (): void => {
    reset()
    // A transaction from a link can't be edited: discard it, and continue with a new one.
    if (transactionItem) inbox.clear()
    flushSync(() => {
      setXdr(undefined)
      discard()
    })
    composer.current?.focus()
  }
  /** What became of a draft has been sent or discarded. An opened item is no draft. */
  const forgetDrafts = (): void => {
    if (item) return
    drafts.discard(paymentDraft(address, passphrase))
    drafts.discard(envelopeDraft(address, passphrase))
  }
  const another = (): void => {
    setSendNow(false)
    forgetDrafts()
    inbox.clear()
    setBegun(begun + 1)
    back()
  }
  const remove = async (positions: readonly number[]): Promise<void> => {
    const { removeSignatures } = await import("../signatures/combine.js")
    if (outgoing) keep({ ...outgoing, xdr: removeSignatures(outgoing.xdr, positions, passphrase) })
    else if (xdr) setXdr(removeSignatures(xdr, positions, passphrase))
  }
  async function sign(unsigned: string): Promise<void> {
    const { signedTxXdr, signerAddress = address, verified } = await signTransaction(unsigned)
    keep({ xdr: signedTxXdr, signed: { address: signerAddress, verified } })
    // The signed work is stored now. Without this, changing the network would open the link's transaction again.
    inbox.clear()
  }

  return (
    <>
      <Steps now={outgoing ? 2 : xdr ? 1 : 0} />
      {/* Keep the forms mounted during the review, so that they keep their input. */}
      <div
        ref={composer}
        className="stack"
        tabIndex={-1}
        hidden={xdr !== undefined || outgoing !== undefined}
      >
        {paymentItem && <LinkDetailsView details={paymentItem.details} />}
        <Alternatives
          label={say("source")}
          first={hasList ? "list" : undefined}
          options={[
            [
              "payment",
              say("payment"),
              <PaymentForm
                key={begun}
                address={address}
                requested={paymentItem?.payment}
                onBuilt={review}
              />,
            ],
            [
              "envelope",
              say("import"),
              <EnvelopeForm key={begun} address={address} onGiven={review} />,
            ],
            [
              "list",
              sayOfList("several"),
              <Loading key="list">
                <SigningListView address={address} />
              </Loading>,
            ],
          ]}
        />
      </div>
      {xdr !== undefined && !outgoing && (
        <Review
          pending={status === "pending"}
          error={error}
          xdr={xdr}
          lead={
            complete && (
              <Button
                look="primary"
                onClick={() => {
                  setSendNow(true)
                  keep({ xdr })
                }}
              >
                {say("send")}
              </Button>
            )
          }
          onSign={maySign ? () => void sign(xdr).catch(() => {}) : undefined}
          onEdit={back}
          edit={say(transactionItem ? "discard" : "edit")}
          also={
            // It already has valid signatures, so the account's own is optional.
            signed &&
            !complete && <Button onClick={() => keep({ xdr })}>{say("withoutSigning")}</Button>
          }
        >
          {transactionItem?.details && (
            <LinkDetailsView details={transactionItem.details} pubkey={transactionItem.pubkey} />
          )}
          <TransactionPreview xdr={xdr} />
          <Effects request={{ xdr }} address={address} />
          <SignatureStatusView signatureStatus={signatureStatus} onRemove={remove} />
          {shared && <CombineForm xdr={xdr} onCombined={setXdr} />}
          <SigningWarnings xdr={xdr} address={address} signatureStatus={signatureStatus} />
        </Review>
      )}
      {outgoing && (
        <SignedTransaction
          {...outgoing}
          fresh={fresh}
          sendNow={sendNow}
          signatureStatus={signatureStatus}
          onRemove={remove}
          onCombined={(combined) => keep({ ...outgoing, xdr: combined })}
          onSent={() => {
            settle()
            forgetDrafts()
          }}
          onAnother={another}
        />
      )}
    </>
  )
}
