import type { PartiesPrompt, WalletDescriptor } from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useViewFocus } from "../dialog/use-view-focus.js"
import { useText } from "../hooks/use-text.js"
import { promptEnglish } from "../messages/prompts.js"
import { Spinner } from "../parts/icons.js"

interface PartiesViewProps {
  titleId: string
  prompt: PartiesPrompt
  wallet: WalletDescriptor
  onCancel: () => void
}

/** The accounts of two extensions that answer as one wallet, in full, to choose whose answers count. */
export function PartiesView({ titleId, prompt, wallet, onCancel }: PartiesViewProps): ReactElement {
  const text = useText(promptEnglish)
  const heading = useRef<HTMLHeadingElement>(null)
  const values = { wallet: wallet.name }
  const { accounts, choose } = prompt
  useViewFocus(heading, "parties")
  useAnnounce(`${text("partiesTitle")} ${text("partiesText", values)}`, true)
  return (
    <div className="alidade-accounts" data-part="parties">
      <h2 ref={heading} id={titleId} tabIndex={-1} data-part="title">
        {text("partiesTitle")}
      </h2>
      <p data-part="sentence">{text("partiesText", values)}</p>
      <ul className="alidade-list" data-part="list">
        {accounts.map((account) => (
          <li key={account} className="alidade-account" data-part="account">
            <button
              type="button"
              className="alidade-row"
              data-action="choose"
              onClick={() => choose(account)}
            >
              <bdi dir="ltr" className="alidade-hash">
                {account}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      {accounts.length < 2 && (
        <p className="alidade-reading" data-part="reading">
          <Spinner /> {text("partiesWaiting")}
        </p>
      )}
      <div className="alidade-actions" data-part="actions">
        <button type="button" className="alidade-secondary" data-action="cancel" onClick={onCancel}>
          {text("cancel")}
        </button>
      </div>
    </div>
  )
}
