import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useKitState } from "../hooks/use-kit-state.js"
import { useText } from "../hooks/use-text.js"
import { useWallets } from "../hooks/use-wallets.js"
import { openWebsite } from "./open-website.js"
import { useListKeys } from "./use-list-keys.js"
import { useProbed } from "./use-probed.js"
import { useSteadyOrder } from "./use-steady-order.js"
import { WalletRow } from "./wallet-row.js"

/** What `WalletList` takes. */
interface WalletListProps {
  query: string
  onPick: (wallet: WalletDescriptor) => void
  onClear: () => void
  onHelp: () => void
}

/** The wallets: available first; a press on one that is not there opens its website. */
export function WalletList({ query, onPick, onClear, onHelp }: WalletListProps): ReactElement {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const { wallets } = useWallets()
  const used = useKitState(({ usedWallets }) => usedWallets)
  const { probed, arrived } = useProbed()
  const { ordered, hold } = useSteadyOrder(list)
  const onKeyDown = useListKeys(list)
  const recent = used.find((id) => wallets.some((one) => one.id === id && one.isAvailable))
  const rows = ordered.filter((wallet) => matches(wallet, query))
  const row = (wallet: WalletDescriptor): ReactElement => (
    <li key={wallet.id}>
      <WalletRow
        wallet={wallet}
        probed={probed}
        recent={wallet.id === recent}
        onPress={() => press(wallet)}
      />
    </li>
  )
  const lacking = rows.filter(({ lacks }) => lacks)
  useAnnounce(
    query !== ""
      ? rows.length > 0
        ? text("searchCount", { count: rows.length })
        : text("noMatch", { query })
      : arrived
        ? text("arrived", { wallet: arrived })
        : "",
  )
  const press = (wallet: WalletDescriptor): void => {
    if (wallet.isAvailable || !probed) onPick(wallet)
    else if (!openWebsite(wallet)) onHelp()
  }
  if (wallets.length === 0) return <p className="alidade-empty">{text("noWallets")}</p>
  return (
    <>
      <ul ref={list} className="alidade-list" data-part="list" onKeyDown={onKeyDown} {...hold}>
        {rows.filter(({ lacks }) => !lacks).map(row)}
        {lacking.length > 0 && (
          <li className="alidade-divider" data-part="lacking">
            {text("cannotDo")}
          </li>
        )}
        {lacking.map(row)}
      </ul>
      {rows.length === 0 && (
        <div className="alidade-empty" data-part="no-match">
          <p>{text("noMatch", { query })}</p>
          <button type="button" className="alidade-secondary" onClick={onClear}>
            {text("clearSearch")}
          </button>
        </div>
      )}
    </>
  )
}

function matches({ id, name }: WalletDescriptor, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return name.toLocaleLowerCase().includes(wanted) || id.toLocaleLowerCase().includes(wanted)
}
