import { authEntryTree, type DescribedAuthEntry } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { ForeignText } from "../foreign-text.js"
import { useKit } from "../hooks/use-kit.js"
import { AllFields } from "./all-fields.js"
import { CallView } from "./call-view.js"
import { Fact } from "./fact.js"
import { Sentence } from "./sentence.js"
import { Shown, Words } from "./told.js"
import { Warnings } from "./warnings.js"

/**
 * A decoded authorization: what it allows, what to read twice, by whom, on which network, until which ledger. `beside`
 * is the passphrase of a network that is told beside it: the same is not told twice.
 */
export function AuthEntryView({
  authEntry,
  preimage,
  beside,
}: {
  authEntry: DescribedAuthEntry
  /** What it was decoded from. */
  preimage: string
  beside: string | undefined
}): ReactElement {
  const kit = useKit()
  const { call, warnings, address, networkPassphrase, expirationLedger, nonce } = authEntry
  return (
    <div className="alidade-preview" data-part="auth-entry">
      <div>
        <Sentence sentence={call.sentence} />
        <CallView call={call} inner />
      </div>
      <Warnings warnings={warnings} />
      <dl className="alidade-rows">
        <Fact name="previewAuthorizer">
          {address === undefined ? (
            <Words text="previewAuthorizerUnnamed" />
          ) : (
            <Shown value={{ type: "address", value: address }} />
          )}
        </Fact>
        {(networkPassphrase === undefined || networkPassphrase !== beside) && (
          <Fact name="previewNetwork">
            {networkPassphrase === undefined ? (
              <Words text="previewNetworkUnknown" />
            ) : (
              <ForeignText text={kit.networkName(networkPassphrase)} />
            )}
          </Fact>
        )}
        <Fact name="previewExpires">
          <Words
            text="previewLedger"
            values={{ ledger: { type: "code", value: String(expirationLedger) } }}
          />
        </Fact>
        <Fact name="previewNonce">
          <Shown value={{ type: "code", value: nonce }} />
        </Fact>
      </dl>
      <AllFields read={() => authEntryTree(preimage)} />
    </div>
  )
}
