import { createKit, networks, type WalletCard, type WalletModule } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { allWallets } from "@alidade/wallets"
import { createRoot } from "react-dom/client"
import "@alidade/react/styles.css"

/**
 * A page with as many cards as its address says (`?cards=50`): the nine wallets and copies of one of them. Each copy
 * answers in a task of its own, like an installed extension. `?probe` leaves the button out.
 */
const query = new URLSearchParams(location.search)
const wallets = allWallets({ walletConnect: {} })
const original = wallets.find(({ productId }) => productId === "freighter") as WalletCard

function copy(index: number): WalletCard {
  const name = `Wallet ${index}`
  const card = { ...original, productId: `wallet-${index}`, productName: name }
  const module: WalletModule = {
    ...card,
    isAvailable: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(true)
        port2.postMessage(undefined)
      }),
    getAddress: () => Promise.reject(new Error("No copy is asked for its address.")),
    signTransaction: () => Promise.reject(new Error("No copy is asked to sign.")),
  }
  return { ...card, load: async () => module }
}

const cards = Number(query.get("cards"))
const copies = Array.from({ length: cards - wallets.length }, (_, index) => copy(index))
const kit = createKit({ network: networks.Testnet, wallets: [...wallets, ...copies] })

if (query.has("probe")) {
  Object.assign(window, {
    probe: () => kit.refreshSupportedWallets().then((found) => found.length),
  })
} else {
  createRoot(document.querySelector("#app")!).render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>,
  )
}
