import type { Kit, WalletCard, WalletModule } from "@alidade/core"
import { installPracticeWallet, privatePage } from "@alidade/sandbox/browser"
import { freighter } from "@alidade/wallets/freighter"
import { basePath } from "../logic/base-path.js"
import { practiceNetwork } from "../logic/networks/practice.js"
import { openAddressBook } from "../page/address-book.js"
import { createDrafts, paymentDraft } from "../page/drafts.js"
import type { Practice } from "../page/practice.js"
import { forgetKey, keysFrom } from "../page/stored-keys.js"
import { tabItems } from "../page/tab-items.js"
import { startNetwork } from "./start-network.js"

/** Practice, as the page opens with it. */
export interface OpenedPractice extends Practice {
  /** The wallet's card, for the kit. */
  card: WalletCard
  /** Connects the wallet, unless the kit remembers a connection. */
  connect: (kit: Kit) => Promise<void>
}

/** The wallet's name, which is the same in every language. */
const productName = "Practice Wallet"

/** Starts the network and installs the wallet, with an account and two recipients that are known by name. */
export async function openPractice(): Promise<OpenedPractice> {
  const { accounts, promise, isNew, end } = await startNetwork()
  const { own, other, shop, treasury } = accounts
  if (isNew) {
    forgetAll()
    openAddressBook("practice").put(
      { name: "Corner Shop", address: shop.address },
      { name: "Treasury Berlin", address: treasury.address },
    )
    // The first task, ready to review.
    const drafts = createDrafts(tabItems("practice", "drafts"))
    const form = paymentDraft(own.address, practiceNetwork.passphrase)
    drafts.write(form, "destination", shop.address)
    drafts.write(form, "amount", "5")
  }
  const page = privatePage()
  const wallet = installPracticeWallet({
    productName,
    network: practiceNetwork,
    // The second account signs where the wallet cheats with another key.
    accounts: [
      { name: "Practice account", ...own },
      { name: "Another account", ...other },
    ],
    page,
  })
  const card = practiceCard(freighter({ page }))
  return {
    wallet,
    card,
    promise,
    shop: shop.address,
    treasury: treasury.address,
    async connect(kit) {
      // Without a connection, the page offers to connect.
      if (kit.getState().status === "disconnected")
        await kit.connect(card.productId).catch(() => {})
    },
    end() {
      wallet.uninstall()
      end()
      forgetAll()
    },
  }
}

/** Freighter's client, under the practice wallet's name. */
function practiceCard(client: WalletCard): WalletCard {
  const { appLink: _, ...card } = client
  const facts = {
    productName,
    productUrl: `${basePath}?mode=practice`,
    productIcon: `${basePath}mark.svg`,
  }
  return {
    ...card,
    ...facts,
    // Its getters stay.
    load: async (): Promise<WalletModule> => {
      const module = await client.load()
      const { afterCancel } = module
      return Object.assign(Object.create(module), facts, {
        ...(typeof afterCancel === "object" && {
          afterCancel: { ...afterCancel, values: { wallet: productName } },
        }),
      })
    },
  }
}

/** The beginnings of the keys under which practice stores something. */
const stored = [
  "practice:",
  "alidade-web:practice:",
  "alidade-sandbox:practice",
  `alidade-web:sent:${practiceNetwork.horizonUrl}/`,
]

function forgetAll(): void {
  for (const area of ["localStorage", "sessionStorage"] as const)
    for (const key of stored.flatMap((prefix) => keysFrom(area, prefix))) forgetKey(area, key)
}
