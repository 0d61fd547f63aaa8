import { createStore } from "@alidade/core"
import { useSyncExternalStore } from "react"

/** An asset that the home domain of its issuer lists, as this page has checked it. */
interface Listing {
  passphrase: string
  /** Its code and issuer. */
  asset: string
  /** Foreign text. */
  domain: string
}

const store = createStore<readonly Listing[]>([])

/** Remembers, until the page is closed, which home domain of its issuer lists an asset, if any. */
export function noteDomain(passphrase: string, asset: string, domain: string | undefined): void {
  const others = store
    .getState()
    .filter((one) => one.passphrase !== passphrase || one.asset !== asset)
  store.setState(domain === undefined ? others : [...others, { passphrase, asset, domain }])
}

/** The checked home domain of an asset's issuer: foreign text. */
export function useCheckedDomain(passphrase: string, asset: string): string | undefined {
  return useDomain((one) => one.passphrase === passphrase && one.asset === asset)
}

/** The checked home domain of an account, if that lists an asset of it: foreign text. */
export function useIssuerDomain(passphrase: string, issuer: string): string | undefined {
  return useDomain((one) => one.passphrase === passphrase && one.asset.endsWith(`:${issuer}`))
}

function useDomain(isMeant: (listing: Listing) => boolean): string | undefined {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState).find(isMeant)?.domain
}
