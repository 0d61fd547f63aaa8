import type { WalletDescriptor } from "@alidade/core"
import { useState } from "react"
import { useKitState } from "../context/use-kit-state.js"
import { useWallets } from "./use-wallets.js"

/** One wallet of the list and its state. */
export interface WalletListRow {
  wallet: WalletDescriptor
  /** `probing` until the first probe has ended: missing wallets are not yet known. */
  state: "available" | "probing" | "unavailable"
  /** The most recently used available wallet. */
  recent: boolean
  /** Whether it signs for the kit's network. */
  canSign: boolean
}

/** Result of `useWalletList`. */
export interface UseWalletListResult {
  /** The wallets that match the query, in the picker's order. */
  rows: readonly WalletListRow[]
  /** The name of the last wallet that appeared after the probe. */
  arrived?: string
}

/** The wallets as the picker lists them. Connect with `useConnect`, and open the `url` of an unavailable one. */
export function useWalletList(query = ""): UseWalletListResult {
  const { allowedWallets, usedWallets, selectedNetwork } = useKitState(
    ({ allowedWallets, usedWallets, selectedNetwork }) => ({
      allowedWallets,
      usedWallets,
      selectedNetwork,
    }),
  )
  const { probed, arrived } = useProbed()
  const available = allowedWallets.filter(({ isAvailable }) => isAvailable)
  const recent = usedWallets.find((used) => available.some(({ id }) => id === used))
  const rows = allowedWallets
    .filter((wallet) => matches(wallet, query))
    .map((wallet): WalletListRow => {
      const { networks } = wallet.capabilities
      return {
        wallet,
        state: wallet.isAvailable ? "available" : probed ? "unavailable" : "probing",
        recent: wallet.id === recent,
        canSign: networks?.includes(selectedNetwork) ?? true,
      }
    })
  return { rows, ...(arrived === undefined ? {} : { arrived }) }
}

function matches({ id, name }: WalletDescriptor, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return name.toLocaleLowerCase().includes(wanted) || id.toLocaleLowerCase().includes(wanted)
}

/** Whether the first probe has ended, and the name of the last wallet that appeared after it. */
function useProbed(): { probed: boolean; arrived?: string } {
  const { wallets, probing } = useWallets()
  const [probed, setProbed] = useState(!probing)
  const available = wallets.filter(({ isAvailable }) => isAvailable)
  const [known, setKnown] = useState<ReadonlySet<string>>(
    () => new Set(available.map(({ id }) => id)),
  )
  const [arrived, setArrived] = useState<string>()

  if (!probed && !probing) setProbed(true)
  // Several may have appeared since the last render, all before the probe ended or all after it.
  const fresh = available.filter(({ id }) => !known.has(id))
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh.map(({ id }) => id)]))
    if (probed) setArrived(fresh.at(-1)?.name)
  }
  return { probed, ...(arrived === undefined ? {} : { arrived }) }
}
