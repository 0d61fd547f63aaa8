import { ForeignText, useKit, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { CopyButton } from "../parts/copy-button.js"
import { Fact } from "../parts/fact.js"
import { Notice } from "../parts/notice.js"
import { type LinkDetails, LONGEST_MESSAGE } from "./stellar-link.js"

/** Props of `LinkDetailsView`. */
export interface LinkDetailsViewProps {
  details: LinkDetails
  /** The account whose signature the link requests. */
  pubkey?: string | undefined
}

/** Shows what a link says besides its request, marked as unverified. */
export function LinkDetailsView({ details, pubkey }: LinkDetailsViewProps): ReactElement {
  const kit = useKit()
  const address = useKitState((state) => state.activeAddress)
  const { network, msg, callback, domain } = details
  return (
    <section className="stack" aria-label="Link details">
      <Notice
        tone="note"
        title={
          <>
            Opened from a link, for <ForeignText text={kit.networkName(network)} />
          </>
        }
      >
        <p className="hint">The link’s author chose its content. Read it before you sign.</p>
      </Notice>
      {(msg || domain || pubkey) && (
        <dl className="facts">
          {msg && (
            <Fact name="It says">
              “<ForeignText text={msg} max={LONGEST_MESSAGE} />”
            </Fact>
          )}
          {domain && (
            <Fact name="From">
              <ForeignText text={domain} /> (claimed by the link, not verified)
            </Fact>
          )}
          {pubkey && (
            <Fact name="To be signed by">
              <Address value={pubkey} />
            </Fact>
          )}
        </dl>
      )}
      {pubkey && address && pubkey !== address && (
        <Notice tone="warn" title="The link asks for another account’s signature" />
      )}
      {callback && (
        <Notice tone="warn" title="The link asks to deliver the signed transaction">
          <p>
            This page sends nothing to other sites. If you trust this address, copy or download the
            signed transaction and submit it there yourself:
          </p>
          <p className="actions">
            <span className="mono">
              <ForeignText text={callback} max={LONGEST_MESSAGE} />
            </span>
            <CopyButton text={callback} what="delivery address" />
          </p>
        </Notice>
      )}
    </section>
  )
}
