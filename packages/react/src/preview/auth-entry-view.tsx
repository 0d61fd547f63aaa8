import { accountOf, authEntryTree, describeAuthEntry } from "@alidade/core/describe"
import type { ReactElement, ReactNode } from "react"
import { useAccount } from "../hooks/use-account.js"
import { CallView } from "./call-view.js"
import { Decoded } from "./decoded.js"
import {
  AccountFact,
  Details,
  Fact,
  Facts,
  HashFact,
  NetworkFact,
  SentenceWithRows,
} from "./facts.js"
import { AllFields } from "./tree.js"
import { useDescription } from "./use-description.js"
import { TimeWarnings } from "./validity.js"
import { addressValue, codeValue, PreviewText, ValueText } from "./value-text.js"
import { Warnings } from "./warnings.js"

interface AuthEntryViewProps {
  /** Base64 `HashIdPreimage` of type 9 or 10. */
  preimage: string
  /** Contracts (`C…`) that the entry may use without a warning. */
  knownContracts?: readonly string[] | undefined
  /** The account that is asked to sign. It is shown if the entry does not name it. */
  account?: string | undefined
  /** For whom the account signs, as the caller says. A preimage that names an address is shown with that one. */
  onBehalfOf?: string | undefined
  /** Shown instead while the entry is not decoded. */
  undecoded?: ReactNode
}

/** An authorization in plain words: what it allows, its warnings, account, network and expiration. */
export function AuthEntryView(props: AuthEntryViewProps): ReactElement {
  const { preimage, knownContracts, account, onBehalfOf, undecoded } = props
  const connected = useAccount().address
  const described = useDescription({ key: preimage, knownContracts, account }, (options) =>
    describeAuthEntry(preimage, options),
  )
  return (
    <Decoded described={described} part="auth-entry" otherwise={undecoded}>
      {({ call, warnings, address, networkPassphrase, expirationLedger, nonce, type, hash }) => (
        <>
          <div className="alidade-authorization">
            <OnBehalf account={account ?? connected} address={address} claimed={onBehalfOf} />
            <SentenceWithRows sentence={call.sentence} shown={address ?? account} />
            <CallView call={call} inner />
          </div>
          <TimeWarnings bounds={{ expirationLedger }} />
          <Warnings warnings={warnings} />
          <Facts>
            <Fact name="previewAuthorizer">
              {address === undefined ? (
                <PreviewText text="previewAuthorizerUnnamed" />
              ) : (
                <ValueText value={addressValue(address)} />
              )}
            </Fact>
            <NetworkFact passphrase={networkPassphrase} />
            <AccountFact account={account} shown={address} />
            <Fact name="previewExpires">
              <PreviewText text="previewLedger" values={{ ledger: codeValue(expirationLedger) }} />
            </Fact>
          </Facts>
          <Details>
            <Facts>
              <Fact name="previewNonce">
                <ValueText value={codeValue(nonce)} />
              </Fact>
              <Fact name="previewFormat">
                <ValueText value={codeValue(type === "v2" ? "10 (CAP-71)" : "9")} />
              </Fact>
              <HashFact hash={hash} />
            </Facts>
            <AllFields read={() => authEntryTree(preimage)} />
          </Details>
        </>
      )}
    </Decoded>
  )
}

/** Says for whom the account signs, if not for itself. */
function OnBehalf({
  account,
  address,
  claimed,
}: {
  account: string | undefined
  /** The address that the preimage names. */
  address: string | undefined
  claimed: string | undefined
}): ReactElement | null {
  const behalf = address ?? claimed
  if (!account || !behalf || accountOf(account) === accountOf(behalf)) return null
  return (
    <p data-part="on-behalf">
      <PreviewText
        text={address ? "previewOnBehalf" : "previewOnBehalfUnnamed"}
        values={{ address: { type: "address", value: behalf } }}
      />
    </p>
  )
}
