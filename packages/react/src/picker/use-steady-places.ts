import type { WalletDescriptor } from "@alidade/core"
import { useState } from "react"
import { useWallets } from "../hooks/use-wallets.js"

/** The group of each wallet by id, in the list's order, and what to call when a pointer or the focus enters. */
interface SteadyPlaces<Group> {
  places: ReadonlyMap<string, Group>
  hold: () => void
}

/**
 * Keeps each wallet where it is from the end of the first probe on, or from when a pointer or the focus enters the list,
 * until the list is shown again. Changes appear within their rows: no row moves away from under a finger.
 */
export function useSteadyPlaces<Group>(
  groupOf: (wallet: WalletDescriptor) => Group,
): SteadyPlaces<Group> {
  const { wallets, probing } = useWallets()
  const [held, setHeld] = useState<ReadonlyMap<string, Group>>()
  const now = new Map(wallets.map((wallet) => [wallet.id, groupOf(wallet)]))
  const hold = (): void => setHeld((known) => known ?? now)
  if (!probing && !held) hold()
  // Wallets that the kit got meanwhile come last.
  return { places: held ? new Map([...held, ...now, ...held]) : now, hold }
}
