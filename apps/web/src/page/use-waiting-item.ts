import { useEffect, useState, useSyncExternalStore } from "react"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { usePage, usePageNetwork } from "./page.js"
import { openWaiting, putWaiting } from "./waiting-list.js"
import { openWaitingWatch } from "./waiting-watch.js"

/** A transaction among those that wait, or undefined, and what can be noted of it. */
export interface UseWaitingItem {
  item: WaitingItem | undefined
  /** Keeps the visitor's note for the next signer. */
  setNote: (note: string) => void
  /** It is sent from here, and a ledger has it once one is given. */
  noteSent: (ledger?: number) => void
}

/**
 * The transaction of a base64 envelope among those that wait for signatures or have ended. The network is asked about them
 * while a component uses it.
 */
export function useWaitingItem(xdr: string | undefined): UseWaitingItem {
  const { mode, clocks } = usePage()
  const network = usePageNetwork()
  const { passphrase } = network
  const list = openWaiting(mode, passphrase)
  const watch = openWaitingWatch(mode, network, clocks)
  const items = useSyncExternalStore(list.subscribe, list.getState)
  const hash = useHash(xdr, passphrase)
  const item = items.find((one) => one.hash === hash)
  const isKnown = item !== undefined
  useEffect(() => (isKnown ? watch.follow() : undefined), [isKnown, watch])
  const change = (changed: Partial<WaitingItem>): void => {
    // It may have changed since it was shown.
    const kept = list.getState().find((one) => one.hash === hash)
    if (kept && !kept.ending) putWaiting(list, { ...kept, ...changed })
  }
  return {
    item,
    setNote: (note) => change({ note }),
    noteSent(ledger) {
      const { now } = clocks.at(network.horizonUrl)
      const ending = { how: "applied", ledger: ledger ?? 0, closedAt: now } as const
      change(ledger === undefined ? { isSentHere: true } : { ending, endedAt: Date.now() })
    },
  }
}

/** The hash of an envelope. Undefined until it is computed. */
function useHash(xdr: string | undefined, passphrase: string): string | undefined {
  const [known, setKnown] = useState<{ xdr: string; hash: string }>()
  useEffect(() => {
    let isOver = xdr === undefined
    import("@alidade/core/verify")
      .then(({ transactionHashHex }) => transactionHashHex(xdr ?? "", passphrase))
      .then(
        (hash) => isOver || setKnown({ xdr: xdr ?? "", hash }),
        // An invalid envelope is in no list.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [xdr, passphrase])
  return known?.xdr === xdr ? known?.hash : undefined
}
