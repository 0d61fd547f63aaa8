import { useEffect, useState } from "react"
import type { Obstacle } from "../../logic/recipients/find-obstacles.js"
import { usePageNetwork } from "../../page/page.js"
import { useAsync } from "../../ui/use-async.js"

/**
 * Whether the visitor goes on without the memo that a receiver asks for: confirmed, or how often the visitor tried to
 * without confirming it.
 */
export type Consent = "confirmed" | number

/** What is known of the receivers of a reviewed transaction. */
export interface Receivers {
  /** Their accounts, `G…`. */
  accounts: readonly string[]
  obstacles: readonly Obstacle[]
  /** Whether the visitor's act waits until it is known if a receiver asks for a memo that the transaction lacks. */
  isWaiting: boolean
  consent: Consent
  /** Called with whether the visitor goes on without the memo that a receiver asks for. */
  setConfirmed: (isConfirmed: boolean) => void
  /** The action, once the receivers are known; or, if the visitor must confirm something first, one that asks for it. */
  guard: (action: () => void) => () => void
}

/** Asks the network what the receivers of an envelope (base64 XDR) can take. Nothing is asked without an envelope. */
export function useReceivers(xdr: string | undefined): Receivers {
  const { horizonUrl } = usePageNetwork()
  const [given, setGiven] = useState<{ subject: string | undefined; consent: Consent }>()
  const [waiting, setWaiting] = useState<{ subject: string | undefined; action: () => void }>()
  const decoded = useAsync(xdr, async () => {
    const [{ receiptsIn }, { mayNeedMemo, receiversOf }] = await Promise.all([
      import("../../logic/recipients/receipts.js"),
      import("../../logic/recipients/find-obstacles.js"),
    ])
    const receipts = receiptsIn(xdr ?? "")
    return { receipts, accounts: receiversOf(receipts), mayNeedMemo: mayNeedMemo(receipts) }
  })
  const check = useAsync(decoded.data && `${horizonUrl} ${xdr}`, async (signal) => {
    const { checkReceivers } = await import("../../logic/recipients/check-receivers.js")
    return checkReceivers(decoded.data?.receipts ?? noReceipts, horizonUrl, signal)
  })
  const obstacles = check.data ?? []
  const consent = given?.subject === xdr ? (given?.consent ?? 0) : 0
  const give = (consent: Consent): void => setGiven({ subject: xdr, consent })
  const asksForMemo = obstacles.some(({ kind }) => kind === "memo")
  const isChecking =
    xdr !== undefined &&
    decoded.status !== "failed" &&
    decoded.data?.mayNeedMemo !== false &&
    check.status === "loading" &&
    !check.data
  const guard = (action: () => void): (() => void) => {
    if (isChecking) return () => setWaiting({ subject: xdr, action })
    return asksForMemo && consent !== "confirmed" ? () => give(consent + 1) : action
  }
  const held = waiting && waiting.subject === xdr ? waiting.action : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed goes on once, when the check has ended
  useEffect(() => {
    if (isChecking || !held) return
    setWaiting(undefined)
    guard(held)()
  }, [isChecking, held])
  return {
    accounts: decoded.data?.accounts ?? [],
    obstacles,
    isWaiting: held !== undefined,
    consent,
    setConfirmed: (isConfirmed) => give(isConfirmed ? "confirmed" : 0),
    guard,
  }
}

const noReceipts = { steps: [], hasMemo: false }
