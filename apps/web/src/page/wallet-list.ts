import type { Kit, KitConfig } from "@alidade/core"
import { followAnnounced } from "@alidade/wallets/announced"

type Wallets = KitConfig["wallets"]

/** The wallets of a kit: the page's own with those that announced themselves, and those that were added. */
interface WalletList {
  found: Wallets
  added: Wallets
}

const lists = new WeakMap<Kit, WalletList>()

function listOf(kit: Kit, wallets: Wallets): WalletList {
  const list = lists.get(kit) ?? { found: wallets, added: [] }
  lists.set(kit, list)
  return list
}

/** Lists also the wallets that announce themselves on the page. */
export function listAnnounced(
  kit: Kit,
  wallets: Wallets,
  where: { page: EventTarget } | undefined,
): void {
  const list = listOf(kit, wallets)
  const setWallets: Kit["setWallets"] = (found) => {
    list.found = found
    return kit.setWallets([...found, ...list.added])
  }
  followAnnounced(Object.create(kit, { setWallets: { value: setWallets } }), wallets, where)
}

/** Lists another wallet beside the others. One with the same id is replaced. */
export async function addWallet(
  kit: Kit,
  wallets: Wallets,
  wallet: Wallets[number],
): Promise<void> {
  const list = listOf(kit, wallets)
  const { productId } = wallet
  list.added = [...list.added.filter((one) => one.productId !== productId), wallet]
  await kit.setWallets([...list.found, ...list.added])
}
