import type { ReactElement } from "react"
import { type Leftovers, readLeftovers, removalsOf } from "../../logic/operations/leftovers.js"
import type { SourcedOperation } from "../../logic/operations/transaction.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/forms.js"
import { pageLanguage } from "../../texts/page-language.js"
import { Button } from "../../ui/button.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useAsync } from "../../ui/use-async.js"
import { assetName } from "../fields/payment-reason.js"
import { NotRead } from "./not-read.js"

/** What keeps an account from being merged, and whether the merge removes it first. */
export interface Removals {
  read: ReturnType<typeof useAsync<Leftovers | undefined>>
  isAdded: boolean
  add: (isAdded: boolean) => void
  /** The operations before the merge. */
  before: readonly SourcedOperation[]
}

/** Reads what keeps an account from being merged into another. Nothing without an account. */
export function useRemovals(
  account: string | undefined,
  draft: string,
  destination: string,
): Removals {
  const { horizonUrl } = usePageNetwork()
  const [added, setAdded] = useDraft(draft, "removals")
  const read = useAsync(account && `${horizonUrl} ${account}`, (signal) =>
    readLeftovers(horizonUrl, account ?? "", signal),
  )
  const isAdded = added !== ""
  return {
    read,
    isAdded,
    add: (is) => setAdded(is ? "added" : ""),
    before: read.data && isAdded ? removalsOf(read.data, destination) : [],
  }
}

/** What must go before the account can be merged, and the offer to remove it in the same transaction. */
export function MergeFirst({ removals }: { removals: Removals }): ReactElement | null {
  const { read, isAdded, add } = removals
  if (read.status === "failed") return <NotRead {...read} />
  if (!read.data) return null
  const { offers, lines, data, pools, frozen, sponsoring, isImmutable } = read.data
  const list = (items: readonly string[]): string =>
    new Intl.ListFormat(pageLanguage().code).format(items)
  const held = lines.map(({ asset, balance }) =>
    balance === 0n ? assetName(asset) : `${formatStroops(balance)} ${assetName(asset)}`,
  )
  const found = [
    offers.length > 0 && say("offersLeft", { number: offers.length }),
    lines.length > 0 && say("linesLeft", { assets: list(held) }),
    data.length > 0 && say("dataLeft", { number: data.length }),
  ].filter(Boolean)
  const others = [
    isImmutable && say("neverMerges"),
    pools > 0 && say("poolsLeft"),
    frozen.length > 0 && say("frozenLeft", { assets: list(frozen.map(assetName)) }),
    sponsoring > 0 && say("sponsoringLeft", { number: sponsoring }),
  ].filter(Boolean)
  return (
    <div className="stack" role="status">
      {others.map((text) => (
        <p key={String(text)} className="message-problem">
          {text}
        </p>
      ))}
      {found.length > 0 && (
        <>
          <div>
            <p>{say("mustGo")}</p>
            <ul>
              {found.map((text) => (
                <li key={String(text)}>{text}</li>
              ))}
            </ul>
          </div>
          {isAdded && (
            <p className="hint">
              {say("goFirst")}
              {lines.some(({ balance }) => balance > 0n) && ` ${say("goesToo")}`}
            </p>
          )}
          <p>
            <Button onClick={() => add(!isAdded)}>
              {say(isAdded ? "dontRemove" : "removeFirst")}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
