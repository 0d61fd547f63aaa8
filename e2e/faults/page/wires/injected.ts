import { tapped, type Wire } from "./wire.js"

/** The results of the functions of an object that a wallet injects. The object keeps its identity. */
export function injected(...path: readonly string[]): Wire {
  return (tap) => () => {
    let found: unknown = window
    for (const name of path) found = Reflect.get(found as object, name)
    const object = found as Record<string, unknown>
    for (const [name, value] of Object.entries(object))
      if (typeof value === "function") object[name] = tapped(value.bind(object), tap)
  }
}
