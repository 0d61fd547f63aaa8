import { authEntryTree, type DescribedAuthEntry } from "@alidade/core/describe"
import { ForeignText, useDescribedAuthEntry, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { AllFields } from "../parts/all-fields.js"
import { Fact, Reading, Unreadable, Words } from "../parts/fact.js"
import { Sentence } from "../parts/sentence.js"
import { Call } from "./call.js"
import { Warnings } from "./warnings.js"

/** An authorization (a base64 `HashIdPreimage`) in words: what it allows, until which ledger, on which network. */
export function PreimagePreview({ preimage }: { preimage: string }): ReactElement {
  const described = useDescribedAuthEntry(preimage)
  if (described.status === "failed") return <Unreadable error={described.error} />
  if (described.status === "reading") return <Reading />
  const { call, warnings } = described.data
  return (
    <div className="stack">
      <div className="operation">
        <Sentence sentence={call.sentence} />
        <Warnings warnings={warnings} />
        <Call call={call} inner />
      </div>
      <Facts authEntry={described.data} />
      <AllFields read={() => authEntryTree(preimage)} />
    </div>
  )
}

function Facts({ authEntry }: { authEntry: DescribedAuthEntry }): ReactElement {
  const kit = useKit()
  const { type, address, networkPassphrase, nonce, expirationLedger } = authEntry
  return (
    <dl className="facts">
      <Fact name="previewAuthorizer">
        {address ? <Address value={address} /> : <Words text="previewAuthorizerUnnamed" />}
      </Fact>
      <Fact name="previewNetwork">
        {networkPassphrase ? (
          <ForeignText text={kit.networkName(networkPassphrase)} />
        ) : (
          <Words text="previewNetworkUnknown" />
        )}
      </Fact>
      <Fact name="previewExpires">
        <Words
          text="previewLedger"
          values={{ ledger: { type: "code", value: String(expirationLedger) } }}
        />
      </Fact>
      <Fact name="previewNonce">
        <span className="mono">{nonce}</span>
      </Fact>
      <div>
        <dt>Type</dt>
        <dd>{type === "v2" ? "10, with the address (CAP-71)" : "9, without the address"}</dd>
      </div>
    </dl>
  )
}
