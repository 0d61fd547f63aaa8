import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { type NextAct, nextActOf, type WaitingGroup } from "../logic/waiting/next-act.js"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { useWaiting } from "../page/use-waiting.js"

/** An item of the list, for whom it waits, and what the visitor does next with it. */
export interface Row {
  item: WaitingItem
  /** Undefined until the network has answered, and once it has ended. */
  signatureStatus: SignatureStatus | undefined
  group: WaitingGroup
  act: NextAct
}

/** The items of the list, for the account of the visitor. */
export function useRows(address: string): Row[] {
  const { items, statuses } = useWaiting()
  return items.map((item) => {
    const signatureStatus = statuses.get(item.hash)
    return { item, signatureStatus, ...nextActOf(item, signatureStatus, address) }
  })
}

/** Those that have not ended. Those for the visitor are first. */
export function openAmong(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ group }) => group !== "done")
    .sort((one, other) => Number(other.group === "forYou") - Number(one.group === "forYou"))
}
