import type { Receipt, Receipts } from "./receipts.js"
import type { Receiver, ReceiverLine } from "./receiver.js"

/** Why an account can't receive what a transaction pays to it, or may lose it. */
export type Obstacle = {
  /** The receiver, `G…`. */
  account: string
} /** It doesn't exist. */ & (
  | { kind: "missing" }
  /** The transaction creates it, but it exists. */
  | { kind: "exists" }
  /** It has no trust line for the asset, `CODE:ISSUER`. */
  | { kind: "untrusted"; asset: string }
  /** The asset's issuer doesn't let it receive the asset. */
  | { kind: "unauthorized"; asset: string }
  /** It can hold only this much more of the asset, in stroops. */
  | { kind: "full"; asset: string; room: bigint }
  /** It asks for a memo (SEP-29), which the transaction lacks. */
  | { kind: "memo" }
  /** The network couldn't be asked about it. */
  | { kind: "unread" }
)

/** A receiver as the network describes it, null without such an account, or undefined if the network couldn't be asked. */
export type ReceiverState = Receiver | null | undefined

/**
 * Compares what a transaction pays with what its receivers can take. Takes into account what earlier steps of it
 * change: accounts that it creates, trust lines, and what it has already paid. Each obstacle is listed once.
 */
export function findObstacles(
  { steps, hasMemo }: Receipts,
  receivers: ReadonlyMap<string, ReceiverState>,
): readonly Obstacle[] {
  const found = new Map<string, Obstacle>()
  const add = (obstacle: Obstacle): void => {
    const key = JSON.stringify([
      obstacle.kind,
      obstacle.account,
      "asset" in obstacle && obstacle.asset,
    ])
    if (!found.has(key)) found.set(key, obstacle)
  }
  const created = new Set<string>()
  const lines = new Map<string, ReceiverLine>()
  for (const [account, receiver] of receivers) {
    for (const [asset, line] of receiver?.lines ?? []) lines.set(`${account} ${asset}`, { ...line })
  }
  /** Accounts whose holdings the transaction changes in ways that are not followed here. */
  const busy = new Set(steps.flatMap(({ kind, by }) => (kind === "trust" ? [] : [by])))

  for (const step of steps) {
    switch (step.kind) {
      case "trust": {
        const key = `${step.by} ${step.asset}`
        const { used = 0n, isAuthorized } = lines.get(key) ?? {}
        if (step.limit === 0n) lines.delete(key)
        else lines.set(key, { limit: step.limit, used, isAuthorized })
        break
      }
      case "authorization": {
        const line = lines.get(`${step.to} ${step.asset}`)
        if (line) line.isAuthorized = step.isAuthorized
        break
      }
      case "creation":
        if (receivers.get(step.to) || created.has(step.to)) {
          add({ kind: "exists", account: step.to })
        } else if (receivers.get(step.to) === undefined) {
          add({ kind: "unread", account: step.to })
        }
        created.add(step.to)
        break
      case "payment":
      case "merge":
      case "transfer": {
        const account = step.to
        const receiver = receivers.get(account)
        if (created.has(account)) {
          if (step.kind === "payment") addLineObstacle(step)
          break
        }
        if (receiver === undefined) add({ kind: "unread", account })
        else if (receiver === null) {
          // A contract may accept an account that doesn't exist.
          if (step.kind !== "transfer") add({ kind: "missing", account })
        } else {
          if (step.kind === "payment") addLineObstacle(step)
          if (receiver.asksForMemo && !hasMemo && !step.isMuxed) add({ kind: "memo", account })
        }
      }
    }
  }
  return [...found.values()]

  /** XLM needs no trust line, and an asset's issuer none for the asset. */
  function addLineObstacle({ to, asset, amount }: Payment): void {
    if (asset === "native" || asset.endsWith(`:${to}`)) return
    const line = lines.get(`${to} ${asset}`)
    if (!line) {
      add({ kind: "untrusted", account: to, asset })
    } else if (line.isAuthorized === false) {
      add({ kind: "unauthorized", account: to, asset })
    } else if (line.limit !== undefined && !busy.has(to)) {
      const room = line.limit > line.used ? line.limit - line.used : 0n
      if (amount > room) add({ kind: "full", account: to, asset, room })
      line.used += amount
    }
  }
}

/** The same for a single payment to an account that exists. */
export function findPaymentObstacles(
  receiver: Receiver,
  { hasMemo, ...payment }: Omit<Payment, "kind"> & { hasMemo: boolean },
): readonly Obstacle[] {
  const steps: readonly Receipt[] = [{ kind: "payment", ...payment }]
  return findObstacles({ steps, hasMemo }, new Map([[payment.to, receiver]]))
}

type Payment = Extract<Receipt, { kind: "payment" }>

/** The accounts (`G…`) that a transaction pays, each once. */
export function receiversOf({ steps }: Receipts): readonly string[] {
  return [
    ...new Set(
      steps.flatMap((step) => ("to" in step && step.kind !== "authorization" ? [step.to] : [])),
    ),
  ]
}

/** Whether a transaction pays somebody who may ask for a memo that it lacks. */
export function mayNeedMemo({ steps, hasMemo }: Receipts): boolean {
  return !hasMemo && steps.some((step) => "isMuxed" in step && !step.isMuxed)
}
