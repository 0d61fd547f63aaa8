import type { WalletConnectParameters } from "./parameters.js"

/** A wallet that can open a pairing link. */
export interface ListedWallet {
  id: string
  name: string
  /** URL of an image. */
  icon?: string
  /** Its links on a phone and on a computer, checked and ending in a slash. */
  phone?: string
  desktop?: string
}

/** The source of the wallets that the screen offers. */
export interface WalletListing {
  /** The first wallets to show, nine at most. */
  recommended(signal: AbortSignal): Promise<readonly ListedWallet[]>
  /** The wallets that match a search text. */
  search(text: string, signal: AbortSignal): Promise<readonly ListedWallet[]>
}

/**
 * Stellar wallets that pair over WalletConnect, with the links that they publish. Used without a listing. The ids are
 * the explorer's (WC9).
 */
const knownWallets: readonly ListedWallet[] = [
  {
    id: "997a355c8f682468706a76cff1b004a7115f505fb962dac54b6e9b442dd1c380",
    name: "Freighter",
    phone: "freighterwallet://",
  },
  {
    id: "76a3d548a08cf402f5c7d021f24fd2881d767084b387a5325df88bc3d4b6f21b",
    name: "LOBSTR",
    phone: "lobstr://",
  },
]

/** The known wallets, offered without the explorer. A sandbox offers none, because their apps are real. */
export function knownListing({ images = {}, offline }: WalletConnectParameters): WalletListing {
  return fixedListing(images, offline ? [] : knownWallets)
}

/** A listing of the given wallets, which needs no network. */
function fixedListing(
  images: Readonly<Record<string, string>>,
  wallets: readonly ListedWallet[],
): WalletListing {
  const all = wallets.map(({ id, name, phone, desktop, icon = images[id] }) => ({
    id,
    name,
    ...(phone ? { phone } : {}),
    ...(desktop ? { desktop } : {}),
    ...(icon ? { icon } : {}),
  }))
  return {
    recommended: async () => all,
    search: async (text) =>
      all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  }
}
