import type { WalletDescriptor } from "@alidade/core"
import { type FocusEvent, type RefObject, useState } from "react"
import { activeElement } from "../dialog/dialog-container.js"
import { useWallets } from "../hooks/use-wallets.js"

/** The wallets in a stable order, and the handlers that track pointer and focus. */
interface SteadyOrder {
  ordered: readonly WalletDescriptor[]
  handlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Keeps rows in place while the pointer or the focus is in the list. Changes then appear within their rows. */
export function useSteadyOrder(list: RefObject<HTMLElement | null>): SteadyOrder {
  const { wallets } = useWallets()
  const [held, setHeld] = useState<readonly string[]>()
  const ids = wallets.map(({ id }) => id)
  const order = held ? [...held, ...ids.filter((id) => !held.includes(id))] : ids
  const take = (): void => setHeld((now) => now ?? ids)
  return {
    ordered: order.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? []),
    handlers: {
      onPointerEnter: take,
      onFocus: take,
      onPointerLeave: () => {
        if (!list.current?.contains(activeElement())) setHeld(undefined)
      },
      onBlur: ({ relatedTarget }) => {
        const within = relatedTarget instanceof Node && list.current?.contains(relatedTarget)
        if (!within && !list.current?.matches(":hover")) setHeld(undefined)
      },
    },
  }
}
