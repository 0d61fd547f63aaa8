import { reason, WalletError } from "@alidade/core"
import { readText } from "@alidade/core/encoding"
import { own } from "../own.js"
import { isPhone } from "../page.js"
import { isText } from "../values.js"
import { readLink } from "./links.js"
import { knownListing, type ListedWallet, type WalletListing } from "./listing.js"
import type { WalletConnectParameters } from "./parameters.js"

export interface ExplorerOptions {
  projectId: string
  /** Base URL. Default: the operator's own. */
  url?: string
  /** Chains that a wallet must support (CAIP-2). */
  chains: readonly string[]
  recommendedIds?: readonly string[]
  excludedIds?: readonly string[]
  /** The app's own images, by a listing's image id, or by the wallet's id if it has none. */
  images: Readonly<Record<string, string>>
  /** Whether the page is on a phone. Decides which wallets are recommended. */
  phone: boolean
}

/** Query parameters of a listing, beside those that all calls share. */
export interface ListingQuery {
  page?: number
  entries?: number
  version?: number
  chains?: readonly string[]
  sdks?: readonly string[]
  excludedIds?: readonly string[]
  recommendedIds?: readonly string[]
  search?: string
}

/** The explorer's three calls and its image URLs (WC8). */
export interface Explorer extends WalletListing {
  list(
    call: "getDesktopListings" | "getMobileListings" | "getAllListings",
    query: ListingQuery,
    signal: AbortSignal,
  ): Promise<{ wallets: readonly ListedWallet[]; total: number }>
  walletImage(imageId: string): string
  assetImage(imageId: string): string
}

const DEFAULT_URL = "https://explorer-api.walletconnect.com"
const SDK = { sdkType: "wcm", sdkVersion: "js-2.6.2" }
const RECOMMENDED = 9

/** Limits of a reply: its bytes, and the number of wallets read from it. */
const MAX_REPLY = 2_000_000
const MAX_WALLETS = 100

/** Creates the wallet explorer. Its replies are read field by field, and invalid fields are left out. */
export function createExplorer(options: ExplorerOptions): Explorer {
  const { projectId, chains, recommendedIds, excludedIds, images, phone } = options
  const base = (options.url ?? DEFAULT_URL).replace(/\/$/, "")

  const address = (path: string, query: ListingQuery = {}): string => {
    const parameters = new URLSearchParams({ projectId, ...SDK })
    for (const [name, value] of Object.entries(query)) {
      const text = Array.isArray(value) ? value.join(",") : String(value ?? "")
      if (text) parameters.set(name, text)
    }
    return `${base}/w3m/v1/${path}?${parameters}`
  }
  // No URL can have half a surrogate pair.
  const imagePath = (id: string): string =>
    encodeURIComponent(id.replace(/\p{Surrogate}/gu, "\ufffd"))
  const walletImage = (id: string): string => address(`getWalletImage/${imagePath(id)}`)

  function read(value: unknown): ListedWallet | undefined {
    const id = own(value, "id")
    const name = own(value, "name")
    if (!isText(id, 100) || !isText(name, 100)) return undefined
    const rawImageId = own(value, "image_id")
    const imageId = isText(rawImageId, 100) ? rawImageId : undefined
    const key = imageId ?? id
    const ownImage = Object.hasOwn(images, key) ? images[key] : undefined
    const icon = ownImage ?? (imageId === undefined ? undefined : walletImage(imageId))
    const mobile = linkOf(own(value, "mobile"))
    const desktop = linkOf(own(value, "desktop"))
    return {
      id,
      name,
      ...(icon ? { icon } : {}),
      ...(mobile ? { phone: mobile } : {}),
      ...(desktop ? { desktop } : {}),
    }
  }

  const list: Explorer["list"] = async (call, query, signal) => {
    const response = await fetch(address(call, query), { signal, credentials: "omit" })
    if (!response.ok) {
      await response.body?.cancel()
      throw new WalletError(
        "external",
        reason("phoneList", "The wallet list could not be loaded ({status}).", {
          status: response.status,
        }),
      )
    }
    const reply: unknown = JSON.parse(
      await readText(response, MAX_REPLY, reason("phoneExplorer", "The wallet explorer")),
    )
    const listings = own(reply, "listings")
    const total = own(reply, "total")
    const entries = typeof listings === "object" && listings !== null ? listings : {}
    const wallets = Object.values(entries)
      .slice(0, MAX_WALLETS)
      .flatMap((wallet) => read(wallet) ?? [])
    return { wallets, total: typeof total === "number" ? total : wallets.length }
  }

  return {
    list,
    walletImage,
    assetImage: (id) => address(`getAssetImage/${imagePath(id)}`),
    async recommended(signal) {
      if (recommendedIds?.length) {
        const { wallets } = await list("getAllListings", { recommendedIds }, signal)
        const rank = ({ id }: ListedWallet): number => recommendedIds.indexOf(id)
        return wallets.filter((wallet) => rank(wallet) >= 0).sort((a, b) => rank(a) - rank(b))
      }
      const query = { page: 1, entries: RECOMMENDED, version: 2, chains, excludedIds }
      const call = phone ? "getMobileListings" : "getDesktopListings"
      return (await list(call, query, signal)).wallets.slice(0, RECOMMENDED)
    },
    search: async (text, signal) => {
      const search = text.slice(0, 100)
      const query = { page: 1, version: 2, chains, sdks: ["sign_v2"], excludedIds, search }
      return (await list("getAllListings", query, signal)).wallets
    },
  }
}

/** The link that opens an installed app, or else the app's web link, which opens it too. */
function linkOf(links: unknown): string | undefined {
  return readLink(own(links, "native")) ?? readLink(own(links, "universal"))
}

/** The wallets that a bridge offers: the explorer's, or the known ones. */
export function listingFor(
  parameters: WalletConnectParameters,
  chains: readonly string[],
): WalletListing {
  const { projectId, explorerUrl, recommendedIds, excludedIds, images = {} } = parameters
  if (!projectId) return knownListing(parameters)
  return createExplorer({
    projectId,
    chains,
    images,
    phone: isPhone(),
    ...(explorerUrl ? { url: explorerUrl } : {}),
    ...(recommendedIds ? { recommendedIds } : {}),
    ...(excludedIds ? { excludedIds } : {}),
  })
}
