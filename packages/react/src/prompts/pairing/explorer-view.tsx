import type { LinkedWallet, PairingPrompt } from "@alidade/core"
import type { ReactElement } from "react"
import { useAnnounce } from "../../dialog/announce.js"
import { SearchField } from "../../dialog/search-field.js"
import { useText } from "../../hooks/use-text.js"
import { Spinner } from "../../parts/icons.js"
import { LinkedWalletList } from "./linked-wallet-list.js"
import { useLinkedWallets } from "./use-linked-wallets.js"

interface ExplorerViewProps {
  prompt: PairingPrompt
  onFollow: (wallet: LinkedWallet) => void
}

/** All wallets of the listing, with a search field. */
export function ExplorerView({ prompt, onFollow }: ExplorerViewProps): ReactElement {
  const text = useText()
  const { query, setQuery, wallets, searching } = useLinkedWallets(prompt)
  const none = !searching && query !== "" && wallets.length === 0
  useAnnounce(
    searching
      ? text("searching")
      : none
        ? text("noMatch", { query })
        : text("searchCount", { count: wallets.length }),
  )
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      {searching && <Spinner />}
      {none && <p className="alidade-empty">{text("noMatch", { query })}</p>}
      <LinkedWalletList wallets={wallets} onFollow={onFollow} />
    </>
  )
}
