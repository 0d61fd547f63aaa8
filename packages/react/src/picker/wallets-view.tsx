import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, type RefObject, useCallback, useState } from "react"
import { SearchField } from "../dialog/search-field.js"
import { usePainted } from "../dialog/use-painted.js"
import { ViewHeader } from "../dialog/view-header.js"
import { useText } from "../hooks/use-text.js"
import { useWallets } from "../hooks/use-wallets.js"
import { SEARCH_FROM } from "../parts/constants.js"
import { HelpPanel } from "./help-panel.js"
import { WalletList } from "./wallet-list.js"

interface WalletsViewProps {
  body: RefObject<HTMLDivElement | null>
  titleId: string
  /** False while rendered ahead. */
  isShown: boolean
  onPick: (wallet: WalletDescriptor, byPhone?: boolean) => void
  onHelp: () => void
  onClose: () => void
}

/** The list of wallets, with help beside or above it. */
export function WalletsView({
  body,
  titleId,
  isShown,
  onPick,
  onHelp,
  onClose,
}: WalletsViewProps): ReactElement {
  const text = useText()
  const { wallets } = useWallets()
  const [query, setQuery] = useState("")
  const [isHelpOpen, setHelpOpen] = useState(false)
  // The rows are painted first: the help beside them has more text.
  const isPainted = usePainted(isShown)

  /** The clear button disappears with the query, so focus moves to the field. */
  const clear = useCallback((): void => {
    body.current?.querySelector("input")?.focus()
    setQuery("")
  }, [body])
  const firstRow = (): void => body.current?.querySelector<HTMLElement>("[data-wallet]")?.focus()
  return (
    <div ref={body} className="alidade-picker alidade-view" data-part="wallets">
      <div className="alidade-list-column">
        <ViewHeader title={{ id: titleId, text: text("pickerTitle") }} onClose={onClose} />
        {wallets.length >= SEARCH_FROM && (
          <SearchField query={query} onChange={setQuery} onDown={firstRow} />
        )}
        <div className="alidade-scroll">
          <WalletList query={query} onPick={onPick} onClear={clear} onHelp={onHelp} />
          <details
            className="alidade-help-narrow"
            onToggle={({ currentTarget }) => setHelpOpen(currentTarget.open)}
          >
            <summary>{text("whatIsWallet")}</summary>
            {isHelpOpen && <HelpPanel />}
          </details>
        </div>
        <div className="alidade-footer">
          <button type="button" className="alidade-link" data-part="missing" onClick={onHelp}>
            {text("missing")}
          </button>
        </div>
      </div>
      {/* Visually beside the list, but after it in the DOM: for screen readers, the dialog's heading comes first. */}
      <div className="alidade-help-column">{isPainted && <HelpPanel />}</div>
    </div>
  )
}
