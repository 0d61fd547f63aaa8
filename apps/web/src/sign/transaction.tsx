import { useSignTransaction } from "@alidade/react"
import { type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { usePageNetwork } from "../app/use-page-network.js"
import { Choice } from "../parts/choice.js"
import { EnvelopeForm } from "./envelope-form.js"
import { PaymentForm } from "./payment-form.js"
import { Remarks } from "./remarks.js"
import { Review } from "./review.js"
import { SignedTransaction } from "./signed-transaction.js"
import { Steps } from "./steps.js"
import { TransactionPreview } from "./transaction-preview.js"

type Way = "payment" | "envelope"

/** The Transaction tab: compose it, review it decoded and sign it, send it. */
export function Transaction({ address }: { address: string }): ReactElement {
  const { passphrase } = usePageNetwork()
  const { signTransaction, status, data, error, reset } = useSignTransaction()
  const [way, setWay] = useState<Way>("payment")
  const [xdr, setXdr] = useState<string>()
  /** How many transactions were begun: each begins with empty fields, so that none is sent twice by accident. */
  const [begun, setBegun] = useState(0)
  const composer = useRef<HTMLDivElement>(null)
  const review = (given: string): void => {
    reset()
    setXdr(given)
  }
  const back = (): void => {
    reset()
    flushSync(() => setXdr(undefined))
    composer.current?.focus()
  }
  return (
    <>
      <Steps now={data ? 2 : xdr ? 1 : 0} />
      {/* What was typed stays while it is reviewed. */}
      <div ref={composer} className="stack" tabIndex={-1} hidden={xdr !== undefined}>
        <Choice<Way>
          label="Where the transaction comes from"
          options={[
            ["payment", "Build a payment"],
            ["envelope", "Paste an envelope"],
          ]}
          value={way}
          onChange={setWay}
        />
        <div hidden={way !== "payment"}>
          <PaymentForm key={begun} address={address} onBuilt={review} />
        </div>
        <div hidden={way !== "envelope"}>
          <EnvelopeForm key={begun} onGiven={review} />
        </div>
      </div>
      {xdr !== undefined && !data && (
        <Review
          pending={status === "pending"}
          error={error}
          onSign={() => void signTransaction(xdr).catch(() => {})}
          onEdit={back}
        >
          <TransactionPreview xdr={xdr} passphrase={passphrase} />
          <Remarks xdr={xdr} passphrase={passphrase} address={address} />
        </Review>
      )}
      {xdr !== undefined && data && (
        <SignedTransaction
          xdr={data.signedTxXdr}
          passphrase={passphrase}
          address={data.signerAddress ?? address}
          verified={data.verified}
          onAnother={() => {
            setBegun(begun + 1)
            back()
          }}
        />
      )}
    </>
  )
}
