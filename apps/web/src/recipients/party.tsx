import { isAddress } from "@alidade/core"
import { ForeignText, shortAddress } from "@alidade/react"
import { type ReactElement, type ReactNode, useId, useState, useSyncExternalStore } from "react"
import { openAddressBook } from "../page/address-book.js"
import { useIssuerDomain } from "../page/checked-domains.js"
import { ExplorerLink } from "../page/explorer-link.js"
import { FullAddress } from "../page/full-address.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useParty } from "../page/parties.js"
import { PlainAddress } from "../page/plain-address.js"
import { say } from "../texts/en/parties.js"
import { AccountMark } from "../ui/account-mark.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Icon } from "../ui/icons.js"
import { SaveRecipient } from "./save-recipient.js"

export interface PartyProps {
  address: string
  /** Passphrase of the network to look it up on. Defaults to the selected one. */
  network?: string | undefined
  /** It is the connected account, also before the visitor's lists are loaded. */
  isOwn?: boolean
  /** What it is here, such as its wallet. */
  detail?: ReactNode
  /** Makes its name a heading. */
  isHeading?: boolean
  /** Its full address is closed at first, also if the visitor sees it for the first time. */
  isClosed?: boolean
}

/**
 * A row for an account or contract: its picture, the visitor's name for it, its checked home domain, and what is known of
 * it. Its short address opens the full one, which can be copied, looked up, and saved under a name. An address that the
 * visitor sees for the first time is open, and one that looks like a known one stands above that one. Of signers of other
 * kinds nothing is known but what the caller says.
 */
export function Party(props: PartyProps): ReactElement {
  const { address, network, isOwn = false, detail, isHeading = false, isClosed = false } = props
  const { standing: known, name, looksLike } = useParty(address)
  const { passphrase } = usePageNetwork()
  const domain = useIssuerDomain(network ?? passphrase, address)
  const isParty = isAddress(address)
  const standing = isOwn ? "you" : isParty ? known : undefined
  const [opened, setOpened] = useState<boolean>()
  const isNew = isParty && (standing === undefined || standing === "new")
  const isOpen = opened ?? (looksLike !== undefined || (isNew && !isClosed))
  const content = useId()
  const Name = isHeading ? "h3" : "p"
  const short = (
    <bdi dir="ltr" className="mono">
      {shortAddress(address)}
    </bdi>
  )
  return (
    <div className="party" data-standing={standing}>
      <AccountMark address={address} />
      <Name className="party-name">
        {name === undefined ? short : <bdi>{name}</bdi>}{" "}
        {standing && <span className="hint">{say(standing)}</span>}{" "}
        {domain !== undefined && (
          <span className="party-domain">
            {say.parts("checkedDomain", { domain: <ForeignText text={domain} /> })}
          </span>
        )}
      </Name>
      <div className="party-sub hint">
        {detail}
        <button
          type="button"
          className="party-address"
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpened(!isOpen)}
        >
          {name === undefined ? say("full") : short}
          <Icon name="down" />
        </button>
      </div>
      <div className="party-more" id={content} hidden={!isOpen}>
        {isOpen && (
          <>
            <FullAddress value={address} />
            {looksLike && (
              <p className="hint">
                {say("known")} <PlainAddress value={looksLike.address} />
              </p>
            )}
            <div className="actions">
              <CopyButton text={address} name={say("copyOf", { address: shortAddress(address) })} />
              {isParty && <ExplorerLink subject={{ address }} network={network} named />}
              {isParty && <SaveAs address={address} />}
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function SaveAs({ address }: { address: string }): ReactElement {
  const { mode } = usePage()
  const { name } = useParty(address)
  const [isAsked, setAsked] = useState(false)
  const book = openAddressBook(mode)
  useSyncExternalStore(book.subscribe, book.getState, book.getState)
  return isAsked ? (
    <SaveRecipient book={book} recipient={{ address }} name={name} />
  ) : (
    <Button
      look="quiet"
      aria-label={`${say("saveAs")} ${shortAddress(address)}`}
      onClick={() => setAsked(true)}
    >
      {say("saveAs")}
    </Button>
  )
}
