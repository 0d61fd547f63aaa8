import { createKit, type Kit } from "@alidade/core"
import { networkFetch } from "@alidade/network/worker"
import { installPracticeWallet, privatePage } from "@alidade/sandbox/browser"
import { freighter } from "@alidade/wallets/freighter"
import { type Accounts, network } from "./network.js"

/** What the examples of a page share. */
export interface Playground {
  kit: Kit
  /** The address of an account to pay to. */
  shop: string
}

/** Starts a network in a worker, and installs a wallet that holds an account of it. */
export async function openPlayground(): Promise<Playground> {
  const worker = new Worker(new URL("./network-worker.ts", import.meta.url), { type: "module" })
  const { own, shop } = await new Promise<Accounts>((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data), { once: true })
    worker.addEventListener("error", reject, { once: true })
  })
  const answer = networkFetch(worker)
  const elsewhere = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    return url.startsWith(network.horizonUrl) ? answer(input, init) : elsewhere(input, init)
  }
  const page = privatePage()
  installPracticeWallet({
    productName: "Practice Wallet",
    network,
    accounts: [{ name: "Practice account", ...own }],
    page,
  })
  const { appLink: _, ...card } = freighter({ page })
  const kit = createKit({
    network: network.passphrase,
    networks: [network],
    wallets: [
      {
        ...card,
        productName: "Practice Wallet",
        productIcon: `${import.meta.env.BASE_URL}mark.svg`,
      },
    ],
    storage: null,
  })
  return { kit, shop: shop.address }
}
