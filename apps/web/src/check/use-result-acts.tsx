import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import type { CheckedEnvelope } from "../logic/check/check-envelope.js"
import { writeProof } from "../logic/proof/proof.js"
import type { Recipient } from "../logic/recipients/recipient.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { say } from "../texts/en/check.js"
import { say as sayOfProofs } from "../texts/en/proof.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import type { Result } from "./result.js"

/** Where a result leads: buttons that open it elsewhere on the page. */
export interface ResultActs {
  /** The main act of a result, if it has one. */
  primary: (result: Result) => ReactElement | undefined
  /** One more act of a result. */
  others: (result: Result) => ReactElement | undefined
  /** Fills in a payment. */
  pay: (recipient: Recipient, look: "primary" | undefined) => ReactElement
  /** Opens a `web+stellar:` link. */
  follow: (link: string) => void
}

export function useResultActs(): ResultActs {
  const { inbox, networks } = usePage()
  const { passphrase } = usePageNetwork()
  const { go } = usePlace()
  const kit = useKit()

  function pay({ address, memo }: Recipient, look: "primary" | undefined): ReactElement {
    const payment = {
      destination: address,
      asset: "native",
      memo: memo ?? { type: "none" as const, value: "" },
    }
    return (
      <Button
        look={look}
        onClick={() => inbox.open({ what: "payment", payment, network: passphrase })}
      >
        {say("pay")}
      </Button>
    )
  }

  function call(contract: string, network: string): ReactElement {
    return (
      <Button
        look="primary"
        onClick={() => {
          if (network !== passphrase) kit.setNetwork(network)
          go("contract", contract)
        }}
      >
        {say("call")}
      </Button>
    )
  }

  function keepProof(envelope: string, checked: CheckedEnvelope): ReactElement | undefined {
    const signed = [...checked.signatures, ...(checked.inside ?? [])].find(
      ({ kind }) => kind === "validFor",
    )
    if (!signed?.signer || !signed.network) return undefined
    const { signer, network } = signed
    const link = writeProof({ kind: "transaction", envelope, signer, network })
    return (
      <Button look="primary" onClick={() => inbox.open({ what: "proof", link })}>
        {sayOfProofs("keep")}
      </Button>
    )
  }

  function primary(result: Result): ReactElement | undefined {
    if (result.kind === "recipient") return pay(result.recipient, "primary")
    if (result.kind === "envelope") {
      const network = result.checked.signed?.networkPassphrase ?? passphrase
      if (!networks.some((one) => one.passphrase === network)) return undefined
      const { xdr } = result
      return (
        <Button look="primary" onClick={() => inbox.open({ what: "transaction", xdr, network })}>
          {say("sign")}
        </Button>
      )
    }
    if (result.kind !== "found") return undefined
    const { found, subject, transaction } = result
    if (found.kind === "transaction" && found.transaction && transaction) {
      return keepProof(found.transaction.xdr, transaction.signatures)
    }
    if (subject.kind === "contract") return call(subject.address, result.network)
    return subject.kind === "account" ? pay({ address: subject.address }, "primary") : undefined
  }

  return {
    primary,
    pay,
    follow: (link) => void inbox.follow(link),
    others: (result) =>
      result.kind === "found" && result.found.kind === "transaction" && result.found.transaction ? (
        <CopyButton
          text={result.found.transaction.xdr}
          name={say("copyXdr")}
          label={say("copyXdr")}
        />
      ) : undefined,
  }
}
