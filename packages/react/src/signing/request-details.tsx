import type { PendingRequest } from "@alidade/core"
import { decodeBase64 } from "@alidade/core/encoding"
import type { ReactElement, ReactNode } from "react"
import { useAccount } from "../hooks/use-account.js"
import { useCopy } from "../hooks/use-copy.js"
import { useNetworkName } from "../hooks/use-network-name.js"
import { useText } from "../hooks/use-text.js"
import type { Messages } from "../messages/english.js"
import { signingEnglish } from "../messages/signing.js"
import { AddressName } from "../names/address-name.js"
import { shortAddress } from "../parts/address.js"
import { ForeignText } from "../parts/foreign-text.js"
import type { Views } from "../preview/load.js"

/** The kinds of requests that ask for a signature. */
export type SignatureKind = Exclude<PendingRequest["kind"], "connect">

const rawNames = {
  transaction: "rawTransaction",
  "auth-entry": "rawAuthEntry",
  message: "rawMessage",
} as const satisfies Readonly<Record<SignatureKind, keyof Messages>>

/** Props of `RequestDetails`. */
interface RequestDetailsProps {
  request: PendingRequest
  /** The app's own preview, or `false` for none. */
  preview?: false | ((request: PendingRequest) => ReactNode) | undefined
  views: Views | undefined
  knownContracts?: readonly string[] | undefined
}

/** The request: a description in words, with network and account, and the payload sent to the wallet. */
export function RequestDetails({
  request,
  preview,
  views,
  knownContracts,
}: RequestDetailsProps): ReactElement {
  const text = useText(signingEnglish)
  const account = useAccount()
  const address = request.address ?? account.address
  const rows = <Rows networkPassphrase={request.networkPassphrase} address={address} />
  return (
    <section className="alidade-requested" data-part="requested" aria-label={text("asked")}>
      {preview === undefined && views ? (
        <InWords
          request={request}
          views={views}
          knownContracts={knownContracts}
          address={address}
          rows={rows}
        />
      ) : (
        rows
      )}
      {typeof preview === "function" && <div data-part="preview">{preview(request)}</div>}
      <RawPayload request={request} open={preview === false} />
    </section>
  )
}

/** The request's network and account, where no description shows them. */
function Rows({
  networkPassphrase,
  address,
}: {
  networkPassphrase: string | undefined
  address: string | undefined
}): ReactElement {
  const nameNetwork = useNetworkName()
  const text = useText(signingEnglish)
  return (
    <dl className="alidade-rows">
      {networkPassphrase !== undefined && (
        <div>
          <dt>{text("network")}</dt>
          <dd>
            <ForeignText text={nameNetwork(networkPassphrase)} />
          </dd>
        </div>
      )}
      {address !== undefined && (
        <div>
          <dt>{text("requestAccount")}</dt>
          <dd>
            <AddressName address={address} network={networkPassphrase} />
            <bdi dir="ltr" className="alidade-address" title={address}>
              {shortAddress(address)}
            </bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The request in plain words. */
function InWords({
  request: { kind, payload = "", encoding, networkPassphrase, onBehalfOf },
  views,
  knownContracts,
  address,
  rows,
}: {
  request: PendingRequest
  views: Views
  knownContracts: readonly string[] | undefined
  address: string | undefined
  rows: ReactElement
}): ReactElement {
  const shared = { knownContracts, account: address, undecoded: rows }
  if (kind === "transaction") {
    return <views.TransactionView xdr={payload} networkPassphrase={networkPassphrase} {...shared} />
  }
  if (kind === "auth-entry") {
    return <views.AuthEntryView preimage={payload} onBehalfOf={onBehalfOf} {...shared} />
  }
  return (
    <>
      <views.MessageView message={encoding ? decodeBase64(payload) : payload} />
      {rows}
    </>
  )
}

/** The payload sent to the wallet, to read and copy. */
function RawPayload({ request, open }: { request: PendingRequest; open: boolean }): ReactElement {
  const text = useText(signingEnglish)
  const { copy, copied, error } = useCopy()
  const isText = request.kind === "message" && !request.encoding
  const raw = request.encoding ? "rawBytes" : rawNames[request.kind as SignatureKind]
  const payload = request.payload ?? ""
  return (
    <details className="alidade-raw" data-part="raw" open={open}>
      <summary>{text(raw)}</summary>
      <textarea
        readOnly
        rows={4}
        dir={isText ? "auto" : "ltr"}
        aria-label={text(raw)}
        value={payload}
      />
      <button
        type="button"
        className="alidade-link"
        data-part="copy-payload"
        onClick={() => copy(payload)}
      >
        {text(copied ? "copied" : "copy")}
      </button>
      <span role="status" className={error ? "alidade-note" : "alidade-sr"}>
        {copied ? text("copied") : error ? text("copyFailed") : ""}
      </span>
    </details>
  )
}
