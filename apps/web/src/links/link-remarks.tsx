import { ForeignText, useKit, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { CopyButton } from "../parts/copy-button.js"
import { Fact } from "../parts/fact.js"
import { Notice } from "../parts/notice.js"
import { LONGEST_MESSAGE, type LinkRemarks as Remarks } from "./stellar-link.js"

/** What a link says of itself. */
export interface LinkRemarksProps {
  remarks: Remarks
  /** The account whose signature it asks for. */
  pubkey?: string | undefined
}

/** What a link says beside what it asks for, as what it is: a stranger's word. */
export function LinkRemarks({ remarks, pubkey }: LinkRemarksProps): ReactElement {
  const kit = useKit()
  const address = useKitState((state) => state.activeAddress)
  const { network, msg, callback, domain } = remarks
  return (
    <section className="stack" aria-label="What the link says">
      <Notice
        tone="note"
        title={
          <>
            Opened from a link, for <ForeignText text={kit.networkName(network)} />
          </>
        }
      >
        <p className="hint">
          Whoever made the link chose what stands in it. Read it before you sign.
        </p>
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
              <ForeignText text={domain} />, as it says itself: that is not checked here
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
        <Notice tone="warn" title="The link asks for the signature of another account than yours" />
      )}
      {callback && (
        <Notice tone="warn" title="The link wants the signed transaction delivered">
          <p>
            This page delivers nothing to other sites. Copy or download what you have signed, and
            hand it in yourself, if you trust this address:
          </p>
          <p className="actions">
            <span className="mono">
              <ForeignText text={callback} max={LONGEST_MESSAGE} />
            </span>
            <CopyButton text={callback} what="address of delivery" />
          </p>
        </Notice>
      )}
    </section>
  )
}
