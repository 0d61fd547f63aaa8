import { ForeignText, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { RequestedPayment } from "../../logic/links/stellar-link.js"
import { valueText } from "../../page/sentence/value-text.js"
import { Party } from "../../recipients/party.js"
import { say as sayOfFirst } from "../../texts/en/first.js"
import { say } from "../../texts/en/links.js"
import { say as sayOfPayments } from "../../texts/en/payment.js"
import { Fact } from "../../ui/fact.js"

export interface RequestedPaymentViewProps {
  payment: RequestedPayment
  /** The passphrase of its network. */
  network: string
}

/** Whom a link asks to pay, and how much. */
export function RequestedPaymentView(props: RequestedPaymentViewProps): ReactElement {
  const { payment, network } = props
  const { destination, asset, memo } = payment
  const nameNetwork = useNetworkName()
  const [, issuer] = asset.split(":")
  return (
    <>
      <section aria-label={say("to")}>
        <Party address={destination} network={network} />
      </section>
      <dl className="facts">
        <Fact name={sayOfPayments("amount")}>
          <bdi dir="ltr">{amountOf(payment) ?? say("anyAmount")}</bdi>
        </Fact>
        {memo.type !== "none" && (
          <Fact name={sayOfPayments("memo")}>
            <ForeignText text={memo.value} />
          </Fact>
        )}
        <Fact name={sayOfFirst("network")}>
          <ForeignText text={nameNetwork(network)} />
        </Fact>
      </dl>
      {issuer && <Party address={issuer} network={network} detail={say("issuer")} />}
    </>
  )
}

/** The requested amount with its asset, as text. Undefined if the payer decides. */
export function amountOf({ amount, asset }: RequestedPayment): string | undefined {
  if (amount === undefined) return undefined
  const [code = "XLM", issuer] = asset === "native" ? [] : asset.split(":")
  const named = issuer === undefined ? { code } : { code, issuer }
  return valueText({ type: "amount", value: amount, asset: named })
}
