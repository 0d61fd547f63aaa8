import type { WalletDescriptor } from "@alidade/core"
import { Fragment, memo, type NamedExoticComponent, type ReactElement, useRef } from "react"
import { useAnnounce } from "../dialog/announce.js"
import { useNetwork } from "../hooks/use-network.js"
import { useText } from "../hooks/use-text.js"
import { useWalletList, type WalletListRow } from "../hooks/use-wallet-list.js"
import { useWallets } from "../hooks/use-wallets.js"
import { SEARCH_FROM } from "../parts/constants.js"
import { openWebsite } from "../parts/open-website.js"
import { useTooltip } from "../tooltip/use-tooltip.js"
import { useListKeys } from "./use-list-keys.js"
import { useSteadyPlaces } from "./use-steady-places.js"
import { WalletRow } from "./wallet-row.js"

interface WalletListProps {
  query: string
  /** `byPhone`: to be reached by its app on a phone, though it is not installed here. */
  onPick: (wallet: WalletDescriptor, byPhone?: boolean) => void
  onClear: () => void
  onHelp: () => void
}

/**
 * The list of wallets, available ones first. Picking an unavailable one opens its website, if installing it would help.
 */
export const WalletList: NamedExoticComponent<WalletListProps> = memo(function WalletList({
  query,
  onPick,
  onClear,
  onHelp,
}: WalletListProps): ReactElement {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const { wallets, probing } = useWallets()
  const isLong = wallets.length >= SEARCH_FROM
  const { rows: listed, arrived } = useWalletList(query)
  const { places, hold } = useSteadyPlaces((wallet) => groupOf(wallet, isLong, probing))
  const onKeyDown = useListKeys(list)
  const { expectedName } = useNetwork()
  const hint = useTooltip(`${text("notAvailable")}, ${text("notAvailableOpens")}`)
  const rows = [...places.keys()].flatMap(
    (id) => listed.find(({ wallet }) => wallet.id === id) ?? [],
  )
  const row = (item: WalletListRow): ReactElement => (
    <li key={item.wallet.id}>
      <WalletRow
        {...item}
        network={expectedName}
        websiteHint={hint.trigger}
        onPress={() => press(item)}
      />
      {item.state === "unavailable" && item.wallet.phone && !item.wallet.lacks && (
        <button
          type="button"
          className="alidade-link"
          data-part="with-phone"
          onClick={() => onPick(item.wallet, true)}
        >
          {text("withPhone", { wallet: item.wallet.name })}
        </button>
      )}
    </li>
  )
  const groups = GROUPS.map(([name, title]) => ({
    name,
    title,
    items: rows.filter(({ wallet }) => places.get(wallet.id) === name),
  })).filter(({ items }) => items.length > 0)
  useAnnounce(
    query !== ""
      ? rows.length > 0
        ? text("searchCount", { count: rows.length })
        : text("noMatch", { query })
      : arrived
        ? text("arrived", { wallet: arrived })
        : "",
  )
  const press = ({ wallet, state }: WalletListRow): void => {
    // Picking the row explains the obstacle. The wallet's website would not help.
    if (state !== "unavailable" || wallet.unreachable) onPick(wallet)
    else if (!openWebsite(wallet)) onHelp()
  }
  if (wallets.length === 0) return <p className="alidade-empty">{text("noWallets")}</p>
  return (
    <>
      <ul
        ref={list}
        className="alidade-list"
        data-part="list"
        onKeyDown={onKeyDown}
        onPointerEnter={hold}
        onFocus={hold}
      >
        {groups.map(({ name, title, items }) => (
          <Fragment key={name}>
            {title && (
              <li className="alidade-divider" data-part="group" data-group={name}>
                {text(title)}
              </li>
            )}
            {items.map(row)}
          </Fragment>
        ))}
      </ul>
      {hint.tooltip}
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
})

/** The groups of a list in their order, with the texts above them. A short list is one group, and what is of no use. */
const GROUPS = [
  ["listed"],
  ["here", "groupHere"],
  ["phone", "groupPhone"],
  ["other", "groupOther"],
  ["lacking", "cannotDo"],
] as const

function groupOf(
  wallet: WalletDescriptor,
  isLong: boolean,
  probing: boolean,
): (typeof GROUPS)[number][0] {
  if (wallet.lacks) return "lacking"
  // Before the probe has ended, titles could be false.
  if (!isLong || probing) return "listed"
  if (wallet.inApp) return "here"
  if (wallet.type === "BRIDGE_WALLET" || wallet.phone?.inUse) return "phone"
  return wallet.isAvailable ? "here" : "other"
}
