import { isAddress, networks } from "@alidade/core"

/** What an explorer's page is about. */
export type ExplorerPage =
  | { kind: "transaction"; hash: string }
  | { kind: "account" | "contract"; address: string }
  /** `asset` is `CODE:ISSUER`. */
  | { kind: "asset"; asset: string }
  | { kind: "ledger"; sequence: number }

/** A page of an explorer, with the passphrase of the network that its address names. */
export interface ExplorerAddress {
  page: ExplorerPage
  network?: string
}

/** An explorer that a network of the page links to. */
export interface KnownExplorer {
  passphrase: string
  explorerUrl?: string | undefined
}

/** Longer addresses are of other pages. */
const LONGEST = 4_000

/** The hosts of public explorers, and their parts for each network. */
const HOSTS = /(^|\.)(stellar\.expert|stellarchain\.io|(lab|laboratory)\.stellar\.org)$/

/**
 * Reads what an explorer's page shows from its address alone. Understands stellar.expert, stellarchain.io, Stellar Lab, and
 * the explorers of the page's own networks. Undefined for any other address.
 */
export function readExplorerAddress(
  text: string,
  known: readonly KnownExplorer[] = [],
): ExplorerAddress | undefined {
  if (text.length > LONGEST || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const own = known.find(
    ({ explorerUrl }) => explorerUrl !== undefined && text.startsWith(`${explorerUrl}/`),
  )
  if (!own && !HOSTS.test(url.hostname)) return undefined
  const page = pageIn(unescaped(url.pathname)) ?? subjectIn(unescaped(url.search + url.hash))
  if (!page) return undefined
  const network = own?.passphrase ?? networkIn(unescaped(text), url.hostname)
  return network === undefined ? { page } : { page, network }
}

/** The kinds of pages by the names in their paths, in the singular. */
const kinds: ReadonlyMap<string, (id: string) => ExplorerPage | undefined> = new Map([
  ["tx", readTransaction],
  ["transaction", readTransaction],
  ["account", readAddress],
  ["address", readAddress],
  ["contract", readAddress],
  ["asset", readAsset],
  ["ledger", readLedger],
])

/** Reads `…/tx/{hash}` and the like. */
function pageIn(path: string): ExplorerPage | undefined {
  const parts = path.split("/").filter(Boolean)
  for (const [index, part] of parts.entries()) {
    const name = part.toLowerCase()
    const read = kinds.get(name) ?? kinds.get(name.replace(/s$/, ""))
    const found = read?.(parts[index + 1] ?? "")
    if (found) return found
  }
  return undefined
}

/** Reads what stands in the parameters, as in Stellar Lab. */
function subjectIn(parameters: string): ExplorerPage | undefined {
  for (const word of parameters.split(/[^A-Za-z0-9]+/)) {
    const found = readAddress(word) ?? readTransaction(word)
    if (found) return found
  }
  return undefined
}

function readTransaction(id: string): ExplorerPage | undefined {
  return /^[0-9a-f]{64}$/i.test(id) ? { kind: "transaction", hash: id.toLowerCase() } : undefined
}

function readAddress(id: string): ExplorerPage | undefined {
  if (!isAddress(id)) return undefined
  return { kind: id.startsWith("C") ? "contract" : "account", address: id }
}

/** stellar.expert writes `CODE-ISSUER`, with the asset's type after it for some. */
function readAsset(id: string): ExplorerPage | undefined {
  const [, code, issuer] = /^([A-Za-z0-9]{1,12})[-:](G[A-Z2-7]{55})(?:-\d)?$/.exec(id) ?? []
  if (code !== undefined && isAddress(issuer)) return { kind: "asset", asset: `${code}:${issuer}` }
  return readAddress(id)
}

function readLedger(id: string): ExplorerPage | undefined {
  const sequence = /^\d{1,10}$/.test(id) ? Number(id) : 0
  return sequence > 0 && sequence < 2 ** 32 ? { kind: "ledger", sequence } : undefined
}

function networkIn(text: string, host: string): string | undefined {
  if (/testnet|network=test\b/i.test(text)) return networks.Testnet
  if (/futurenet/i.test(text)) return networks.Futurenet
  if (/\/public\b|mainnet|pubnet|id=public/i.test(text)) return networks.Public
  return host.endsWith("stellarchain.io") ? networks.Public : undefined
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
