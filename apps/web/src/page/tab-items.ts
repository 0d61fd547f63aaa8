import type { Mode } from "../logic/networks/networks.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { forgetKey, keysFrom, parseJson, readKey, writeKey } from "./stored-keys.js"

const AREA = "sessionStorage"

/** A value and its name. */
type Named<Value> = readonly [name: string, value: Value]

/** JSON values by name that survive a reload of this tab. */
export interface TabItems {
  /** The saved values in their order, without those for which `check` returns undefined. Call it first. */
  read<Value>(check: (value: unknown, name: string) => Value | undefined): readonly Named<Value>[]
  /** Saves a value, by default as the last one. If storage is full, those before it make way, and then itself. */
  write(name: string, value: unknown, order?: number): void
  remove(name: string): void
}

/**
 * Values in `sessionStorage`, separate for each mode. They end with the tab, so signatures are not left on a shared
 * computer, and two tabs do not overwrite each other. Each has a key of its own: a change writes no more than itself.
 */
export function tabItems(mode: Mode, list: string): TabItems {
  const prefix = `alidade-web:${mode}:${list}/`
  /** The places of the saved values in their order. */
  const orders = new Map<string, number>()
  const last = (): number => Math.max(0, ...orders.values())

  function write(name: string, value: unknown, order = last() + 1): void {
    orders.set(name, order)
    for (const [first] of [...orders].sort(([, one], [, other]) => one - other)) {
      if (writeKey(AREA, prefix + name, { order, value })) return
      remove(first)
      if (first === name) return
    }
  }

  function remove(name: string): void {
    orders.delete(name)
    forgetKey(AREA, prefix + name)
  }

  return {
    read(check) {
      const saved = keysFrom(AREA, prefix).map((key) => {
        const { order, value } = fieldsOf(parseJson(readKey(AREA, key)))
        const name = key.slice(prefix.length)
        orders.set(name, Number.isSafeInteger(order) ? (order as number) : 0)
        return [name, value] as const
      })
      saved.sort(([one], [other]) => orders.get(one)! - orders.get(other)!)
      return saved.flatMap(([name, value]) => {
        const checked = check(value, name)
        return checked === undefined ? [] : [[name, checked] as const]
      })
    },
    write,
    remove,
  }
}
