import { ForeignText, useKitState, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import { type LinkDetails, LONGEST_MESSAGE } from "../../logic/links/stellar-link.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/links.js"
import { CopyButton } from "../../ui/copy-button.js"
import { Fact } from "../../ui/fact.js"
import { Icon } from "../../ui/icons.js"
import { Notice } from "../../ui/notice.js"

export interface LinkDetailsViewProps {
  details: LinkDetails
  /** The account whose signature the link requests. */
  pubkey?: string | undefined
}

/** Shows who vouches for a link, then its author's words, and what else it says besides its request. */
export function LinkDetailsView({ details, pubkey }: LinkDetailsViewProps): ReactElement {
  const nameNetwork = useNetworkName()
  const address = useKitState((state) => state.activeAddress)
  const { network, msg, callback, domain, vouched, chain = [] } = details
  return (
    <section className="stack" aria-label={say("details")}>
      {vouched ? (
        <p className="signer-state" data-icon="check">
          <Icon name="check" />
          <span>
            {say.parts("askedBy", {
              domain: (
                <b>
                  <ForeignText text={vouched.domain} />
                </b>
              ),
            })}
          </span>
        </p>
      ) : (
        <p className="hint">{say(domain === undefined ? "nobody" : "checkFirst")}</p>
      )}
      {vouched?.isChanged && (
        <Notice tone="warn" title={say("keyChanged")}>
          <p>{say("keyChangedHint")}</p>
        </Notice>
      )}
      {(msg || chain.length > 0 || pubkey) && (
        <dl className="facts">
          {msg && (
            <Fact name={say("theyWrite")}>
              <Quotation text={msg} />
            </Fact>
          )}
          {chain.map((text) => (
            <Fact key={text} name={say("passedOn")}>
              <Quotation text={text} />
            </Fact>
          ))}
          {pubkey && (
            <Fact name={say("signer")}>
              <Address value={pubkey} />
            </Fact>
          )}
        </dl>
      )}
      {pubkey && address && pubkey !== address && <Notice tone="warn" title={say("otherSigner")} />}
      {callback && (
        <Notice tone="warn" title={say("delivers")}>
          <p>{say("deliver")}</p>
          <p className="actions">
            <span className="mono">
              <ForeignText text={callback} max={LONGEST_MESSAGE} />
            </span>
            <CopyButton text={callback} name={say("copyDelivery")} />
          </p>
        </Notice>
      )}
      <p className="hint">
        {say.parts("opened", { network: <ForeignText text={nameNetwork(network)} /> })}
        <br />
        {say("authored")}
      </p>
    </section>
  )
}

function Quotation({ text }: { text: string }): ReactElement {
  return (
    <blockquote className="quotation">
      {say.parts("quoted", { message: <ForeignText text={text} max={LONGEST_MESSAGE} /> })}
    </blockquote>
  )
}
