import type { Kit } from "@alidade/core"

/** Calls back with the account now and whenever it changes. Returns a function that stops it. */
export function onAccount(kit: Kit, listener: (address: string | undefined) => void): () => void {
  let last: string | undefined
  const compare = (): void => {
    const { status, activeAddress } = kit.getState()
    const address = status === "connected" ? activeAddress : undefined
    if (address === last) return
    last = address
    listener(address)
  }
  compare()
  return kit.subscribe(compare)
}
