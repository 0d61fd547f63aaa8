import { useState } from "react"
import { useWallets } from "./use-wallets.js"

/** Whether the first probe has ended, and the name of the wallet that was heard of last after that. */
export function useProbed(): { probed: boolean; arrived?: string } {
  const { wallets, probing } = useWallets()
  const [probed, setProbed] = useState(!probing)
  const available = wallets.filter(({ isAvailable }) => isAvailable)
  const [known, setKnown] = useState<ReadonlySet<string>>(
    () => new Set(available.map(({ id }) => id)),
  )
  const [arrived, setArrived] = useState<string>()

  if (!probed && !probing) setProbed(true)
  const fresh = available.find(({ id }) => !known.has(id))
  if (fresh) {
    setKnown(new Set([...known, fresh.id]))
    if (probed) setArrived(fresh.name)
  }
  return { probed, ...(arrived === undefined ? {} : { arrived }) }
}
