import { createStore } from "@alidade/core"
import { useSyncExternalStore } from "react"

/** The home domains that list an asset of their issuer, by network and asset, as this page has checked them. */
const store = createStore<ReadonlyMap<string, string>>(new Map())

/** Remembers, until the page is closed, that an issuer's home domain lists an asset. */
export function noteDomain(passphrase: string, asset: string, domain: string): void {
  store.setState(new Map([...store.getState(), [keyOf(passphrase, asset), domain]]))
}

/** The checked home domain of an asset's issuer: foreign text. */
export function useCheckedDomain(passphrase: string, asset: string): string | undefined {
  const known = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return known.get(keyOf(passphrase, asset))
}

function keyOf(passphrase: string, asset: string): string {
  return `${passphrase} ${asset}`
}
