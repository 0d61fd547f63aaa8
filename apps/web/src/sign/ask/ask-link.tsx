import { encodeBase64 } from "@alidade/core/encoding"
import { type ReactElement, useState } from "react"
import { addressWith } from "../../logic/links/address.js"
import {
  originProblem,
  signedBytes,
  verifyOrigin,
  withSignature,
} from "../../logic/links/origin.js"
import { type RequestedPayment, writePaymentLink } from "../../logic/links/stellar-link.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { usePolicy } from "../../page/policy.js"
import { say } from "../../texts/en/ask.js"
import { say as sayOfLinks } from "../../texts/en/links.js"
import { say as sayOfParts } from "../../texts/en/parts.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { CopyButton } from "../../ui/copy-button.js"
import { InputField } from "../../ui/field.js"
import { Icon } from "../../ui/icons.js"
import { late } from "../../ui/loading.js"
import { Output } from "../../ui/output.js"
import { useArrival } from "../../ui/use-arrival.js"
import "../../ui/styles/ask.css"
import { amountOf } from "../links/requested-payment-view.js"
import { Arrived } from "./arrived.js"

const Qr = late(() => import("../../ui/qr.js"), <div className="qr" />)

export interface AskLinkProps {
  payment: RequestedPayment
  /** The website that vouches for it. Empty if none does. */
  domain: string
  /** The words for the payer. */
  words: string
  onEdit: () => void
}

interface LinkProps extends AskLinkProps {
  link: string
  /** The request in a sentence. */
  title: string
}

/** A finished request for money. If a website vouches for it, its signature comes first. */
export function AskLink(props: AskLinkProps): ReactElement {
  const { payment, domain, words } = props
  const { passphrase } = usePageNetwork()
  const [signed, setSigned] = useState<string>()
  const link = writePaymentLink(payment, passphrase, { msg: words, origin_domain: domain })
  const shown = { ...props, title: askTitle(payment), link: signed ?? link }
  return domain === "" || signed !== undefined ? (
    <Finished {...shown} />
  ) : (
    <Unsigned {...shown} onSigned={setSigned} />
  )
}

/** The request in a sentence. */
export function askTitle(payment: RequestedPayment): string {
  const amount = amountOf(payment)
  return amount === undefined ? say("askAny") : say("askFor", { amount })
}

function Finished({ payment, link, domain, title, words, onEdit }: LinkProps): ReactElement {
  const { mode } = usePage()
  const { name: network } = usePageNetwork()
  const heading = useArrival<HTMLHeadingElement>()
  const address = addressWith(link, location.href, mode)
  /** Closing the list of receivers is no failure. */
  const share = (): void => void navigator.share({ title, url: address }).catch(() => {})
  return (
    <section className="stack" aria-label={say("title")}>
      <h2 className="work-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="ask">
        <Qr text={link} label={sayOfParts("codeNamed", { what: say("link") })} />
        <div className="stack">
          <Output label={say("link")} text={link} rows={3} fileName="payment-link" />
          <p className="hint">{say("linkHint")}</p>
          <Arrived payment={payment} />
          {words !== "" && <p className="quotation">{sayOfLinks("quoted", { message: words })}</p>}
          {domain !== "" && (
            <p className="signer-state" data-icon="check">
              <Icon name="check" />
              <span>{say("signedBy", { domain })}</span>
            </p>
          )}
        </div>
      </div>
      <ActionBar
        request={title}
        detail={network}
        others={
          <>
            <Button onClick={onEdit}>{sayOfSigning("edit")}</Button>
            {"share" in navigator && <Button onClick={share}>{say("share")}</Button>}
          </>
        }
      >
        <CopyButton look="primary" text={address} label={sayOfSigning("copyLink")} />
      </ActionBar>
    </section>
  )
}

interface UnsignedProps extends LinkProps {
  onSigned: (link: string) => void
}

/** Wallets sign no links, so the website's own key does it elsewhere. Its signature is verified as payers will. */
function Unsigned({ link, domain, title, onEdit, onSigned }: UnsignedProps): ReactElement {
  const { mayConnect } = usePolicy()
  const heading = useArrival<HTMLHeadingElement>()
  const [signature, setSignature] = useState("")
  const [problem, setProblem] = useState<ReturnType<typeof originProblem>>()
  const blocked = originProblem(withSignature(link, ""), domain, mayConnect)
  const found = problem ?? blocked
  return (
    <ComposeForm
      label={say("title")}
      request={title}
      action={say("checkSignature")}
      compose={async (signal) => {
        const given = withSignature(link, signature.trim())
        const origin = await verifyOrigin(given, domain, signal, mayConnect)
        if (signal.aborted) return
        if ("problem" in origin) setProblem(origin.problem)
        else onSigned(given)
      }}
      others={<Button onClick={onEdit}>{sayOfSigning("edit")}</Button>}
    >
      <h2 className="work-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{say("signHint", { domain })}</p>
      <Output
        label={say("bytes")}
        text={encodeBase64(signedBytes(link))}
        rows={4}
        fileName="link-to-sign"
      />
      <InputField
        label={sayOfSigning("signature")}
        problem={found && sayOfLinks(found)}
        code
        value={signature}
        onChange={(typed) => {
          setSignature(typed)
          setProblem(undefined)
        }}
      />
    </ComposeForm>
  )
}
