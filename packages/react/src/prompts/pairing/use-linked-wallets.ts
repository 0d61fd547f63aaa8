import type { LinkedWallet, PairingPrompt } from "@alidade/core"
import { useLayoutEffect, useState } from "react"

/** Wallets that the code's link can be opened in: the recommended, or those that a search finds. */
export interface LinkedWallets {
  query: string
  setQuery: (query: string) => void
  wallets: readonly LinkedWallet[]
  searching: boolean
}

/** How long typing rests before the listing is asked, in ms. */
const SEARCH_REST_MS = 250

/** Searches the listing as one types; the last question alone counts. */
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
