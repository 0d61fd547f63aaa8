import type { InjectedFunction } from "../injected/injected-object.js"

/** The functions of an announced object, of the draft and of wallets that follow SEP-43 in their own way. */
const names: readonly InjectedFunction[] = [
  "getAddress",
  "signTransaction",
  "signAuthEntry",
  "signMessage",
  "getNetwork",
  "disconnect",
  "onChange",
]

/**
 * The functions of a wallet's object, each read once, so that it can't become another. Throws `TypeError` for a getter,
 * so that no code of the wallet runs.
 */
export function readFunctions(wallet: object): object {
  const functions = names.flatMap((name) => {
    const own = find(wallet, name)
    const call = (...args: unknown[]): unknown => Reflect.apply(own as Callable, wallet, args)
    return typeof own === "function" ? [[name, call]] : []
  })
  return Object.freeze(Object.fromEntries(functions))
}

type Callable = (...args: unknown[]) => unknown

/** A property of an object or of what it inherits from. */
function find(from: object, name: string): unknown {
  for (let object: object | null = from; object; object = Object.getPrototypeOf(object)) {
    const property = Object.getOwnPropertyDescriptor(object, name)
    if (property?.get || property?.set) throw new TypeError("a getter")
    if (property) return property.value
  }
  return undefined
}
