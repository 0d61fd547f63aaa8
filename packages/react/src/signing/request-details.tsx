import type { PendingRequest } from "@alidade/core"
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react"
import { shortAddress } from "../address.js"
import { AnnounceContext } from "../dialog/announce.js"
import { ForeignText } from "../foreign-text.js"
import { useAccount } from "../hooks/use-account.js"
import { useKit } from "../hooks/use-kit.js"
import { useText } from "../hooks/use-text.js"
import { RawPayload } from "./raw-payload.js"

/** The preview's views, once they are loaded. */
export type Views = typeof import("../preview/views.js")

/** What `RequestDetails` takes. */
interface RequestDetailsProps {
  request: PendingRequest
  /** The app's own way to show it, or none at all. */
  preview?: false | ((request: PendingRequest) => ReactNode) | undefined
  views: Views | undefined
  knownContracts?: readonly string[] | undefined
}

/** What is asked: network, account, the request in words, and the payload as it is sent to the wallet. */
export function RequestDetails({
  request,
  preview,
  views,
  knownContracts,
}: RequestDetailsProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const account = useAccount()
  const address = request.address ?? account.address
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} className="alidade-asked" data-part="asked" aria-label={text("asked")}>
      <dl className="alidade-rows">
        {request.networkPassphrase !== undefined && (
          <div>
            <dt>{text("network")}</dt>
            <dd>
              <ForeignText text={kit.networkName(request.networkPassphrase)} />
            </dd>
          </div>
        )}
        {address !== undefined && (
          <div>
            <dt>{text("requestAccount")}</dt>
            <dd>
              <bdi dir="ltr" className="alidade-address" title={address}>
                {shortAddress(address)}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {typeof preview === "function" && <div data-part="preview">{preview(request)}</div>}
      {preview === undefined && views ? (
        <InWords
          section={section}
          request={request}
          views={views}
          knownContracts={knownContracts}
        />
      ) : (
        <RawPayload request={request} open={preview === false} />
      )}
    </section>
  )
}

/** The request in words, and below it what is sent, with the hash that a device shows. */
function InWords({
  section,
  request,
  views,
  knownContracts,
}: {
  section: RefObject<HTMLElement | null>
  request: PendingRequest
  views: Views
  knownContracts: readonly string[] | undefined
}): ReactElement {
  const { kind, payload = "", networkPassphrase } = request
  const texts = views.usePreviewTexts()
  const shared = {
    knownContracts,
    after: (hash: string | undefined) => (
      <RawPayload request={request} open={false}>
        {hash !== undefined && (
          <>
            <SaidWarnings section={section} title={texts.previewWarnings} />
            <dl>
              <dt>{texts.previewHash}</dt>
              <dd className="alidade-hash" data-part="hash">
                <bdi dir="ltr">{hash}</bdi>
              </dd>
            </dl>
          </>
        )}
      </RawPayload>
    ),
  }
  if (kind === "transaction") {
    return (
      <views.TransactionRequest xdr={payload} networkPassphrase={networkPassphrase} {...shared} />
    )
  }
  if (kind === "auth-entry") {
    return (
      <views.AuthEntryRequest
        preimage={payload}
        networkPassphrase={networkPassphrase}
        {...shared}
      />
    )
  }
  return <views.MessageRequest message={payload} {...shared} />
}

/** Says what should make one read twice, once it is known: focus stands below it, with what is to be done. */
function SaidWarnings({
  section,
  title,
}: {
  section: RefObject<HTMLElement | null>
  title: string
}): null {
  const announce = useContext(AnnounceContext)
  useEffect(() => {
    const warnings = [...section.current!.querySelectorAll("[data-warning]")]
    const words = warnings.map(({ textContent }) => textContent)
    // An announcement takes the place of the one before it, an empty one too.
    return words.length > 0 ? announce([`${title}:`, ...words].join(" "), true) : undefined
  }, [announce, section, title])
  return null
}
