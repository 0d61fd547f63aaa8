import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { SEARCH_FROM } from "../constants.js"
import { SearchField } from "../dialog/search-field.js"
import { ViewHeader } from "../dialog/view-header.js"
import { useText } from "../hooks/use-text.js"
import { useWallets } from "../hooks/use-wallets.js"
import { HelpPanel } from "./help-panel.js"
import { WalletList } from "./wallet-list.js"

/** What `WalletsView` takes. */
interface WalletsViewProps {
  titleId: string
  /** What has focus when the view comes: the title, the first wallet, or the wallet of this id. */
  focus: "title" | "first" | (string & {})
  onPick: (wallet: WalletDescriptor) => void
  onHelp: () => void
  onClose: () => void
}

/** The list of wallets, beside (or above) what helps to choose one. */
export function WalletsView({
  titleId,
  focus,
  onPick,
  onHelp,
  onClose,
}: WalletsViewProps): ReactElement {
  const text = useText()
  const { wallets } = useWallets()
  const [query, setQuery] = useState("")
  const root = useRef<HTMLDivElement>(null)
  const [initial] = useState(focus)
  const [isHelpOpen, setHelpOpen] = useState(false)
  // The rows are painted first: the help beside them has more text than they have.
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const row = initial === "first" ? "[data-wallet]" : `[data-wallet="${CSS.escape(initial)}"]`
    const target = root.current?.querySelector<HTMLElement>(row)
    ;(target ?? root.current?.querySelector<HTMLElement>('[data-part="title"]'))?.focus()
  }, [initial])

  /** The button that does it goes with what it clears. */
  const clear = (): void => {
    root.current?.querySelector("input")?.focus()
    setQuery("")
  }
  const firstRow = (): void => root.current?.querySelector<HTMLElement>("[data-wallet]")?.focus()
  return (
    <div ref={root} className="alidade-picker alidade-view" data-part="wallets">
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
      {/* Beside the list for the eye; after it for the ear, whose first heading is the dialog's. */}
      <div className="alidade-help-column">{painted && <HelpPanel />}</div>
    </div>
  )
}
