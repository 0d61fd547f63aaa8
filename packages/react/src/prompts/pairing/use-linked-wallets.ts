import type { LinkedWallet, PairingPrompt } from "@alidade/core"
import { useLayoutEffect, useState } from "react"

/** Wallets that can open the code's link: the recommended ones or search results. */
export interface LinkedWallets {
  query: string
  setQuery: (query: string) => void
  wallets: readonly LinkedWallet[]
  searching: boolean
}

/** Delay between the last key and the search, in ms. */
const SEARCH_REST_MS = 250

/** Searches the listing as the user types. Only the result of the last query is used. */
export function useLinkedWallets({ wallets = [], search }: PairingPrompt): LinkedWallets {
  const [query, setQuery] = useState("")
  const [found, setFound] = useState<{ query: string; wallets: readonly LinkedWallet[] }>()
  const wanted = query.trim()
  useLayoutEffect(() => {
    if (wanted === "" || !search) return
    let stale = false
    const timer = setTimeout(async () => {
      const matches = await search(wanted).catch(() => [])
      if (!stale) setFound({ query: wanted, wallets: matches })
    }, SEARCH_REST_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [wanted, search])
  if (wanted === "" || !search) return { query, setQuery, wallets, searching: false }
  const current = found?.query === wanted
  return { query, setQuery, wallets: found?.wallets ?? [], searching: !current }
}
