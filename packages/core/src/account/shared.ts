import { onLedgerChange } from "../networks/ledger-changes.js"
import { createResource, type OwnResource, type Resource } from "./resource.js"

/** More resources than a page shows at once. Beyond it, those that nobody listens to are forgotten. */
const MOST = 100

interface Shared {
  passphrase: string
  resource: OwnResource<unknown>
}

const all = new Map<string, Shared>()
let following = false

/** A network with its servers, one or several of a kind. */
interface Servers {
  passphrase: string
  horizonUrl?: string | readonly string[] | undefined
  rpcUrl?: string | readonly string[] | undefined
}

/** What `read` reads of a network: one resource for the same `parts`, read again after what this page has changed. */
export function shared<T>(
  { passphrase, horizonUrl, rpcUrl }: Servers,
  parts: readonly string[],
  read: (signal: AbortSignal) => Promise<T>,
): Resource<T> {
  const key = JSON.stringify([passphrase, horizonUrl, rpcUrl, ...parts])
  const known = all.get(key)
  if (known) return known.resource as OwnResource<T>
  if (!following) {
    following = true
    onLedgerChange((changed) => {
      for (const each of all.values()) if (each.passphrase === changed) each.resource.outdated()
    })
  }
  if (all.size >= MOST)
    for (const [other, { resource }] of all) if (resource.isIdle()) all.delete(other)
  const resource = createResource(read)
  all.set(key, { passphrase, resource: resource as OwnResource<unknown> })
  return resource
}
