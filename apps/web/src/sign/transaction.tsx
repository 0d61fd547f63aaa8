import type { Verified } from "@alidade/core"
import { useSignTransaction } from "@alidade/react"
import { type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { usePage } from "../app/page.js"
import { usePageNetwork } from "../app/use-page-network.js"
import type { Brought } from "../links/inbox.js"
import { LinkRemarks } from "../links/link-remarks.js"
import { Choice } from "../parts/choice.js"
import { Standing, useStanding } from "../signatures/standing.js"
import { EnvelopeForm } from "./envelope-form.js"
import { PaymentForm } from "./payment-form.js"
import { Remarks } from "./remarks.js"
import { Review } from "./review.js"
import { SendAsItIs } from "./send-as-it-is.js"
import { SignedTransaction } from "./signed-transaction.js"
import { Steps } from "./steps.js"
import { TransactionPreview } from "./transaction-preview.js"

type Way = "payment" | "envelope"

/** What the tab takes. */
export interface TransactionProps {
  address: string
  /** What a link or the activity brought: a transaction to review, or a payment to begin with. */
  brought?: Extract<Brought, { what: "transaction" | "payment" }> | undefined
}

/** A signed envelope on its way out, and who signed it here; nobody, where it came signed. */
interface Outgoing {
  xdr: string
  signed?: { address: string; verified: Verified }
}

/** The Transaction tab: compose it, review it decoded and sign it, send it or hand it over. */
export function Transaction({ address, brought }: TransactionProps): ReactElement {
  const { inbox } = usePage()
  const { passphrase } = usePageNetwork()
  const { signTransaction, status, error, reset } = useSignTransaction()
  const [way, setWay] = useState<Way>("payment")
  const given = brought?.what === "transaction" ? brought : undefined
  const asked = brought?.what === "payment" ? brought : undefined
  const [xdr, setXdr] = useState(given?.xdr)
  const [outgoing, setOutgoing] = useState<Outgoing>()
  /** How many transactions were begun: each begins with empty fields, so that none is sent twice by accident. */
  const [begun, setBegun] = useState(0)
  const standing = useStanding(outgoing?.xdr ?? xdr).data
  const composer = useRef<HTMLDivElement>(null)

  const review = (composed: string): void => {
    reset()
    setXdr(composed)
  }
  const back = (): void => {
    reset()
    // A transaction of a link cannot be edited: it is left, and what is composed next is one's own.
    if (given) inbox.putAway()
    flushSync(() => {
      setXdr(undefined)
      setOutgoing(undefined)
    })
    composer.current?.focus()
  }
  const another = (): void => {
    inbox.putAway()
    setBegun(begun + 1)
    back()
  }
  async function sign(unsigned: string): Promise<void> {
    const { signedTxXdr, signerAddress = address, verified } = await signTransaction(unsigned)
    setOutgoing({ xdr: signedTxXdr, signed: { address: signerAddress, verified } })
  }

  return (
    <>
      <Steps now={outgoing ? 2 : xdr ? 1 : 0} />
      {/* What was typed stays while it is reviewed. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={xdr !== undefined}>
        {asked && <LinkRemarks remarks={asked.remarks} />}
        <Choice<Way>
          label="Where the transaction comes from"
          options={[
            ["payment", "Build a payment"],
            ["envelope", "Paste an envelope or a link"],
          ]}
          value={way}
          onChange={setWay}
        />
        <div hidden={way !== "payment"}>
          <PaymentForm key={begun} address={address} asked={asked?.payment} onBuilt={review} />
        </div>
        <div hidden={way !== "envelope"}>
          <EnvelopeForm key={begun} onGiven={review} />
        </div>
      </div>
      {xdr !== undefined && !outgoing && (
        <Review
          pending={status === "pending"}
          error={error}
          onSign={() => void sign(xdr).catch(() => {})}
          onEdit={back}
          edit={given ? "Leave it" : "Edit"}
          also={<SendAsItIs standing={standing} onSend={() => setOutgoing({ xdr })} />}
        >
          {given?.remarks && <LinkRemarks remarks={given.remarks} pubkey={given.pubkey} />}
          <TransactionPreview xdr={xdr} passphrase={passphrase} />
          <Standing standing={standing} />
          <Remarks xdr={xdr} passphrase={passphrase} address={address} standing={standing} />
        </Review>
      )}
      {outgoing && (
        <SignedTransaction
          {...outgoing}
          passphrase={passphrase}
          standing={standing}
          onCombined={(combined) => setOutgoing({ ...outgoing, xdr: combined })}
          onAnother={another}
        />
      )}
    </>
  )
}
