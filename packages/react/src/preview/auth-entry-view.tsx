import { authEntryTree, type DescribedAuthEntry, describeAuthEntry } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { AllFields } from "./all-fields.js"
import { CallView } from "./call-view.js"
import { Decoded } from "./decoded.js"
import { Fact, Facts, HashFact, NetworkFact } from "./facts.js"
import { SentenceWithRecipient } from "./sentence-with-recipient.js"
import { useDescription } from "./use-description.js"
import { PreviewText, ValueText } from "./value-text.js"
import { useAnnouncedWarnings, Warnings } from "./warnings.js"

/** What `AuthEntryView` takes. */
interface AuthEntryViewProps {
  /** Base64 `HashIdPreimage`, of type 9 or 10. */
  preimage: string
  /** Contracts (`C…`) that it may name without a warning. */
  knownContracts?: readonly string[] | undefined
  /** Passphrase of the network that stands beside the view, which is not shown twice. */
  shownNetwork?: string | undefined
}

/** An authorization in words: what it allows, its warnings, by whom, on which network, until which ledger. */
export function AuthEntryView(props: AuthEntryViewProps): ReactElement {
  const { preimage, knownContracts, shownNetwork } = props
  const described = useDescription(preimage, knownContracts, (options) =>
    describeAuthEntry(preimage, options),
  )
  return (
    <Decoded described={described}>
      {(authEntry) => (
        <AuthEntry authEntry={authEntry} preimage={preimage} shownNetwork={shownNetwork} />
      )}
    </Decoded>
  )
}

function AuthEntry({
  authEntry,
  preimage,
  shownNetwork,
}: {
  authEntry: DescribedAuthEntry
  preimage: string
  shownNetwork: string | undefined
}): ReactElement {
  const { call, warnings, address, networkPassphrase, expirationLedger, nonce, type } = authEntry
  const ledger = { type: "code", value: String(expirationLedger) } as const
  return (
    <div ref={useAnnouncedWarnings()} className="alidade-preview" data-part="auth-entry">
      <div className="alidade-authorization">
        <SentenceWithRecipient sentence={call.sentence} />
        <CallView call={call} inner />
      </div>
      <Warnings warnings={warnings} />
      <Facts>
        <Fact name="previewAuthorizer">
          {address === undefined ? (
            <PreviewText text="previewAuthorizerUnnamed" />
          ) : (
            <ValueText value={{ type: "address", value: address }} />
          )}
        </Fact>
        <NetworkFact passphrase={networkPassphrase} shownNetwork={shownNetwork} />
        <Fact name="previewExpires">
          <PreviewText text="previewLedger" values={{ ledger }} />
        </Fact>
        <Fact name="previewNonce">
          <ValueText value={{ type: "code", value: nonce }} />
        </Fact>
        <Fact name="previewFormat">
          <ValueText value={{ type: "code", value: type === "v2" ? "10 (CAP-71)" : "9" }} />
        </Fact>
        <HashFact hash={authEntry.hash} />
      </Facts>
      <AllFields read={() => authEntryTree(preimage)} />
    </div>
  )
}
