import { ForeignText, useKitState, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import { type LinkDetails, LONGEST_MESSAGE } from "../../logic/links/stellar-link.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/links.js"
import { CopyButton } from "../../ui/copy-button.js"
import { Fact } from "../../ui/fact.js"
import { Notice } from "../../ui/notice.js"

export interface LinkDetailsViewProps {
  details: LinkDetails
  /** The account whose signature the link requests. */
  pubkey?: string | undefined
}

/** Shows what a link says besides its request, marked as unverified. */
export function LinkDetailsView({ details, pubkey }: LinkDetailsViewProps): ReactElement {
  const nameNetwork = useNetworkName()
  const address = useKitState((state) => state.activeAddress)
  const { network, msg, callback, domain } = details
  return (
    <section className="stack" aria-label={say("details")}>
      <Notice
        tone="note"
        title={say.parts("opened", { network: <ForeignText text={nameNetwork(network)} /> })}
      >
        <p className="hint">{say("authored")}</p>
      </Notice>
      {(msg || domain || pubkey) && (
        <dl className="facts">
          {msg && (
            <Fact name={say("says")}>
              <span className="quotation">
                {say.parts("quoted", {
                  message: <ForeignText text={msg} max={LONGEST_MESSAGE} />,
                })}
              </span>
            </Fact>
          )}
          {domain && (
            <Fact name={say("from")}>
              {say.parts("claimed", { domain: <ForeignText text={domain} /> })}
            </Fact>
          )}
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
    </section>
  )
}
