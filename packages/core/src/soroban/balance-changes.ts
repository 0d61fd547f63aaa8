import { encodeAddress, encodeContract } from "../encoding/strkey.js"
import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import type { ReadEvent } from "./events.js"
import type { BalanceChange } from "./types.js"

/**
 * What addresses gain and lose, by the events of tokens (SEP-41, and CAP-67 for assets). A contract says what it likes in
 * its own events, about its own token only. Sums of zero are left out.
 */
export function balanceChanges(events: readonly ReadEvent[]): readonly BalanceChange[] {
  const sums = new Map<string, BalanceChange>()
  const add = (address: string | undefined, token: string, amount: bigint): void => {
    if (address === undefined) return
    const key = `${token} ${address}`
    const before = sums.get(key)?.amount ?? 0n
    sums.set(key, { address, token, amount: before + amount })
  }
  for (const { type, contract, topics, data } of events) {
    if (type !== "contract" || contract === undefined) continue
    const [name, ...rest] = topics.map(({ value }) => value)
    const addresses = rest.flatMap((value) => addressIn(value) ?? [])
    const amount = amountIn(data.value)
    const [first, second] = addresses
    if (name?.type !== "symbol" || amount === undefined || first === undefined) continue
    // Older contracts name the administrator before the account that is minted for or clawed back from.
    const holder = second ?? first
    if (name.value === "transfer" && second !== undefined) {
      add(first, contract, -amount)
      add(second, contract, amount)
    } else if (name.value === "mint") add(holder, contract, amount)
    else if (name.value === "burn") add(first, contract, -amount)
    else if (name.value === "clawback") add(holder, contract, -amount)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

function addressIn({ type, value }: XdrUnion): string | undefined {
  if (type !== "address") return undefined
  const { type: kind, value: held } = value as XdrUnion
  if (kind === "contract") return encodeContract(held as Uint8Array)
  if (kind === "account") return encodeAddress((held as XdrUnion).value as Uint8Array)
  if (kind === "muxedAccount") return encodeAddress((held as XdrFields).ed25519 as Uint8Array)
  return undefined
}

/** An amount alone, or with the number of a muxed recipient (CAP-67). */
function amountIn({ type, value }: XdrUnion): bigint | undefined {
  if (type === "i128") {
    const { hi, lo } = value as { hi: bigint; lo: bigint }
    const amount = (hi << 64n) + lo
    return amount < 0n ? undefined : amount
  }
  if (type !== "map" || !Array.isArray(value)) return undefined
  const entry = (value as XdrFields[]).find(({ key }) => (key as XdrUnion).value === "amount")
  return entry && amountIn(entry.val as XdrUnion)
}
