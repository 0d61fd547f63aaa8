import { createKit, type Kit } from "@alidade/core"
import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type Leftovers, observe } from "../faults/page/leftovers.js"
import { serve } from "../harness/driven-kit.js"
import { loadWallet, type WalletTransport } from "../harness/modules.js"

/** The half of the soak that is in the page: an app with one wallet. */
export interface Soak {
  kit: Kit
  /** Connects, signs, and disconnects so often. */
  run(cycles: number): Promise<void>
  left(): Leftovers
  /** The entries of all databases of the page, by name. */
  stored(): Promise<Readonly<Record<string, number>>>
}

declare global {
  interface Window {
    soak: Soak
  }
}

/** Puts a wallet that approves everything, and an app's kit, in the page. */
export async function startSoak(
  transport: WalletTransport,
  config: SandboxConfig,
  transaction: string,
): Promise<void> {
  const left = observe()
  const loaded = await loadWallet(transport, config)
  const { module, wallet, side } = loaded
  await side.approve()
  await wallet.update({ network: "public" })
  const { passphrase: network } = config.networks.find(({ id }) => id === "public")!
  const path = wallet.home === "device" ? { path: "44'/148'/0'" } : {}
  const kit = createKit({ network, wallets: [module] })
  serve(kit, loaded)
  await kit.refreshSupportedWallets()
  window.soak = {
    kit,
    left,
    stored: countStored,
    async run(cycles) {
      for (let cycle = 0; cycle < cycles; cycle++) {
        await kit.connect(module.productId, path)
        await kit.signTransaction(transaction)
        await kit.disconnect()
      }
    },
  }
}

async function countStored(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name!))
    for (const store of database.objectStoreNames)
      counts[`${name}/${store}`] = await result(
        database.transaction(store).objectStore(store).count(),
      )
    database.close()
  }
  return { ...counts, localStorage: localStorage.length, sessionStorage: sessionStorage.length }
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result), { once: true })
    request.addEventListener("error", () => reject(request.error), { once: true })
  })
}
