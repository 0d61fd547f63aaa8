import { type Tap, tapped, type Wire } from "./wire.js"

/** A frozen object cannot be changed, so the client finds a copy of it on a page of its own. */
export function shadowed(name: "scopuly"): Wire {
  return (tap) => {
    const options = window.alidadeSandbox!.clientOptions
    const page = {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      postMessage: window.postMessage.bind(window),
      document,
      get [name](): object | undefined {
        const object = Reflect.get(window, name) as object | undefined
        return object && copyOf(object, tap)
      },
    }
    Object.assign(options, { [name]: { ...options[name], page } })
    return undefined
  }
}

const copies = new WeakMap<object, object>()

/** A frozen copy of an object, whose functions are tapped. The same copy each time. */
export function copyOf(object: object, tap: Tap): object {
  const known = copies.get(object)
  if (known) return known
  const copy = Object.freeze(
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        typeof value === "function" ? tapped(value.bind(object), tap) : value,
      ]),
    ),
  )
  copies.set(object, copy)
  return copy
}
