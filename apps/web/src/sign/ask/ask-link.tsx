import { encodeBase64 } from "@alidade/core/encoding"
import { type FormEvent, lazy, type ReactElement, useState } from "react"
import { addressWith } from "../../logic/links/address.js"
import {
  originProblem,
  signedBytes,
  verifyOrigin,
  withSignature,
} from "../../logic/links/origin.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { usePolicy } from "../../page/policy.js"
import { say } from "../../texts/en/ask.js"
import { say as sayOfLinks } from "../../texts/en/links.js"
import { say as sayOfParts } from "../../texts/en/parts.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { CopyAct } from "../../ui/copy-act.js"
import { InputField } from "../../ui/field.js"
import { Icon } from "../../ui/icons.js"
import { Loading } from "../../ui/loading.js"
import { Output } from "../../ui/output.js"
import { useArrival } from "../../ui/use-arrival.js"
import "../../ui/styles/ask.css"

const Qr = lazy(() => import("../../ui/qr.js"))

export interface AskLinkProps {
  /** Without a signature. */
  link: string
  /** The website that vouches for it. Empty if none does. */
  domain: string
  /** The request in a sentence. */
  title: string
  /** The words for the payer. */
  words: string
  onEdit: () => void
}

/** A finished request for money. If a website vouches for it, its signature comes first. */
export function AskLink(props: AskLinkProps): ReactElement {
  const [signed, setSigned] = useState<string>()
  return props.domain === "" || signed !== undefined ? (
    <Finished {...props} link={signed ?? props.link} />
  ) : (
    <Unsigned {...props} onSigned={setSigned} />
  )
}

function Finished({ link, domain, title, words, onEdit }: AskLinkProps): ReactElement {
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
        <Loading fallback={<div className="qr" />}>
          <Qr text={link} label={sayOfParts("codeNamed", { what: say("link") })} />
        </Loading>
        <div className="stack">
          <Output label={say("link")} text={link} rows={3} fileName="payment-link" />
          <p className="hint">{say("linkHint")}</p>
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
        <CopyAct text={address}>{sayOfSigning("copyLink")}</CopyAct>
      </ActionBar>
    </section>
  )
}

interface UnsignedProps extends AskLinkProps {
  onSigned: (link: string) => void
}

/** Wallets sign no links, so the website's own key does it elsewhere. Its signature is verified as payers will. */
function Unsigned({ link, domain, title, onEdit, onSigned }: UnsignedProps): ReactElement {
  const { mayConnect } = usePolicy()
  const heading = useArrival<HTMLHeadingElement>()
  const [signature, setSignature] = useState("")
  const [problem, setProblem] = useState<ReturnType<typeof originProblem>>()
  const [isAsking, setAsking] = useState(false)
  async function check(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    const given = withSignature(link, signature.trim())
    const origin = await verifyOrigin(given, domain, new AbortController().signal, mayConnect)
    setAsking(false)
    if ("problem" in origin) setProblem(origin.problem)
    else onSigned(given)
  }
  const blocked = originProblem(withSignature(link, ""), domain, mayConnect)
  const found = problem ?? blocked
  return (
    <form className="form" noValidate onSubmit={check} aria-label={say("title")}>
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
      <ActionBar request={title} others={<Button onClick={onEdit}>{sayOfSigning("edit")}</Button>}>
        <Button type="submit" look="primary" aria-busy={isAsking}>
          {say("checkSignature")}
        </Button>
      </ActionBar>
    </form>
  )
}
