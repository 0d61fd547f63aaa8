import { decodeAddress, encodeAddress, isAddress } from "@alidade/core"

/** What an explorer has a page for. An asset is `CODE:ISSUER`, a transaction its hash in hex. */
export type ExplorerSubject = { address: string } | { asset: string } | { transaction: string }

/**
 * The page of a subject on an explorer with the paths of stellar.expert. A muxed address leads to its account.
 * Undefined for what no explorer shows: an invalid address, asset, or hash.
 */
export function explorerUrlOf(base: string, subject: ExplorerSubject): string | undefined {
  const path = pathOf(subject)
  return path && `${base}/${path}`
}

function pathOf(subject: ExplorerSubject): string | undefined {
  if ("transaction" in subject) {
    const hash = subject.transaction
    return /^[0-9a-f]{64}$/i.test(hash) ? `tx/${hash.toLowerCase()}` : undefined
  }
  if ("asset" in subject) {
    const [, code, issuer] = /^([A-Za-z0-9]{1,12}):(G[A-Z2-7]{55})$/.exec(subject.asset) ?? []
    return isAddress(issuer) ? `asset/${code}-${issuer}` : undefined
  }
  if (!isAddress(subject.address)) return undefined
  const address = decodeAddress(subject.address)
  return address.kind === "contract"
    ? `contract/${subject.address}`
    : `account/${encodeAddress(address.publicKey)}`
}
