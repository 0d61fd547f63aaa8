import type { WalletDescriptor } from "@alidade/core"

/** What kind of wallet a recommended one is here. */
export type WalletForm =
  | "extensionFreighter"
  | "extensionLobstr"
  | "appFreighter"
  | "appLobstr"
  | "webAlbedo"
  | "webXbull"

/** A wallet for somebody who has none. */
export interface Recommendation {
  wallet: WalletDescriptor
  form: WalletForm
}

type Choice = readonly [id: string, form: WalletForm]

const extensions: readonly Choice[] = [
  ["freighter", "extensionFreighter"],
  ["lobstr", "extensionLobstr"],
]

const apps: readonly Choice[] = [
  ["freighter", "appFreighter"],
  ["lobstr", "appLobstr"],
]

/** They open in a window of any browser. */
const web: readonly Choice[] = [
  ["albedo", "webAlbedo"],
  ["xbull", "webXbull"],
]

/** Whether the browser is one of a phone or a tablet. */
export function isPhone(userAgent: string): boolean {
  return /Android|iPhone|iPad|Mobile/.test(userAgent)
}

/**
 * Two of the page's wallets for a browser: extensions where they exist, the apps of phones if the page can reach them, and
 * otherwise wallets that are websites.
 */
export function recommendWallets(
  wallets: readonly WalletDescriptor[],
  userAgent: string,
): readonly Recommendation[] {
  const reachable = wallets.filter(({ phone }) => phone !== undefined)
  const first = isPhone(userAgent)
    ? apps.filter(([id]) => reachable.some((wallet) => wallet.id === id))
    : /Chrom|Firefox|Edg/.test(userAgent)
      ? extensions
      : []
  return [...first, ...web]
    .flatMap(([id, form]) => {
      const wallet = wallets.find((one) => one.id === id)
      return wallet ? [{ wallet, form }] : []
    })
    .slice(0, 2)
}
